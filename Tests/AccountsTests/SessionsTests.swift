import Kernel
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Accounts

@Suite("Sessions", .eachEngine)
struct SessionsTests {
  private static let day: Int64 = 86_400

  @Test(
    "one is fresh for five minutes after its holder proved who they are",
    arguments: [(0, true), (300, true), (301, false), (-300, true), (-301, false)] as [(Int64, Bool)])
  func fresh(seconds: Int64, isFresh: Bool) async throws {
    let office = try await Office()
    let made = try await office.create()
    office.passes(seconds: seconds)
    #expect(try await office.who(made).isFresh == isFresh)
  }

  @Test("it ends when it was not used for 180 days")
  func unused() async throws {
    let office = try await Office()
    let made = try await office.create()
    office.passes(seconds: 180 * Self.day)
    await #expect(throws: AccountError.signedOut) { try await office.who(made) }
  }

  @Test("used now and then it goes on, longer than the cookie that it began with")
  func used() async throws {
    let office = try await Office()
    let made = try await office.create()
    for _ in 0..<5 {
      office.passes(seconds: 179 * Self.day)
      #expect(try await office.who(made).device == made.device)
    }
    #expect(try await office.devices(of: made.account).first?.seen == office.now)
  }

  @Test("that it was used is written down every minute at most")
  func seldom() async throws {
    let office = try await Office()
    let made = try await office.create()
    _ = try await office.who(made)
    for (seconds, isSeen) in [(Int64(59), false), (1, true)] {
      office.passes(seconds: seconds)
      _ = try await office.who(made)
      #expect(try await (office.devices(of: made.account).first?.seen == office.now) == isSeen)
    }
  }

  @Test("where nothing can be written any more, who is signed in stays so")
  func fullDisk() async throws {
    let office = try await Office()
    let made = try await office.create()
    office.passes(seconds: 3600)
    let people = office.database
    let isFull = Mutex(false)
    let database = Database { access, work async throws(StorageError) in
      if access == .write, isFull.withLock({ $0 }) { throw .full(path: "x") }
      try await people.transaction(access, work)
    }
    let accounts = try await office.accounts(.open, over: database)
    isFull.withLock { $0 = true }
    #expect(try await accounts.signedIn(by: made.session, now: office.now).device == made.device)
  }

  @Test("a further sign-in of a device leaves what it had until the new one is used: the answer may be lost")
  func lostAnswer() async throws {
    let office = try await Office()
    let made = try await office.create()
    _ = try await office.who(made)
    let again = { try await office.signIn(AccountBodies.signIn(id: made.device.text)) }
    let lost = try await (again(), again())
    #expect(try await office.who(made).device == made.device)
    let come = try await again()
    #expect(try await office.who(come).device == made.device)
    for over in [made, lost.0, lost.1] {
      await #expect(throws: AccountError.signedOut) { try await office.who(over) }
    }
    #expect(try await office.devices(of: made.account).map(\.id) == [made.device])
  }

  @Test("a clock that was set back turns nothing round: the session that was begun last is the one that stays")
  func setBack() async throws {
    let office = try await Office()
    let made = try await office.create()
    _ = try await office.who(made)
    office.passes(seconds: -3600)
    let again = try await office.signIn(AccountBodies.signIn(id: made.device.text))
    #expect(try await office.who(made).device == made.device)
    #expect(try await office.who(again).device == made.device)
    await #expect(throws: AccountError.signedOut) { try await office.who(made) }
  }

  @Test("however many answers are lost, few sessions of a device are kept, and the one in use stays")
  func manyLost() async throws {
    let office = try await Office()
    let made = try await office.create()
    _ = try await office.who(made)
    for _ in 0..<5 {
      office.passes(seconds: 1)
      try await office.signIn(AccountBodies.signIn(id: made.device.text))
    }
    #expect(try await office.who(made).device == made.device)
    #expect(try await office.rows("SELECT 1 FROM session").count == 3)
  }

  @Test("signed out before it was used, a new session takes what its device had along")
  func outUnused() async throws {
    let office = try await Office()
    let made = try await office.create()
    _ = try await office.who(made)
    try await office.accounts.signOut(try await office.signIn(AccountBodies.signIn(id: made.device.text)).session)
    await #expect(throws: AccountError.signedOut) { try await office.who(made) }
  }

  @Test("one whose device is not there any more is none")
  func noDevice() async throws {
    let office = try await Office()
    let made = try await office.create()
    _ = try await office.rows("DELETE FROM device")
    await #expect(throws: AccountError.revoked) { try await office.who(made) }
  }

  @Test("signed out it is nobody's: its device leaves the list, and comes back as the one that it was, by its name")
  func out() async throws {
    let office = try await Office()
    let (made, other) = (try await office.create(), try await office.signIn())
    try await office.accounts.rename(made.device, of: made.account, to: "Mum\u{2019}s")
    try await office.accounts.signOut(made.session)
    await #expect(throws: AccountError.signedOut) { try await office.who(made) }
    #expect(try await office.devices(of: made.account).map(\.id) == [other.device])
    #expect(
      try await AccountList(office.database).all(now: office.now).map(\.devices.count) == [1],
      "nor does the operator count it")
    office.passes(seconds: 179 * Self.day)
    try await AccountUpkeep(office.database).run(now: office.now)
    let again = try await office.signIn(AccountBodies.signIn(id: made.device.text))
    #expect(again.device == made.device)
    #expect(try await office.devices(of: made.account).first?.name == "Mum\u{2019}s")
  }

  @Test("an account all of whose devices have signed out was last seen when they were")
  func allOut() async throws {
    let office = try await Office()
    let made = try await office.create()
    office.passes(seconds: Self.day)
    try await office.accounts.signOut(try await office.signIn(AccountBodies.signIn(id: made.device.text)).session)
    let account = try #require(try await AccountList(office.database).all(now: office.now).first)
    #expect(account.devices.isEmpty && account.seen == office.now)
  }

  @Test("a revoked device is told so at its next request, for as long as its session would have held")
  func revoked() async throws {
    let office = try await Office()
    let (made, other) = (try await office.create(), try await office.signIn())
    try await office.accounts.revoke(other.device, of: made.account, now: office.now)
    await #expect(throws: AccountError.revoked) { try await office.who(other) }
    #expect(try await office.devices(of: made.account).map(\.id) == [made.device])
    office.passes(seconds: 179 * Self.day)
    try await AccountUpkeep(office.database).run(now: office.now)
    await #expect(throws: AccountError.revoked) { try await office.who(other) }
    office.passes(seconds: 2 * Self.day)
    try await AccountUpkeep(office.database).run(now: office.now)
    await #expect(throws: AccountError.signedOut) { try await office.who(other) }
  }

  @Test("one that has run out is in no list, though upkeep has not come by yet")
  func ranOut() async throws {
    let office = try await Office()
    let made = try await office.create()
    office.passes(seconds: 179 * Self.day)
    let other = try await office.signIn()
    _ = try await office.who(other)
    office.passes(seconds: Self.day)
    #expect(try await office.devices(of: made.account).map(\.id) == [other.device])
  }

  @Test(
    "one that nobody has used ten minutes after it began is of no device: its answer was lost. It is in the list once it is used"
  )
  func unheard() async throws {
    let office = try await Office()
    let (made, lost) = (try await office.create(), try await office.signIn())
    _ = try await office.who(made)
    office.passes(seconds: 599)
    #expect(try await office.devices(of: made.account).count == 2)
    office.passes(seconds: 1)
    #expect(try await office.devices(of: made.account).map(\.id) == [made.device])
    _ = try await office.who(lost)
    #expect(try await office.devices(of: made.account).map(\.id) == [lost.device, made.device])
  }

  @Test("who is still in is asked for many at once, and is not seen by that: of those who listen, say")
  func stillIn() async throws {
    let office = try await Office()
    let made = try await office.create()
    var others: [SignIn] = []
    for _ in 0..<4 { others.append(try await office.signIn()) }
    let nobody = SignedIn(
      account: made.account, device: try #require(DeviceID(bytes: [UInt8](repeating: 9, count: 16))), isFresh: false)
    try await office.accounts.signOut(others[0].session)
    try await office.accounts.revoke(others[1].device, of: made.account, now: office.now)
    let began = office.now
    for each in [made, others[2], others[3]] { _ = try await office.who(each) }
    office.passes(seconds: Self.day)
    let all = Set(([made] + others).map(\.who) + [nobody])
    #expect(try await office.accounts.stillIn(all, now: office.now) == [made.who, others[2].who, others[3].who])
    #expect(try await office.devices(of: made.account).map(\.seen) == [began, began, began])
    office.passes(seconds: 179 * Self.day)
    #expect(try await office.accounts.stillIn(all, now: office.now) == [])
  }

  @Test("a name of 43 letters that was never a session's is nobody")
  func unknown() async throws {
    let office = try await Office()
    let token = try #require(SessionToken(text: String(repeating: "A", count: 43)))
    await #expect(throws: AccountError.signedOut) { try await office.accounts.signedIn(by: token, now: office.now) }
    for text in ["", "A", String(repeating: "A", count: 42) + "B", String(repeating: "A", count: 44), "\u{E9}"] {
      #expect(SessionToken(text: text) == nil)
    }
  }

  @Test("two accounts never see, name or revoke each other's devices and ways")
  func apart() async throws {
    let office = try await Office()
    let mine = try await office.create()
    let other = try await office.create(AccountBodies.create(email: "you@example.org", account: 9))
    #expect(try await office.devices(of: mine.account).map(\.id) == [mine.device])
    await #expect(throws: AccountError.noDevice) {
      try await office.accounts.rename(other.device, of: mine.account, to: "x")
    }
    await #expect(throws: AccountError.noDevice) {
      try await office.accounts.revoke(other.device, of: mine.account, now: office.now)
    }
    let way = try #require(try await office.accounts.ways(of: other.account).first)
    #expect(try await !office.accounts.ways(of: mine.account).contains { $0.id == way.id })
    await #expect(throws: AccountError.noWay) { try await office.accounts.removeWay(way.id, of: mine.account) }
    #expect(try await office.who(other).account == other.account)
  }
}
