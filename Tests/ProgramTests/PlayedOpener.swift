import Crypto
import Kernel
import SyncClient
import Testing
import Wire

/// A device that is in, as the app plays it (Documentation/Pairing.md): it leads another one in by eight letters.
struct PlayedOpener {
  let code: String
  private let profile: DeviceProfile
  private let key = P256.KeyAgreement.PrivateKey()

  init(_ profile: DeviceProfile) async throws {
    self.profile = profile
    let commit = Array(SHA256.hash(data: key.publicKey.x963Representation))
    let answer = await Self.ask(profile, "POST", "", .object(["commit": .string(Base64URL.text(commit))]))
    code = try #require(answer.json["code"]?.string)
  }

  func leadIn() async throws {
    let joiner = try await reveal()
    let other = try P256.KeyAgreement.PublicKey(x963Representation: joiner)
    let sealing = try key.sharedSecretFromKeyAgreement(with: other).hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: [UInt8](), sharedInfo: Array("wrap".utf8), outputByteCount: 32)
    let context = Array((Base64URL.text(profile.account) + "\0pairing\0" + code).utf8)
    let box = try AES.GCM.seal(profile.key, using: sealing, authenticating: context)
    let wrap = [1] + box.nonce + box.ciphertext + box.tag
    let yes = await Self.ask(profile, "POST", "/\(code)/confirm", .object(["wrap": .string(Base64URL.text(wrap))]))
    #expect(yes.status == 200)
  }

  /// Waits for the other device's key and shows its own.
  @discardableResult
  func reveal() async throws -> [UInt8] {
    var joiner: [UInt8] = []
    for _ in 0..<600 where joiner.isEmpty {
      let answer = await Self.ask(profile, "GET", "/\(code)", nil)
      try #require(answer.isFine)
      joiner = answer.json["joiner"]?["public"]?.string.flatMap(Base64URL.bytes) ?? []
      try await Task.sleep(for: .milliseconds(50))
    }
    try #require(!joiner.isEmpty, "nobody came by the code")
    // Nothing was scanned: the proof shows nothing to who typed the code.
    let body = JSON.object([
      "public": .string(Base64URL.text(Array(key.publicKey.x963Representation))),
      "proof": .string(Base64URL.text([UInt8](repeating: 0, count: 32))),
    ])
    #expect(await Self.ask(profile, "POST", "/\(code)/reveal", body).isFine)
    return joiner
  }

  private static func ask(
    _ profile: DeviceProfile, _ method: String, _ path: String, _ body: JSON?
  ) async -> AccountServer.Answer {
    let live = AccountServer.live(origin: profile.server)
    let answer = await live.server.ask(method, "/api/v1/account/pairing" + path, body, .session(profile.session))
    await live.close()
    return answer
  }
}
