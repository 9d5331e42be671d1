import Kernel
import Storage
import TestSupport
import Testing

@testable import Accounts

@Suite("Tokens of an account's programs", .eachEngine)
struct TokensTests {
  private static let id = TokenBodies.id

  private func make(
    _ office: Office, _ who: SignIn, _ body: JSON = TokenBodies.make()
  ) async throws {
    try await office.accounts.make(NewToken(body.bytes, now: office.now), by: who.who, now: office.now)
  }

  /// By what proves the secret, which a test may take from what was sent.
  private func holder(
    _ office: Office, _ body: JSON = TokenBodies.make(), from address: String? = Office.home
  ) async throws -> TokenHolder {
    let token = try NewToken(body.bytes, now: office.now)
    return try await office.accounts.holder(of: token.id, proof: token.auth, from: address, now: office.now)
  }

  @Test("who shows its secret is let in to what it was made for, and to nothing else")
  func letIn() async throws {
    let office = try await Office()
    let made = try await office.create()
    try await make(office, made, TokenBodies.make(scopes: ["fareCard.read"]))
    let holder = try await holder(office)
    #expect(holder.account == made.account && holder.scopes == [.readFareCard])
    #expect(Set(holder.modules.keys) == [.fareCard, .journal])
    #expect(
      holder.modules[.fareCard]?.wrap.id == Self.id + "/fareCard" && holder.modules[.fareCard]?.wrap.kind == "token")
    #expect(
      try await office.rows("SELECT hash FROM token")[0] != [
        .bytes(try NewToken(TokenBodies.make().bytes, now: office.now).auth)
      ])
  }

  @Test("another secret, an unknown id, one that has ended and one that was removed are one answer")
  func alike() async throws {
    let office = try await Office()
    let made = try await office.create()
    let ends = office.now.milliseconds + 60_000
    try await make(office, made, TokenBodies.make(expires: ends))
    for body in [TokenBodies.make(secret: TokenBodies.another), TokenBodies.make(id: "unknownUNKNO")] {
      await #expect(throws: AccountError.tokenOver) { try await holder(office, body) }
    }
    _ = try await holder(office)
    office.passes(seconds: 60)
    await #expect(throws: AccountError.tokenOver) { try await holder(office) }
    try await office.accounts.removeToken(#require(TokenID(text: Self.id)), of: made.account)
    await #expect(throws: AccountError.tokenOver) { try await holder(office) }
    #expect(try await office.rows("SELECT kind FROM wrap WHERE kind = 'token'").isEmpty)
  }

  @Test("wrong secrets make their address wait for that token, and nobody else, and no other token")
  func backOff() async throws {
    let office = try await Office()
    try await make(office, try await office.create())
    let wrong = TokenBodies.make(secret: TokenBodies.another)
    for _ in 0..<5 { await #expect(throws: AccountError.tokenOver) { try await holder(office, wrong) } }
    await #expect(throws: AccountError.wait(seconds: 1)) { try await holder(office, wrong) }
    await #expect(throws: AccountError.wait(seconds: 1)) { try await holder(office) }
    _ = try await holder(office, from: "198.51.100.1")
    office.passes(seconds: 1)
    _ = try await holder(office)
  }

  @Test("whatever ids are guessed from one address, there are thirty tries in ten minutes")
  func guesses() async throws {
    let office = try await Office()
    for number in 10..<40 {
      await #expect(throws: AccountError.tokenOver) {
        try await holder(office, TokenBodies.make(id: "guessGUESS\(number)"))
      }
    }
    await #expect(throws: AccountError.wait(seconds: 600)) {
      try await holder(office, TokenBodies.make(id: "guessGUESS99"))
    }
  }

  @Test("its use is noted once a minute")
  func used() async throws {
    let office = try await Office()
    let made = try await office.create()
    try await make(office, made)
    var noted: [Int64?] = []
    for seconds: Int64 in [0, 59, 1] {
      office.passes(seconds: seconds)
      _ = try await holder(office)
      noted.append(try await office.accounts.tokens(of: made.account)[0].used.map { $0.seconds(since: Office.opened) })
    }
    #expect(noted == [0, 0, 60])
  }

  @Test(
    "the same made again is the same; another secret under its id, another account's and a twenty-first are refused")
  func taken() async throws {
    let office = try await Office()
    let made = try await office.create()
    let other = try await office.create(AccountBodies.create(email: "you@example.org", account: 9))
    let body = TokenBodies.make()
    try await make(office, made, body)
    try await make(office, made, body)
    await #expect(throws: AccountError.tokenTaken) {
      try await make(office, made, TokenBodies.make(secret: TokenBodies.another))
    }
    await #expect(throws: AccountError.tokenTaken) { try await make(office, other, body) }
    await #expect(throws: AccountError.noToken) {
      try await office.accounts.removeToken(#require(TokenID(text: Self.id)), of: other.account)
    }
    for number in 10..<29 { try await make(office, made, TokenBodies.make(id: "numberNUMB\(number)")) }
    await #expect(throws: AccountError.tooManyTokens) {
      try await make(office, made, TokenBodies.make(id: "numberNUMB99"))
    }
    #expect(try await office.accounts.tokens(of: made.account).count == 20)
  }

  @Test("a deleted account has none, and upkeep takes away what nobody asks for any more")
  func upkeep() async throws {
    let office = try await Office()
    let made = try await office.create()
    try await make(office, made, TokenBodies.make(expires: office.now.milliseconds + 1000))
    _ = try await office.rows(
      "INSERT INTO tokenAnswer (token, hash, account, box, made) SELECT id, hash, account, hash, made FROM token")
    let upkeep = AccountUpkeep(office.database)
    office.passes(seconds: 86_400)
    try await upkeep.run(now: office.now)
    #expect(try await office.rows("SELECT 1 FROM tokenAnswer").count == 1)
    office.passes(seconds: 86_401)
    try await upkeep.run(now: office.now)
    #expect(try await office.rows("SELECT 1 FROM tokenAnswer").isEmpty)
    #expect(try await office.accounts.tokens(of: made.account).count == 1)
    office.passes(seconds: 30 * 86_400)
    try await upkeep.run(now: office.now)
    #expect(try await office.accounts.tokens(of: made.account).isEmpty)
    #expect(try await office.rows("SELECT 1 FROM wrap WHERE kind = 'token'").isEmpty)
    try await make(office, made)
    try await office.accounts.delete(made.account, now: office.now)
    #expect(try await office.rows("SELECT 1 FROM token").isEmpty)
  }
}

@Suite("What a request says of its token")
struct BearerTokenTests {
  static let good = "pf_AbCdEfGhIjKl_" + String(repeating: "x", count: 43)

  static let tokens = ["Bearer \(good)", "bearer  \(good)", "BEARER \(good)"]
  static let others: [String] = [
    good, "Basic \(good)", "Bearer \(good)x", "Bearer \(good.dropLast())", "Bearer pf-\(good.dropFirst(3))",
    "Bearer \(good.replacing("l_x", with: "l.x"))", "Bearer \(good.replacing("xx", with: "x "))", "Bearer ", "",
    "Bearer \(String(repeating: " ", count: 99))\(good)",
  ]

  @Test("a scheme of any case and a token's own form", arguments: tokens)
  func forms(field: String) { #expect(BearerToken(authorization: field)?.id.text == "AbCdEfGhIjKl") }

  @Test("nothing else is one", arguments: others)
  func refused(field: String) { #expect(BearerToken(authorization: field) == nil) }

  @Test("it says nothing of itself in a log")
  func silent() throws {
    let token = try #require(BearerToken(authorization: "Bearer " + Self.good))
    #expect(!"\(token)\(String(reflecting: token))\(String(describing: [token]))".contains("xxx"))
    var text = ""
    dump(token, to: &text)
    #expect(!text.contains("xxx"))
  }
}
