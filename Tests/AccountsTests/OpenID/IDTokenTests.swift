import Kernel
import TestSupport
import Testing
import Wire

@testable import Accounts

@Suite("What a provider says of a person")
struct IDTokenTests {
  private static let now = Office.opened
  private static let provider = OpenIDProvider(
    id: "example", name: "Example", issuer: "https://accounts.example.org", clientID: "pocketful")

  private func subject(
    from provider: OpenIDProvider = provider, _ change: (inout PlayedToken) -> Void = { _ in }
  ) throws -> String {
    var token = PlayedToken(from: Self.provider.issuer, nonce: "n", now: Self.now)
    change(&token)
    return try IDToken(try token.text).subject(from: provider, nonce: "n", now: Self.now)
  }

  @Test("one that is for us, about this sign-in and from now says whom it is about")
  func right() throws {
    #expect(try subject() == "person-1")
    #expect(try subject { $0["aud"] = .array([.string("pocketful")]) } == "person-1")
    #expect(try subject { $0["azp"] = .string("pocketful") } == "person-1")
    let several = JSON.array([.string("other"), .string("pocketful")])
    #expect(try subject { ($0["aud"], $0["azp"]) = (several, .string("pocketful")) } == "person-1")
    #expect(try subject { $0["exp"] = .number(Double(Self.now.seconds) + 0.5) } == "person-1")
  }

  /// A claim, what it is in place of what is right, and what is said of it.
  static let lies: [(String, JSON?, OpenIDRefusal)] = [
    ("iss", .string("https://accounts.example.org/"), .wrongIssuer),
    ("iss", .string("https://evil.example"), .wrongIssuer),
    ("iss", .string("https://Accounts.example.org"), .wrongIssuer), ("iss", nil, .tokenUnreadable),
    ("aud", .string("other"), .wrongAudience), ("aud", .array([]), .tokenUnreadable), ("aud", nil, .tokenUnreadable),
    ("aud", .array([.string("pocketful"), .integer(1)]), .tokenUnreadable),
    ("aud", .array([.string("pocketful"), .string("other")]), .wrongParty),
    ("azp", .string("other"), .wrongParty), ("azp", .integer(1), .tokenUnreadable),
    ("exp", .integer(now.seconds - 60), .expired), ("exp", .integer(.min), .expired), ("exp", nil, .tokenUnreadable),
    ("exp", .number(1e300), .tokenUnreadable), ("exp", .string("later"), .tokenUnreadable),
    ("iat", .integer(now.seconds + 61), .fromTheFuture), ("iat", .integer(.max), .fromTheFuture),
    ("iat", nil, .tokenUnreadable), ("nonce", .string("m"), .wrongNonce), ("nonce", nil, .wrongNonce),
    ("nonce", .integer(1), .wrongNonce), ("sub", .string(""), .tokenUnreadable), ("sub", nil, .tokenUnreadable),
    ("sub", .string("person-1\u{0}"), .tokenUnreadable), ("sub", .string("pers\u{F6}n"), .tokenUnreadable),
    ("sub", .integer(1), .tokenUnreadable), ("sub", .string(String(repeating: "x", count: 256)), .tokenUnreadable),
  ]

  @Test("each claim that is missing, or says something else, is a refusal with its own name", arguments: lies)
  func refused(claim: String, value: JSON?, refusal: OpenIDRefusal) {
    #expect(throws: refusal) { try subject { $0[claim] = value } }
  }

  @Test(
    "clocks may differ by a minute, and by no second more", arguments: [(59, true), (60, false)] as [(Int64, Bool)])
  func leeway(late: Int64, isTaken: Bool) {
    #expect(((try? subject { $0["exp"] = .integer(Self.now.seconds - late) }) != nil) == isTaken)
    #expect(((try? subject { $0["iat"] = .integer(Self.now.seconds + late + 1) }) != nil) == isTaken)
  }

  @Test("an issuer that ends in a slash is another one than without", arguments: ["", "/"])
  func slash(ending: String) {
    var provider = Self.provider
    provider.issuer += "/"
    let isTaken = (try? subject(from: provider) { $0["iss"] = .string("https://accounts.example.org" + ending) }) != nil
    #expect(isTaken == (ending == "/"))
    #expect(provider.discovery == Self.provider.discovery)
  }

  @Test(
    "what is signed by no public key is not even read",
    arguments: ["none", "None", "HS256", "HS512", "RS384", "ES256K", "rs256", ""])
  func algorithms(name: String) {
    #expect(throws: OpenIDRefusal.algorithm) {
      try subject { ($0.algorithm, $0.signer) = (name, name.hasPrefix("HS") ? .hmac : .nobody) }
    }
  }

  @Test("what has to be understood and isn't, is refused")
  func critical() {
    for name in ["crit", "zip"] {
      #expect(throws: OpenIDRefusal.tokenUnreadable) { try subject { $0.header.append(.init(name, .array([]))) } }
    }
    #expect(throws: OpenIDRefusal.tokenUnreadable) { try subject { $0.header = [.init("kid", .integer(1))] } }
  }

  @Test(
    "a text that is no token is none",
    arguments: [
      "", ".", "..", "...", "a.b.c", "e30.e30", "e30.e30.", "e30=.e30.e30", "W10.e30.",
      String(repeating: "a", count: 20_000),
    ])
  func texts(text: String) {
    #expect(throws: OpenIDRefusal.self) { try IDToken(text) }
  }
}
