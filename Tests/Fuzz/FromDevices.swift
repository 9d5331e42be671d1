import Kernel
import Wire

enum FromDevices {
  /// What a device sends to get into an account; what is taken of it is as it has to be.
  static func accounts(_ bytes: [UInt8]) {
    if let request = try? CreateRequest(bytes) {
      precondition(request.new.account.bytes.count == 16 && request.password.salt.count == 16)
      precondition(request.password.auth.count == 32 && request.new.keyCheck.count == 8)
      precondition(request.password.wrap.count == 61 && request.new.recovery.wrap.count == 61)
    }
    if let request = try? PasswordSignIn(bytes) {
      precondition(EmailAddress(request.email.folded)?.folded == request.email.folded)
      precondition((1...100).contains(request.device.name.utf8.count))
    }
    if let request = try? JoinRequest(bytes) {
      precondition(request.token.bytes.count == 32 && request.key.point.count == 65)
      precondition(request.key.proof.map { $0.count == 32 } ?? true)
    }
    if let request = try? ConfirmRequest(bytes) { precondition(request.wrap.count == 61) }
    if let request = try? OpenIDCreation(bytes) {
      precondition(request.ticket.bytes.count == 32 && request.new.recovery.wrap.count == 61)
    }
    if let request = try? ResetRequest(bytes) {
      precondition(request.token.bytes.count == 32 && request.salt.count == 16 && request.auth.count == 32)
    }
    _ = try? ForgotRequest(bytes)
    _ = try? OpenIDSignIn(bytes)
    _ = try? OpenIDAddition(bytes)
    _ = try? PairingRequest(bytes)
    _ = try? RevealRequest(bytes)
    _ = try? ParametersRequest(bytes)
    _ = try? PasswordChange(bytes)
    _ = try? NewRecovery(bytes)
    _ = try? RecoverySignIn(bytes)
    _ = try? DeviceRename(bytes)
    _ = try? DeletionRequest(bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    if let read = Base64URL.bytes(text) { precondition(Base64URL.text(read) == text) }
    if let code = PairingCode(text: text) { precondition(PairingCode(text: code.text) == code) }
    if let address = EmailAddress(text) { precondition(EmailAddress(address.folded)?.folded == address.folded) }
  }

  /// A batch for an account's log, and as the same bytes a snapshot of one. What is taken can be written and is then the same.
  static func pushes(_ bytes: [UInt8]) {
    if let snapshot = try? Snapshot(bytes) {
      var json = JSONWriter()
      json.beginObject()
      snapshot.write(into: &json)
      json.endObject()
      precondition((try? Snapshot(json.bytes)) == snapshot)
    }
    guard let push = try? PushRequest(bytes) else { return }
    precondition(push.operations.count <= PushRequest.most)
    precondition(Set(push.operations.map(\.id)).count == push.operations.count)
    if let mark = push.mark { precondition((try? LogMark.read(mark.text)) == mark) }
    for operation in push.operations {
      precondition(operation.fault == nil)
      var json = JSONWriter()
      operation.write(into: &json)
      guard let again = try? SealedOperation((try? JSON.parse(json.bytes)) ?? .null) else { preconditionFailure() }
      precondition(again == operation)
    }
  }

  /// What says who a program is, a token as a device makes it, and what a program sends; each of the same bytes.
  static func bearers(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if let token = BearerToken(authorization: text) {
      precondition(token.id.text.utf8.count == 12 && token.secret.utf8.count == 43)
      precondition(BearerToken(text: "pf_" + token.id.text + "_" + token.secret) == token)
      precondition("\(token)" == "\u{2026}")
    }
    if let token = try? NewToken(bytes, now: Instant(milliseconds: 1_759_414_800_000)) {
      precondition(token.auth.count == 32 && !token.scopes.isEmpty && token.wraps[.fareCard]?.count == 61)
      precondition(Set(token.wraps.keys) == Set(token.tags.keys))
      precondition(token.expires.map { $0.milliseconds > 1_759_414_800_000 } ?? true)
    }
    if let ride = try? RideRequest(bytes) {
      precondition(ride.card.map { (1...100).contains($0.utf8.count) } ?? true)
      precondition((try? JSON.parse(ride.json.text)) == ride.json)
    }
  }

  /// A set of reminders, with what they hang on, and where something is pushed to. What is taken is bounded, and is the same once stored.
  static func reminders(_ bytes: [UInt8]) {
    if let set = try? ReminderSet(bytes, now: Instant(milliseconds: 1_764_547_200_000)) {
      precondition(set.reminders.count <= ReminderSet.most)
      for reminder in set.reminders {
        precondition(reminder.id.utf8.count == 32 && reminder.due <= reminder.expires)
        guard let anchor = reminder.anchor else { continue }
        precondition(anchor.text.utf8.count <= ReminderAnchor.most && ReminderAnchor(text: anchor.text) == anchor)
        _ = anchor.time(due: reminder.due)
      }
    }
    _ = try? PuttingOff(bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    if let hosts = PushHosts(adding: text), let endpoint = try? PushEndpoint(text, among: hosts) {
      precondition(endpoint.isTrusted || endpoint.origin == "https://" + endpoint.host)
    }
    if let endpoint = try? PushEndpoint(text, among: PushHosts()) {
      precondition(!endpoint.isTrusted && !endpoint.host.utf8.contains { $0 == UInt8(ascii: "@") })
    }
  }

  /// What an authenticator made or showed, each part by itself.
  static func passkeys(_ bytes: [UInt8]) {
    if let data = try? AuthenticatorData(bytes) { inspect(data, of: bytes.count) }
    if let data = try? AuthenticatorData(attestation: bytes) { inspect(data, of: bytes.count) }
    _ = try? CBOR(bytes)
    _ = try? COSEKey(bytes)
    if let client = try? ClientData(bytes) { precondition(client.challenge.count < bytes.count) }
    _ = try? PasskeyQuestion(bytes)
    _ = try? PasskeyAnswer(bytes)
  }

  private static func inspect(_ data: AuthenticatorData, of count: Int) {
    precondition(data.relyingParty.count == 32 && count >= 37)
    guard let credential = data.credential else { return }
    precondition(data.flags.contains(.hasCredential))
    precondition(credential.id.count + credential.key.count + 55 <= count)
    // It was read once already.
    precondition((try? CBOR(credential.key)) != nil)
    _ = try? COSEKey(credential.key)
  }
}
