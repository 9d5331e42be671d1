import Crypto
import Kernel
import Sealing
import Wire

/// A device that is led into an account by one that is in, by eight letters that are typed (Documentation/Pairing.md). It shows
/// its key only after it has what the other one is bound to, and takes no other.
package struct Joining: Sendable {
  private let server: AccountServer
  private let code: String
  private let key: P256.KeyAgreement.PrivateKey
  private let token: String
  private var opener: P256.KeyAgreement.PublicKey?
  /// How often it still asks: a pairing is over after five minutes.
  private var patience = 600
  /// Between two questions.
  private let pause: @Sendable () async throws -> Void

  /// nil for what is no code: eight letters of Crockford's alphabet, in any case, with spaces or dashes.
  package init?(
    _ typed: String, at server: AccountServer, random: @Sendable (Int) -> [UInt8],
    pause: @escaping @Sendable () async throws -> Void
  ) {
    guard let code = CrockfordCode.read(typed, letters: 8) else { return nil }
    self.server = server
    self.code = code
    self.pause = pause
    token = Base64URL.text(random(32))
    key = P256.KeyAgreement.PrivateKey()
  }

  /// Waits until the other device has shown its key. Six figures: that both show the same is what a person has to say.
  package mutating func meet(as name: String) async throws -> String {
    let promised = await server.ask("GET", path("/commit"), nil, .nobody)
    guard promised.isFine, let commit = promised.json["commit"]?.string.flatMap(Base64URL.bytes) else {
      throw SignInError(promised)
    }
    let joined = await server.ask(
      "POST", path("/join"),
      .object([
        "public": .string(Base64URL.text(point)), "token": .string(token), "device": .object(["name": .string(name)]),
      ]), .nobody)
    guard joined.isFine else { throw SignInError(joined) }
    let shown = try await shown()
    guard Array(SHA256.hash(data: shown)) == commit,
      let key = try? P256.KeyAgreement.PublicKey(x963Representation: shown)
    else {
      await leave()
      throw SignInError.deceived
    }
    opener = key
    let hash = SHA256.hash(data: shown + point + Array(code.utf8))
    let number = hash.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } % 1_000_000
    return String(String(1_000_000 + number).dropFirst())
  }

  /// Once the person has said that both show the same: waits for the other device's yes.
  package mutating func signIn(at origin: String) async throws -> DeviceProfile {
    guard let opener else { throw SignInError.notPaired }
    var answer = await server.ask("POST", path("/signIn"), nil, .joiner(token))
    while answer.status == 0 || answer.code == "not-ready" {
      try await wait()
      answer = await server.ask("POST", path("/signIn"), nil, .joiner(token))
    }
    guard answer.isFine else { throw SignInError(answer) }
    let sealing = try key.sharedSecretFromKeyAgreement(with: opener).hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: [UInt8](), sharedInfo: Array("wrap".utf8), outputByteCount: 32)
    guard let profile = try answer.profile(at: origin, by: WayKey(auth: [], sealing: sealing)) else {
      if let session = answer.session { await server.signOut(session) }
      await leave()
      throw SignInError.deceived
    }
    await leave()
    return profile
  }

  /// It has all, or gives up: the server forgets it.
  package func leave() async { _ = await server.ask("DELETE", path(""), nil, .joiner(token)) }

  private mutating func wait() async throws {
    patience -= 1
    guard patience > 0 else { throw SignInError.notReached }
    try await pause()
  }

  private mutating func shown() async throws -> [UInt8] {
    while true {
      let answer = await server.ask("GET", path(""), nil, .joiner(token))
      if answer.isFine, let point = answer.json["opener"]?["public"]?.string.flatMap(Base64URL.bytes) { return point }
      guard answer.isFine || answer.status == 0 else { throw SignInError(answer) }
      try await wait()
    }
  }

  private var point: [UInt8] { Array(key.publicKey.x963Representation) }

  private func path(_ step: String) -> String { "/api/v1/account/pairing/" + code + step }
}
