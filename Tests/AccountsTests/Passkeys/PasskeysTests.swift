import Kernel
import Storage
import TestSupport
import Testing

@testable import Accounts

@Suite("In by a passkey", .eachEngine)
struct PasskeysTests {
  private let phone: SoftAuthenticator

  init() throws { phone = try SoftAuthenticator(1).changed { $0.userHandle = [UInt8](repeating: 1, count: 16) } }

  @Test("it makes an account, lets in with what it opens, and is listed", arguments: [5, nil] as [UInt8?])
  func inBy(wrap: UInt8?) async throws {
    let office = try await Office()
    let made = try await office.create(by: phone, wrap: wrap)
    let signIn = try await office.signIn(by: phone.changed { $0.counter = 1 }).signIn
    #expect(signIn.account == made.account && signIn.device != made.device && signIn.keyCheck == made.keyCheck)
    #expect(signIn.wraps.map(\.kind) == (wrap == nil ? [] : ["passkey"]))
    // Sealed for the credential's id (sync.md).
    if let wrap { #expect(signIn.wraps[0].id == AccountBodies.text(phone.id) && signIn.wraps[0].bytes.last == wrap) }
    #expect(try await office.who(signIn).isFresh)
    let ways = try await office.accounts.ways(of: made.account)
    #expect(ways.map(\.kind) == ["passkey", "recovery"] && ways.map(\.name) == ["Phone", ""])
    #expect(ways[0].used == office.now && ways.map(\.opens) == [wrap != nil, true])
    // And by the recovery code.
    #expect(try await office.recover(AccountBodies.recover(account: 1)).account == made.account)
  }

  @Test("the same request again, its answer lost, is the same account and device; anything else of it is refused")
  func again() async throws {
    let office = try await Office()
    let challenge = try await office.ask(AccountBodies.toCreate())
    let credential = phone.making.made(challenge)
    let first = try await office.finish(AccountBodies.create(by: credential))
    let second = try await office.finish(AccountBodies.create(by: credential))
    #expect(first.account == second.account && first.device == second.device && first.session != second.session)
    #expect(try await office.rows("SELECT 1 FROM device").count == 1)
    // Another credential for the same challenge; another key check; another account.
    let other = try SoftAuthenticator(2).making.made(challenge)
    await #expect(throws: AccountError.challengeOver) { try await office.finish(AccountBodies.create(by: other)) }
    let otherKey = AccountBodies.create(by: credential).with("keyCheck", AccountBodies.bytes(9, 8))
    await #expect(throws: AccountError.accountTaken) { try await office.finish(otherKey) }
    await #expect(throws: AccountError.challengeOver) {
      try await office.finish(AccountBodies.create(by: credential, account: 2))
    }
    office.passes(seconds: 300)
    await #expect(throws: AccountError.challengeOver) { try await office.finish(AccountBodies.create(by: credential)) }
  }

  @Test("what made an account is nobody's way into it again: for one that is there nothing is asked any more")
  func notAgain() async throws {
    let office = try await Office()
    try await office.create(by: phone)
    await #expect(throws: AccountError.accountTaken) { try await office.ask(AccountBodies.toCreate()) }
  }

  @Test("an account has fifty at most")
  func fifty() async throws {
    let office = try await Office()
    let made = try await office.create(by: phone)
    for number in 2...51 as ClosedRange<UInt8> {
      // An account asks thirty times in ten minutes.
      if number % 25 == 0 { office.passes(seconds: 601) }
      let challenge = try await office.ask(AccountBodies.toAdd, of: made.account)
      let body = AccountBodies.add(try SoftAuthenticator(number).making.made(challenge))
      if number <= 50 {
        _ = try await office.add(body, to: made)
      } else {
        await #expect(throws: AccountError.tooManyWays) { try await office.add(body, to: made) }
      }
    }
  }

  @Test("who is signed in asks no more often than a stranger's address")
  func asking() async throws {
    let office = try await Office()
    let made = try await office.create(by: phone)
    for _ in 0..<30 { try await office.ask(AccountBodies.to("fresh"), of: made.account) }
    await #expect(throws: AccountError.wait(seconds: 600)) {
      try await office.ask(AccountBodies.to("fresh"), of: made.account)
    }
  }

  @Test("a challenge is good for one answer, for what it was asked for, for five minutes")
  func once() async throws {
    let office = try await Office()
    try await office.create(by: phone)
    let challenge = try await office.ask(AccountBodies.to("signIn"))
    let body = AccountBodies.signIn(by: try phone.shown(challenge))
    try await office.finish(body)
    await #expect(throws: AccountError.challengeOver) { try await office.finish(body) }
    // A wrong answer uses it up, too.
    let second = try await office.ask(AccountBodies.to("signIn"))
    let spoiled = try phone.changed { $0.spoilsSignature = true }.shown(second)
    await #expect(throws: AccountError.passkey(.wrongSignature)) {
      try await office.finish(AccountBodies.signIn(by: spoiled))
    }
    let late = AccountBodies.signIn(by: try phone.shown(second))
    await #expect(throws: AccountError.challengeOver) { try await office.finish(late) }
    // One that nobody asked, one for something else, one too late.
    let toCreate = try await office.ask(AccountBodies.toCreate(account: 3))
    for challenge in [[UInt8](repeating: 1, count: 32), toCreate, []] {
      await #expect(throws: AccountError.challengeOver) {
        try await office.finish(AccountBodies.signIn(by: try phone.shown(challenge)))
      }
    }
    let third = try await office.ask(AccountBodies.to("signIn"))
    office.passes(seconds: 300)
    await #expect(throws: AccountError.challengeOver) {
      try await office.finish(AccountBodies.signIn(by: try phone.shown(third)))
    }
    #expect(try await !office.rows("SELECT 1 FROM challenge").isEmpty)
    try await AccountUpkeep(office.database).run(now: office.now)
    #expect(try await office.rows("SELECT 1 FROM challenge").isEmpty)
  }

  @Test("a passkey that nobody has, one without an account and one for another account let nobody in")
  func unknown() async throws {
    let office = try await Office()
    try await office.create(by: phone)
    let stranger = try SoftAuthenticator(2).changed { $0.userHandle = phone.userHandle }
    await #expect(throws: AccountError.passkeyUnknown) { try await office.signIn(by: stranger) }
    for handle in [nil, [UInt8](repeating: 2, count: 16)] {
      await #expect(throws: AccountError.passkey(.otherAccount)) {
        try await office.signIn(by: phone.changed { $0.userHandle = handle })
      }
    }
  }

  @Test("a counter that does not go up lets in, is told and stays marked")
  func counter() async throws {
    let office = try await Office()
    try await office.create(by: phone)
    #expect(try await !office.signIn(by: phone.changed { $0.counter = 5 }).isCounterBehind)
    #expect(try await office.signIn(by: phone.changed { $0.counter = 5 }).isCounterBehind)
    #expect(try await office.signIn(by: phone.changed { $0.counter = 6 }).isCounterBehind)
  }

  @Test("one more is added once, where none of the account's is already, and taken away with what it opened")
  func add() async throws {
    let office = try await Office()
    let made = try await office.create(by: phone)
    let ring = try SoftAuthenticator(2).changed { $0.userHandle = phone.userHandle }
    guard
      case .making(let challenge, let account, _, let known) = try await office.accounts.optionsToAdd(
        to: made.account, named: "Pocketful", now: office.now)
    else { return #expect(Bool(false), "one is to be made") }
    #expect(account == made.account && known.map(\.id) == [AccountBodies.text(phone.id)])
    let body = AccountBodies.add(ring.making.made(challenge))
    let id = try await office.add(body, to: made)
    #expect(try await office.add(body, to: made) == id)
    #expect(try await office.signIn(by: ring).signIn.wraps.map(\.id) == [AccountBodies.text(ring.id)])
    // The first one again, which is there already.
    let again = try await office.ask(AccountBodies.toAdd, of: made.account)
    let other = try phone.making.changed { $0.key = try SoftAuthenticator(3).key }.made(again)
    await #expect(throws: AccountError.passkeyTaken) {
      try await office.add(AccountBodies.add(other), to: made)
    }
    try await office.accounts.removeWay(id, of: made.account)
    await #expect(throws: AccountError.passkeyUnknown) { try await office.signIn(by: ring) }
    #expect(try await office.signIn(by: phone).signIn.wraps.map(\.id).first == AccountBodies.text(phone.id))
    let ways = try await office.accounts.ways(of: made.account)
    await #expect(throws: AccountError.lastWay) { try await office.accounts.removeWay(ways[0].id, of: made.account) }
  }

  @Test("a session is fresh again by one of its own account's, and by no other")
  func fresh() async throws {
    let office = try await Office()
    let (mine, other) = (try await office.create(by: phone), try SoftAuthenticator(2))
    try await office.create(by: other, account: 2)
    office.passes(seconds: 301)
    #expect(try await !office.who(mine).isFresh)
    await #expect(throws: AccountError.passkey(.otherAccount)) { try await office.renew(mine, by: other) }
    #expect(try await !office.who(mine).isFresh)
    #expect(try await !office.renew(mine, by: phone.changed { $0.userHandle = nil }))
    #expect(try await office.who(mine).isFresh)
    let byPassword = try await office.create(AccountBodies.create(account: 3))
    await #expect(throws: AccountError.noWay) {
      try await office.ask(AccountBodies.to("fresh"), of: byPassword.account)
    }
  }

  @Test("who may not make an account is told before a passkey is made, and again after; an invitation is used up once")
  func signup() async throws {
    let closed = try await Office(signup: .closed)
    await #expect(throws: AccountError.signupClosed) { try await closed.ask(AccountBodies.toCreate()) }
    let office = try await Office(signup: .invite)
    await #expect(throws: AccountError.inviteWrong) { try await office.ask(AccountBodies.toCreate(invite: "AAAA")) }
    let code = try await Accounts.invite(
      in: office.database, drawnBy: { [UInt8](repeating: 3, count: $0) }, now: office.now
    ).text
    let first = try await office.ask(AccountBodies.toCreate(invite: code))
    let second = try await office.ask(AccountBodies.toCreate(account: 2, invite: code))
    try await office.finish(AccountBodies.create(by: phone.making.made(first), invite: code))
    let late = AccountBodies.create(by: try SoftAuthenticator(2).making.made(second), account: 2, invite: code)
    await #expect(throws: AccountError.inviteWrong) { try await office.finish(late) }
  }

  @Test("one address asks 30 times in ten minutes, unless it gets in; the oldest questions make room")
  func bounded() async throws {
    let office = try await Office()
    for _ in 0..<30 { try await office.ask(AccountBodies.to("signIn")) }
    await #expect(throws: AccountError.wait(seconds: 600)) { try await office.ask(AccountBodies.to("signIn")) }
    office.passes(seconds: 600)
    for _ in 0..<31 {
      if try await office.rows("SELECT 1 FROM account").isEmpty { try await office.create(by: phone) }
      try await office.signIn(by: phone)
    }
    #expect(try await office.rows("SELECT 1 FROM challenge").count == 1, "what is over is cleared")
    let soon = office.now.adding(seconds: 100).milliseconds
    _ = try await office.rows(
      """
      INSERT INTO challenge (hash, purpose, account, expires)
      WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < \(PendingRow.most))
      SELECT \(TestEngine.current == .sqlite ? "randomblob(32), 'signIn', x''" : "sha256(n::text::bytea), 'signIn', ''"),
        \(soon) + n FROM number
      """)
    try await office.ask(AccountBodies.to("signIn"), from: nil)
    let left = try await office.rows("SELECT COUNT(*), MIN(expires) FROM challenge")
    // What made the account was asked for another purpose, and stays.
    #expect(left == [[.integer(PendingRow.most + 1), .integer(soon + 2)]])
  }

  @Test("an account that is deleted takes its passkeys and its questions along")
  func deleted() async throws {
    let office = try await Office()
    let made = try await office.create(by: phone)
    let toAdd = try await office.ask(AccountBodies.toAdd, of: made.account)
    try await office.accounts.delete(made.account, now: office.now)
    await #expect(throws: AccountError.passkeyUnknown) { try await office.signIn(by: phone) }
    let ring = AccountBodies.add(try SoftAuthenticator(2).making.made(toAdd))
    await #expect(throws: AccountError.challengeOver) { try await office.add(ring, to: made) }
    // Nor is it made again.
    await #expect(throws: AccountError.deleted) { try await office.create(by: phone) }
  }
}
