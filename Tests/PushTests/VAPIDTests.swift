import Crypto
import Kernel
import Testing
import Wire

@testable import Push

@Suite("VAPID (RFC 8292)")
struct VAPIDTests {
  private let now = Instant(seconds: 1_764_547_200)
  private let key = VAPIDKey { count in (0..<count).map { _ in UInt8.random(in: 0...255) } }

  /// A header's token, taken apart, its signature held against `k`.
  private func claims(_ header: String) throws -> JSON {
    let parts = header.dropFirst("vapid t=".count).split(separator: ", k=").map(String.init)
    let token = parts[0].split(separator: ".").map(String.init)
    let point = try #require(Base64URL.bytes(parts[1]))
    let signature = try P256.Signing.ECDSASignature(rawRepresentation: Base64URL.bytes(token[2]) ?? [])
    let signer = try P256.Signing.PublicKey(x963Representation: point)
    #expect(signer.isValidSignature(signature, for: Array((token[0] + "." + token[1]).utf8)))
    let header = try JSON.parse(Base64URL.bytes(token[0]) ?? [])
    #expect(header["alg"]?.string == "ES256")
    return try JSON.parse(Base64URL.bytes(token[1]) ?? [])
  }

  @Test("a token names the service, who sends, and an end within a day")
  func token() throws {
    let tokens = VAPIDTokens(SharedVAPIDKey(key), subject: "mailto:me@example.org")
    let header = try #require(tokens.authorization(for: "https://fcm.googleapis.com", now: now))
    #expect(header.hasPrefix("vapid t="))
    let claims = try claims(header)
    #expect(claims["aud"]?.string == "https://fcm.googleapis.com")
    #expect(claims["sub"]?.string == "mailto:me@example.org")
    let end = try #require(claims["exp"]?.integer)
    #expect(end > now.seconds && end <= now.seconds + 86_400)
  }

  @Test("one token an origin is used for an hour, and no longer")
  func reuse() throws {
    let tokens = VAPIDTokens(SharedVAPIDKey(key), subject: "https://a.example")
    let first = tokens.authorization(for: "https://a", now: now)
    #expect(tokens.authorization(for: "https://a", now: now.adding(seconds: 3599)) == first)
    #expect(tokens.authorization(for: "https://b", now: now) != first)
    #expect(tokens.authorization(for: "https://a", now: now.adding(seconds: 3600)) != first)
    // A clock that was set back.
    #expect(tokens.authorization(for: "https://a", now: now.adding(seconds: -10)) != first)
  }

  @Test("a key is the same when its bytes are read again")
  func bytes() throws {
    let again = try #require(VAPIDKey(bytes: key.bytes))
    #expect(again.publicKey == key.publicKey)
    #expect(key.publicKey.count == 65)
    #expect(VAPIDKey(bytes: []) == nil)
    #expect(VAPIDKey(bytes: [UInt8](repeating: 0, count: 32)) == nil)
  }
}
