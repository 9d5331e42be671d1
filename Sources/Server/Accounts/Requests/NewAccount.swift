/// What an account is made of beside its first way in, whichever that is. Its id is the device's own, so that its wraps can be
/// sealed before it is there.
package struct NewAccount: Sendable {
  package var account: AccountID
  /// By which a device knows the account's key, 8 bytes.
  package var keyCheck: [UInt8]
  package var recovery: NewRecovery
  package var device: DeviceClaim
  package var invite: InviteCode?

  init(_ members: Members) throws(Malformed) {
    account = try members.account("account")
    keyCheck = try members.bytes("keyCheck", 8)
    recovery = try NewRecovery(try members.object("recovery"))
    device = try members.device()
    invite = try members.invite()
  }
}
