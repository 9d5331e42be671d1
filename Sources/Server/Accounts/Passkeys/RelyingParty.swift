/// Whom passkeys are for: a name, and the one address of the app under it. What comes from an authenticator is checked against
/// it, with everything else handed in.
package struct RelyingParty: Equatable, Sendable {
  /// "pocketful.example", "localhost".
  package var id: String
  /// "https://pocketful.example", "http://localhost:8080".
  package var origin: String

  package init(id: String, origin: String) {
    self.id = id
    self.origin = origin
  }

  /// What of a new credential is kept (WebAuthn Level 3 section 7.1). Whether its id is new here, the database knows.
  func passkey(made: MadeCredential, for challenge: [UInt8]) throws(PasskeyRefusal) -> StoredPasskey {
    try check(try ClientData(made.clientData), "webauthn.create", challenge)
    guard let data = try? AuthenticatorData(attestation: made.attestation) else { throw .unreadable }
    try check(data)
    guard let credential = data.credential else { throw .noCredential }
    try checkBackup(data)
    guard (1...Self.longestID).contains(credential.id.count) else { throw .longCredential }
    guard credential.id == made.id else { throw .otherCredential }
    guard try COSEKey(credential.key).isUsable else { throw .unusableKey }
    return StoredPasskey(
      key: credential.key, counter: Int64(data.counter), mayBeBackedUp: data.flags.contains(.mayBeBackedUp),
      isBackedUp: data.flags.contains(.isBackedUp), transports: made.transports)
  }

  /// What is kept of a passkey after it was shown (WebAuthn Level 3 section 7.2); `account` is the one that has it.
  func passkey(
    shown: ShownCredential, kept: StoredPasskey, of account: AccountID, for challenge: [UInt8]
  ) throws(PasskeyRefusal) -> StoredPasskey {
    if let handle = shown.userHandle, handle != account.bytes { throw .otherAccount }
    try check(try ClientData(shown.clientData), "webauthn.get", challenge)
    guard let data = try? AuthenticatorData(shown.authenticatorData) else { throw .unreadable }
    try check(data)
    try checkBackup(data)
    let message = shown.authenticatorData + Digest.of(shown.clientData)
    guard try COSEKey(kept.key).isSignature(shown.signature, of: message) else { throw .wrongSignature }
    guard data.flags.contains(.mayBeBackedUp) == kept.mayBeBackedUp else { throw .changedBackup }
    var passkey = kept
    // One that doesn't go up may be a copy's. Its owner is let in: authenticators that reset theirs are more than thieves.
    let goesUp = data.counter > kept.counter || (data.counter == 0 && kept.counter == 0)
    if !goesUp { passkey.isCounterBehind = true }
    passkey.counter = max(kept.counter, Int64(data.counter))
    passkey.isBackedUp = data.flags.contains(.isBackedUp)
    return passkey
  }

  /// WebAuthn Level 3 section 7.1, step "credentialId is at most 1023 bytes".
  private static let longestID = 1023

  private func check(_ client: ClientData, _ type: String, _ challenge: [UInt8]) throws(PasskeyRefusal) {
    guard client.type == type else { throw .wrongType }
    guard Digest.areEqual(client.challenge, challenge) else { throw .wrongChallenge }
    guard client.origin == origin else { throw .wrongOrigin }
    guard !client.isCrossOrigin else { throw .crossOrigin }
  }

  private func check(_ data: AuthenticatorData) throws(PasskeyRefusal) {
    guard data.relyingParty == Digest.of(Array(id.utf8)) else { throw .wrongRelyingParty }
    guard data.flags.contains(.present) else { throw .notPresent }
    guard data.flags.contains(.verified) else { throw .notVerified }
  }

  private func checkBackup(_ data: AuthenticatorData) throws(PasskeyRefusal) {
    guard data.flags.contains(.mayBeBackedUp) || !data.flags.contains(.isBackedUp) else { throw .impossibleBackup }
  }
}
