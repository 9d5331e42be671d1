import Kernel
import TestSupport
import Testing
import Wire

@testable import Accounts

@Suite("A provider's keys")
struct JSONWebKeyTests {
  private static func keys(_ text: String) throws -> [JSONWebKey] { try JSONWebKey.set(Array(text.utf8)) }

  /// By claims that nobody looks at here.
  private static func token(_ change: (inout PlayedToken) -> Void) throws -> IDToken {
    var token = PlayedToken(from: "https://a.example", nonce: "n", now: Office.opened)
    change(&token)
    return try IDToken(try token.text)
  }

  /// The keys that the played provider publishes.
  private static func published() async throws -> [JSONWebKey] {
    let provider = try PlayedProvider()
    let web = ProviderTransport.live()
    let answer = await web.transport.ask(.init(address: provider.issuer + "/keys"))
    await web.close()
    return try JSONWebKey.set(try #require(answer).body)
  }

  static let ways: [(String, PlayedToken.Signer, String)] = [
    ("ES256", .p256, "p256"), ("EdDSA", .ed25519, "ed25519"), ("RS256", .rsa, "rsa"), ("PS256", .rsaPSS, "rsa"),
  ]

  @Test("each of the four ways to sign is known, and of each a spoiled signature, and another key's", arguments: ways)
  func signed(algorithm: String, signer: PlayedToken.Signer, id: String) async throws {
    let keys = try await Self.published()
    var token = try Self.token { $0.signed(algorithm, by: signer, named: id) }
    let key = try #require(keys.key(for: token))
    #expect(key.signed(token))
    for other in keys where other.id != id { #expect(!other.signed(token)) }
    token.signed[token.signed.count - 1] ^= 1
    #expect(!key.signed(token))
    for signature in [[], [0], [UInt8](repeating: 0, count: 64), [UInt8](repeating: 255, count: 256)] {
      token.signature = signature
      #expect(!key.signed(token))
    }
  }

  @Test(
    "one way to sign is not taken for the other of the same key",
    arguments: [("RS256", .rsaPSS), ("PS256", .rsa)] as [(String, PlayedToken.Signer)])
  func mixed(algorithm: String, signer: PlayedToken.Signer) async throws {
    let token = try Self.token { $0.signed(algorithm, by: signer, named: "rsa") }
    let key = try #require(try await Self.published().key(for: token))
    #expect(!key.signed(token))
  }

  @Test("a key is found by its id and its kind; without an id only where there is no other of the kind")
  func found() async throws {
    let keys = try await Self.published()
    #expect(keys.key(for: try Self.token { $0.signed("ES256", by: .p256, named: "other") })?.id == "other")
    #expect(keys.key(for: try Self.token { $0.signed("ES256", by: .p256, named: "rsa") }) == nil)
    #expect(keys.key(for: try Self.token { $0.signed("ES256", by: .p256, named: "unknown") }) == nil)
    #expect(keys.key(for: try Self.token { $0.signed("ES256", by: .p256, named: nil) }) == nil)
    #expect(keys.key(for: try Self.token { $0.signed("EdDSA", by: .ed25519, named: nil) })?.id == "ed25519")
  }

  @Test(
    "what can't be such a key is left out of the set",
    arguments: [
      #"{"kty":"oct","k":"AAAA"}"#, #"{"kty":"EC","crv":"P-384","x":"AA","y":"AA"}"#,
      #"{"kty":"EC","crv":"P-256","x":"AA","y":"AA"}"#, #"{"kty":"OKP","crv":"X25519","x":"AA"}"#,
      #"{"kty":"RSA","n":"AQAB","e":"AQAB"}"#, #"{"kty":"RSA","e":"AQAB"}"#, "1", "{}",
    ])
  func leftOut(key: String) throws {
    #expect(try Self.keys("{\"keys\":[\(key)]}").isEmpty)
  }

  @Test(
    "a key for encryption, or for another way to sign, signs nothing",
    arguments: [("use", "enc"), ("alg", "HS256"), ("alg", "RSA-OAEP")])
  func others(name: String, value: String) throws {
    let point = Base64URL.text([UInt8](repeating: 7, count: 32))
    let key = "{\"kty\":\"OKP\",\"crv\":\"Ed25519\",\"x\":\"\(point)\"}"
    #expect(try Self.keys("{\"keys\":[\(key)]}").count == 1)
    #expect(try Self.keys("{\"keys\":[\(key.dropLast()),\"\(name)\":\"\(value)\"}]}").isEmpty)
  }

  @Test("what is no set of keys is said to be none", arguments: ["", "[]", "{}", #"{"keys":{}}"#])
  func noSet(text: String) {
    #expect(throws: OpenIDRefusal.unreadable) { try Self.keys(text) }
  }
}
