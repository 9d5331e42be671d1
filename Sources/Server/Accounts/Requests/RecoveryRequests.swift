/// A recovery code as a device hands it in: what it is proved by, and the key it opens.
package struct NewRecovery: Sendable {
  /// 32 bytes.
  package var auth: [UInt8]
  package var wrap: [UInt8]

  init(_ members: Members) throws(Malformed) {
    auth = try members.auth()
    wrap = try members.wrap()
  }

  /// `PUT recovery`.
  package init(_ bytes: [UInt8]) throws(Malformed) { try self.init(try Members(bytes)) }
}

/// `POST recovery/signIn`.
package struct RecoverySignIn: Sendable {
  /// Whose code it is, where the device knows: who has lost all else has the code alone, and it is long enough to be found by.
  package enum Owner: Sendable {
    case email(EmailAddress)
    case account(AccountID)
    case whoseCodeItIs
  }

  package var owner: Owner
  package var auth: [UInt8]
  package var device: DeviceClaim

  package init(_ bytes: [UInt8]) throws(Malformed) {
    let members = try Members(bytes)
    owner =
      members.has("email")
      ? .email(try members.email())
      : members.has("account") ? .account(try members.account("account")) : .whoseCodeItIs
    auth = try members.auth()
    device = try members.device()
  }
}
