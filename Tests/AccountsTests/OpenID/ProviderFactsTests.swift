import Kernel
import Synchronization
import TestSupport
import Testing

@testable import Accounts

@Suite("What a provider says of itself")
struct ProviderFactsTests {
  /// Answers by address, counted.
  private final class Web: Sendable {
    private let state = Mutex((answers: [String: String](), asked: [String]()))

    subscript(address: String) -> String? {
      get { state.withLock { $0.answers[address] } }
      set { state.withLock { $0.answers[address] = newValue } }
    }

    func times(_ address: String) -> Int { state.withLock { $0.asked.filter { $0 == address }.count } }

    var transport: ProviderTransport {
      ProviderTransport { question in
        self.state.withLock { state in
          state.asked.append(question.address)
          return state.answers[question.address].map { ProviderTransport.Answer(status: 200, body: Array($0.utf8)) }
        }
      }
    }
  }

  private static let issuer = "https://a.example"
  private static let provider = OpenIDProvider(id: "a", name: "A", issuer: issuer, clientID: "pocketful")
  private static let about = issuer + "/.well-known/openid-configuration"
  private static let metadata =
    #"{"issuer":"https://a.example","authorization_endpoint":"https://a.example/auth","#
    + #""token_endpoint":"https://a.example/token","jwks_uri":"https://a.example/keys"}"#

  private static func keys(_ ids: [String]) -> String {
    let x = AccountBodies.text([UInt8](repeating: 7, count: 32))
    let keys = ids.map { "{\"kty\":\"OKP\",\"crv\":\"Ed25519\",\"kid\":\"\($0)\",\"x\":\"\(x)\"}" }
    return "{\"keys\":[\(keys.joined(separator: ","))]}"
  }

  private static func token(by id: String) throws -> IDToken {
    var token = PlayedToken(from: issuer, nonce: "n", now: Office.opened)
    token.signed("EdDSA", by: .ed25519, named: id)
    return try IDToken(try token.text)
  }

  @Test("it is asked for once an hour, and its keys too")
  func hour() async throws {
    let web = Web()
    (web[Self.about], web[Self.issuer + "/keys"]) = (Self.metadata, Self.keys(["1"]))
    let facts = ProviderFacts(of: Self.provider, by: web.transport)
    let token = try Self.token(by: "1")
    for seconds: Int64 in [0, 1, 3599] {
      #expect(try await facts.key(for: token, now: Office.opened.adding(seconds: seconds)).id == "1")
    }
    #expect(web.times(Self.about) == 1 && web.times(Self.issuer + "/keys") == 1)
    _ = try await facts.key(for: token, now: Office.opened.adding(seconds: 3600))
    #expect(web.times(Self.about) == 2 && web.times(Self.issuer + "/keys") == 2)
    _ = try await facts.key(for: token, now: Office.opened.adding(seconds: -1))
    #expect(web.times(Self.issuer + "/keys") == 3, "a clock that was set back lets nothing hold on")
  }

  @Test("for a key that nobody knows yet its keys are asked for anew, once a minute at most")
  func rotation() async throws {
    let web = Web()
    (web[Self.about], web[Self.issuer + "/keys"]) = (Self.metadata, Self.keys(["1"]))
    let facts = ProviderFacts(of: Self.provider, by: web.transport)
    _ = try await facts.key(for: try Self.token(by: "1"), now: Office.opened)
    web[Self.issuer + "/keys"] = Self.keys(["1", "2"])
    for seconds: Int64 in [1, 30, 59] {
      await #expect(throws: OpenIDRefusal.unknownKey) {
        try await facts.key(for: try Self.token(by: "2"), now: Office.opened.adding(seconds: seconds))
      }
    }
    #expect(web.times(Self.issuer + "/keys") == 1)
    #expect(try await facts.key(for: try Self.token(by: "2"), now: Office.opened.adding(seconds: 60)).id == "2")
    for _ in 0..<9 {
      await #expect(throws: OpenIDRefusal.unknownKey) {
        try await facts.key(for: try Self.token(by: "invented"), now: Office.opened.adding(seconds: 61))
      }
    }
    #expect(web.times(Self.issuer + "/keys") == 2)
  }

  @Test("one that doesn't answer is asked again by the next who comes")
  func away() async throws {
    let web = Web()
    let facts = ProviderFacts(of: Self.provider, by: web.transport)
    await #expect(throws: OpenIDRefusal.unreachable) { try await facts.metadata(now: Office.opened) }
    web[Self.about] = Self.metadata
    #expect(try await facts.metadata(now: Office.opened).token == "https://a.example/token")
  }

  /// What stands in place of something of the metadata, and what is said of it.
  static let lies: [(String, String, OpenIDRefusal)] = [
    (#""issuer":"https://a.example""#, #""issuer":"https://a.example/""#, .otherIssuer),
    (#""issuer":"https://a.example""#, #""issuer":"https://A.example""#, .otherIssuer),
    (#""issuer":"https://a.example","#, "", .unreadable),
    ("https://a.example/keys", "http://a.example/keys", .unreadable),
    ("https://a.example/token", "http://127.0.0.1/token", .unreadable),
    ("https://a.example/auth", "javascript:1", .unreadable),
    ("https://a.example/auth", "https://a.example/ auth", .unreadable), ("{", "[", .unreadable),
  ]

  @Test("what can't be it is refused: another's issuer, an address that is not safe", arguments: lies)
  func refused(right: String, wrong: String, refusal: OpenIDRefusal) {
    #expect(throws: refusal) {
      try ProviderMetadata(Array(Self.metadata.replacing(right, with: wrong).utf8), of: Self.provider)
    }
  }

  @Test(
    "an issuer is https, or this machine itself",
    arguments: [
      ("https://a.example", true), ("https://a.example/", true), ("http://127.0.0.1:81/x", true),
      ("http://localhost", true),
      ("http://[::1]:81", true), ("http://a.example", false), ("http://localhost.evil.example", false),
      ("http://127.0.0.1@evil.example", false), ("http://localhost:80@evil.example/", false),
      ("ftp://a.example", false), ("https:///x", false), ("https://a b", false),
      ("https://a.example#x", false), ("", false),
    ])
  func trusted(address: String, isSo: Bool) {
    #expect(OpenIDProvider.isTrusted(address) == isSo)
  }

  @Test("no description of a provider tells its secret")
  func secret() {
    var provider = Self.provider
    provider.secret = ClientSecret("hush")
    var dumped = ""
    dump(provider, to: &dumped)
    for said in ["\(provider)", String(reflecting: provider), dumped] { #expect(!said.contains("hush")) }
  }
}
