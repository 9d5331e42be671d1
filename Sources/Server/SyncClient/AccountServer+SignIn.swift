import Kernel
import Sealing
import Wire

/// How a command line comes into an account.
package enum WayIn: Sendable {
  case password(email: String, String)
  /// 26 letters.
  case recovery(email: String, code: String)
}

/// Why it did not.
package enum SignInError: Error, Equatable {
  case notReached
  /// The server answers, and has no accounts.
  case noAccounts
  /// One answer for an unknown address and a wrong password.
  case wrong
  case badCode
  /// Too many tries; seconds.
  case wait(Int?)
  /// The account opens, and nothing here opens its data.
  case noKey
  /// The code is unknown or over, somebody else used it, or the other device said no.
  case notPaired
  /// What came was not what the other device had promised: somebody is in between.
  case deceived
  case refused(String)
}

extension AccountServer {
  /// Who this device is from now on. `name` is what the account's owner sees in the list of devices.
  /// `device`: what it was to the account before.
  package func signIn(
    _ way: WayIn, name: String, device: String? = nil, at origin: String
  ) async throws(SignInError) -> DeviceProfile {
    let (path, email, key) = try await prepare(way)
    let claim = [JSON.Member("name", .string(name))] + (device.map { [JSON.Member("id", .string($0))] } ?? [])
    let body: JSON = .object([
      "email": .string(email), "auth": .string(Base64URL.text(key.auth)), "device": .object(claim),
    ])
    let answer = await ask("POST", path, body, .nobody)
    guard answer.isFine else { throw SignInError(answer) }
    guard let profile = try answer.profile(at: origin, by: key) else {
      // Nothing is to stay of a device that can't open anything.
      if let session = answer.session { await signOut(session) }
      throw .noKey
    }
    return profile
  }

  /// Ends what was signed in by this session ("name=value").
  @discardableResult
  package func signOut(_ session: String) async -> Answer {
    await ask("POST", "/api/v1/account/signOut", nil, .session(session))
  }

  private func prepare(_ way: WayIn) async throws(SignInError) -> (path: String, email: String, key: WayKey) {
    switch way {
    case .recovery(let email, let code):
      guard let key = WayKey.recovery(code) else { throw .badCode }
      return ("/api/v1/account/recovery/signIn", email, key)
    case .password(let email, let password):
      let answer = await ask("POST", "/api/v1/account/password/params", .object(["email": .string(email)]), .nobody)
      guard answer.isFine else { throw SignInError(answer) }
      guard let salt = answer.json["salt"]?.string.flatMap(Base64URL.bytes),
        answer.json["kdf"]?["name"]?.string == "PBKDF2-SHA256", let rounds = answer.json["kdf"]?["iterations"]?.int,
        let key = WayKey.password(password, salt: salt, rounds: rounds)
      else { throw .refused("It asks for a password in a way that this version doesn't know.") }
      return ("/api/v1/account/password/signIn", email, key)
    }
  }
}

extension AccountServer.Answer {
  /// What a sign-in gives, by whichever way; nil where none of its wraps opens.
  func profile(at origin: String, by key: WayKey) throws(SignInError) -> DeviceProfile? {
    guard let account = json["account"]?.string.flatMap(Base64URL.bytes), account.count == 16,
      let device = json["device"]?.string, let session
    else { throw .noAccounts }
    for wrap in json["wraps"]?.array ?? [] {
      guard let kind = wrap["kind"]?.string, let id = wrap["id"]?.string,
        let bytes = wrap["bytes"]?.string.flatMap(Base64URL.bytes),
        let opened = Wrap(kind: kind, id: id, bytes: bytes).key(account: account, by: key)
      else { continue }
      let profile = DeviceProfile(server: origin, account: account, key: opened, device: device, session: session)
      if json["keyCheck"]?.string == Base64URL.text(profile.keys.check) { return profile }
    }
    return nil
  }
}

extension SignInError {
  init(_ answer: AccountServer.Answer) {
    self =
      switch (answer.status, answer.code) {
      case (0, _): .notReached
      case (_, "wrong"): .wrong
      case (_, "no-pairing"), (_, "expired"), (_, "taken"), (_, "denied"): .notPaired
      case (429, _): .wait(answer.retryAfter)
      case (404, _), (405, _): .noAccounts
      case (_, _): .refused(answer.json["detail"]?.string ?? "It answered with \(answer.status).")
      }
  }
}
