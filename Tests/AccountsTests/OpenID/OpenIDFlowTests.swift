import Kernel
import TestSupport
import Testing

@testable import Accounts

@Suite("A sign-in at a provider, from its beginning to a session", .eachEngine)
struct OpenIDFlowTests {
  private static let me = OpenIDIdentity(issuer: "https://a.example", subject: "person-1", name: "Example")

  @Test("an account is made by a ticket, and the next sign-in by the same person leads into it")
  func wholeWay() async throws {
    let office = try await Office()
    let phone = try await office.ticketed(Self.me)
    await #expect(throws: AccountError.noAccount) { try await office.signIn(phone) }
    let made = try await office.create(phone)
    #expect(made.wraps.isEmpty, "a provider opens no key")
    #expect(try await office.who(made).isFresh)
    #expect(try await office.accounts.ways(of: made.account).map(\.name) == ["Example", ""])
    let laptop = try await office.signIn(try await office.ticketed(Self.me))
    #expect(laptop.account == made.account && laptop.device != made.device && laptop.keyCheck == made.keyCheck)
    #expect(try await office.accounts.ways(of: made.account).first?.used == office.now)
  }

  @Test("a person is who that issuer says they are, and of another issuer somebody else")
  func identities() async throws {
    let office = try await Office()
    let made = try await office.create(try await office.ticketed(Self.me))
    for (issuer, subject) in [
      ("https://a.example/", "person-1"), ("https://b.example", "person-1"), ("https://a.example", "person-2"),
      ("https://a.example", "Person-1"),
    ] {
      let other = OpenIDIdentity(issuer: issuer, subject: subject, name: "Example")
      await #expect(throws: AccountError.noAccount) { try await office.signIn(try await office.ticketed(other)) }
    }
    #expect(try await office.signIn(try await office.ticketed(Self.me)).account == made.account)
  }

  @Test("a ticket signs in once, within five minutes, and in no other browser", arguments: [299, 300] as [Int64])
  func ticket(seconds: Int64) async throws {
    let office = try await Office()
    try await office.create(try await office.ticketed(Self.me))
    let ticketed = try await office.ticketed(Self.me)
    for browsers in [[], [FlowToken(bytes: [UInt8](repeating: 7, count: 32))]] {
      await #expect(throws: AccountError.challengeOver) { try await office.signIn(ticketed, in: browsers) }
      await #expect(throws: AccountError.challengeOver) { try await office.create(ticketed, in: browsers) }
    }
    office.passes(seconds: seconds)
    guard seconds < 300 else {
      await #expect(throws: AccountError.challengeOver) { try await office.signIn(ticketed) }
      return
    }
    try await office.signIn(ticketed)
    await #expect(throws: AccountError.challengeOver) { try await office.signIn(ticketed) }
    await #expect(throws: AccountError.challengeOver) { try await office.create(ticketed) }
  }

  @Test("an answer is for the flow that began it: same browser, same provider, ten minutes, once")
  func flow() async throws {
    let office = try await Office()
    let flow = try await office.begin()
    let stranger = FlowToken(bytes: [UInt8](repeating: 7, count: 32))
    let missed = AccountError.openID(.notBegunHere)
    await #expect(throws: missed) { try await office.back(flow.state, in: nil) }
    await #expect(throws: missed) { try await office.back(flow.state, in: stranger) }
    await #expect(throws: missed) { try await office.back(flow.state, with: "b", in: flow.browser) }
    await #expect(throws: missed) { try await office.back(String(flow.state.dropLast()), in: flow.browser) }
    await #expect(throws: missed) { try await office.back("", in: flow.browser) }
    office.passes(seconds: 599)
    let back = try await office.back(flow.state, in: flow.browser)
    #expect(back.nonce == flow.nonce && back.verifier == flow.verifier)
    await #expect(throws: missed) { try await office.back(flow.state, in: flow.browser) }
    let late = try await office.begin()
    office.passes(seconds: 600)
    await #expect(throws: missed) { try await office.back(late.state, in: late.browser) }
  }

  @Test("two tabs of one browser go side by side, and neither has what the other has")
  func tabs() async throws {
    let office = try await Office()
    let first = try await office.begin()
    let second = try await office.begin(in: first.browser)
    #expect(second.browser == first.browser && second.state != first.state)
    #expect(second.nonce != first.nonce && second.verifier != first.verifier)
    #expect(try await office.back(second.state, in: first.browser).nonce == second.nonce)
    #expect(try await office.back(first.state, in: first.browser).nonce == first.nonce)
  }

  @Test("the verifier is of those that RFC 7636 allows, and the challenge its hash")
  func pkce() async throws {
    let flow = try await Office().begin()
    #expect(
      flow.verifier.utf8.count == 43 && flow.challenge == AccountBodies.text(Digest.of(Array(flow.verifier.utf8))))
    #expect(flow.challenge != flow.verifier && flow.nonce != flow.verifier)
  }

  @Test("making an account again, the answer lost on the way, gives the same one; another account it doesn't make")
  func again() async throws {
    let office = try await Office()
    let ticketed = try await office.ticketed(Self.me)
    let made = try await office.create(ticketed)
    let again = try await office.create(ticketed)
    #expect(again.account == made.account && again.device == made.device && again.session != made.session)
    await #expect(throws: AccountError.challengeOver) { try await office.create(ticketed, account: 2) }
    await #expect(throws: AccountError.challengeOver) { try await office.create(ticketed, keyCheck: 9) }
    await #expect(throws: AccountError.challengeOver) { try await office.signIn(ticketed) }
    let other = try await office.ticketed(Self.me)
    await #expect(throws: AccountError.identityTaken) { try await office.create(other, account: 2) }
    await #expect(throws: AccountError.accountTaken) { try await office.create(other, account: 1) }
  }

  @Test("an account that another made is nobody's to make again by a ticket")
  func taken() async throws {
    let office = try await Office()
    try await office.create()
    let ticketed = try await office.ticketed(Self.me)
    await #expect(throws: AccountError.accountTaken) { try await office.create(ticketed) }
    await #expect(throws: AccountError.noAccount) { try await office.signIn(ticketed) }
  }

  @Test("who may make an account is asked here as everywhere, and a refusal uses up nothing")
  func signup() async throws {
    let office = try await Office(signup: .invite)
    let ticketed = try await office.ticketed(Self.me)
    await #expect(throws: AccountError.inviteWrong) { try await office.create(ticketed) }
    let code = try await Accounts.invite(
      in: office.database, drawnBy: { [UInt8](repeating: 8, count: $0) }, now: office.now)
    let made = try await office.create(ticketed, invite: code.text)
    #expect(try await office.accounts.isInvited(made.account))
    let closed = try await office.accounts(.closed)
    let other = try await office.ticketed(OpenIDIdentity(issuer: "https://a.example", subject: "2", name: "A"))
    await #expect(throws: AccountError.signupClosed) {
      try await closed.create(
        OpenIDCreation(AccountBodies.create(byTicket: other.ticket.text, account: 2).bytes), in: [other.browser],
        now: office.now)
    }
  }

  @Test("an address begins thirty in ten minutes, and each that ends well is taken back")
  func attempts() async throws {
    let office = try await Office()
    try await office.create(try await office.ticketed(Self.me))
    for _ in 0..<40 { try await office.signIn(try await office.ticketed(Self.me)) }
    for _ in 0..<29 { _ = try await office.begin() }
    await #expect(throws: AccountError.wait(seconds: 600)) { try await office.begin() }
  }

  @Test("neither flow nor ticket can be read off the database")
  func kept() async throws {
    let office = try await Office()
    let ticketed = try await office.ticketed(Self.me)
    let flow = try await office.begin()
    let rows = try await office.rows("SELECT hash, purpose, account, data FROM challenge")
    let told = rows.map { "\($0)" }.joined()
    for secret in [flow.state, flow.browser.text, flow.nonce, flow.verifier, ticketed.ticket.text] {
      #expect(rows.count == 2 && !told.contains(secret))
    }
    for bytes in [flow.browser.bytes, ticketed.ticket.bytes] { #expect(!told.contains("\(bytes)")) }
  }

  @Test("of a deleted account's person nothing is left, and they may make another")
  func deleted() async throws {
    let office = try await Office()
    let made = try await office.create(try await office.ticketed(Self.me))
    try await office.accounts.delete(made.account, now: office.now)
    let ticketed = try await office.ticketed(Self.me)
    await #expect(throws: AccountError.noAccount) { try await office.signIn(ticketed) }
    #expect(try await office.create(ticketed, account: 2).account != made.account)
  }
}

/// A ticket, and the browser that it is for.
struct Ticketed: Sendable {
  var ticket: OpenIDTicket
  var browser: FlowToken
}

extension Office {
  func begin(in browser: FlowToken? = nil) async throws -> OpenIDFlow {
    try await accounts.beginOpenID(with: "a", in: browser, from: Self.home, now: now)
  }

  @discardableResult
  func back(_ state: String, with provider: String = "a", in browser: FlowToken?) async throws -> OpenIDFlow {
    try await accounts.openIDFlow(state, with: provider, in: browser, now: now)
  }

  /// Who has come back from the provider, and was believed.
  func ticketed(_ identity: OpenIDIdentity) async throws -> Ticketed {
    let begun = try await begin()
    let flow = try await back(begun.state, in: begun.browser)
    return Ticketed(ticket: try await accounts.ticket(for: identity, in: flow.browser, now: now), browser: flow.browser)
  }

  /// `browsers` are another's than the ticket is for.
  @discardableResult
  func signIn(_ ticketed: Ticketed, in browsers: [FlowToken]? = nil) async throws -> SignIn {
    try await accounts.signIn(
      OpenIDSignIn(AccountBodies.ticket(ticketed.ticket.text).bytes), in: browsers ?? [ticketed.browser],
      from: Self.home, now: now)
  }

  @discardableResult
  func create(
    _ ticketed: Ticketed, account: UInt8 = 1, keyCheck: UInt8 = 4, invite: String? = nil,
    in browsers: [FlowToken]? = nil
  ) async throws -> SignIn {
    let body = AccountBodies.create(
      byTicket: ticketed.ticket.text, account: account, keyCheck: keyCheck, invite: invite)
    return try await accounts.create(OpenIDCreation(body.bytes), in: browsers ?? [ticketed.browser], now: now)
  }
}
