import Kernel
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Accounts

@Suite("A forgotten password, and a link that comes by mail", .eachEngine)
struct ResetTests {
  /// What went out: to whom, and by what one gets in.
  private final class Outbox: Sendable {
    let sent = Mutex<[(to: String, token: ResetToken)]>([])

    func forgot(_ office: Office, for email: String = "me@example.org") async throws {
      try await office.accounts.forgot(
        ForgotRequest(AccountBodies.email(email).bytes), from: Office.home, now: office.now
      ) { to, token in self.sent.withLock { $0.append((to, token)) } }
    }

    var token: ResetToken { get throws { try #require(sent.withLock { $0.last?.token }) } }
  }

  private let outbox = Outbox()

  @discardableResult
  private func reset(
    _ office: Office, by token: ResetToken? = nil, auth: UInt8 = 8, id: String? = nil, in browser: SignIn? = nil
  ) async throws -> SignIn {
    let token = try token ?? outbox.token
    return try await office.accounts.reset(
      ResetRequest(AccountBodies.reset(token.text, auth: auth, id: id).bytes), in: browser?.session, from: Office.home,
      now: office.now)
  }

  @Test("it lets in by the new password and gives no key: what the old one opened is gone, what other ways open is not")
  func entry() async throws {
    let office = try await Office()
    let made = try await office.create()
    try await outbox.forgot(office, for: "ME@example.org")
    #expect(outbox.sent.withLock { $0.map(\.to) } == ["me@example.org"], "as its owner wrote it")
    let entered = try await reset(office)
    #expect(entered.account == made.account && entered.device != made.device && entered.isLocked)
    #expect(entered.wraps.isEmpty)
    #expect(try await office.who(entered).isLocked)
    await #expect(throws: AccountError.wrong) { try await office.signIn() }
    #expect(try await office.who(made).isLocked == false, "who was in stays in, and may do all")
    #expect(try await office.salt("me@example.org") == [UInt8](repeating: 13, count: 16))
  }

  @Test("the next sign-in by such a password is locked too, until the password opens the data again")
  func untilItOpens() async throws {
    let office = try await Office()
    let made = try await office.create()
    try await outbox.forgot(office)
    try await reset(office)
    #expect(try await office.signIn(AccountBodies.signIn(auth: 8)).isLocked)
    let recovered = try await office.recover(AccountBodies.recover(account: 1))
    #expect(!recovered.isLocked)
    try await office.accounts.change(
      PasswordChange(AccountBodies.change(auth: 8).bytes), by: recovered.who, now: office.now)
    let signIn = try await office.signIn(AccountBodies.signIn(auth: 8))
    #expect(!signIn.isLocked && signIn.wraps.map(\.kind) == ["password"] && signIn.account == made.account)
  }

  @Test(
    "a browser that is in already stays unlocked, by the link and by such a password; one that is locked gains nothing")
  func inAlready() async throws {
    let office = try await Office()
    let made = try await office.create()
    let other = try await office.create(AccountBodies.create(email: "you@example.org", account: 9))
    try await outbox.forgot(office)
    let entered = try await reset(office, id: made.device.text, in: made)
    #expect(!entered.isLocked && entered.device == made.device)
    func signIn(in browser: SignIn) async throws -> SignIn {
      try await office.accounts.signIn(
        PasswordSignIn(AccountBodies.signIn(auth: 8).bytes), in: browser.session, from: Office.home, now: office.now)
    }
    #expect(try await !signIn(in: entered).isLocked)
    let locked = try await office.signIn(AccountBodies.signIn(auth: 8))
    #expect(try await signIn(in: locked).isLocked)
    #expect(try await signIn(in: other).isLocked, "of another account")
  }

  @Test("a link is good for half an hour, once, and for the password that there was when it was asked for")
  func over() async throws {
    let office = try await Office()
    let made = try await office.create()
    func isOver(_ token: ResetToken? = nil) async {
      await #expect(throws: AccountError.resetOver) { try await reset(office, by: token) }
    }
    await isOver(ResetToken(bytes: [UInt8](repeating: 9, count: 32)))
    try await outbox.forgot(office)
    let first = try outbox.token
    office.passes(seconds: 1799)
    try await outbox.forgot(office)
    office.passes(seconds: 1)
    await isOver(first)
    let hashes = office.hashes
    await isOver(first)
    #expect(office.hashes == hashes, "nothing is hashed for who has no link")
    try await outbox.forgot(office)
    let third = try outbox.token
    try await reset(office, by: third)
    for sent in outbox.sent.withLock({ $0 }) { await isOver(sent.token) }
    try await outbox.forgot(office)
    try await office.accounts.change(
      PasswordChange(AccountBodies.change(auth: 7).bytes), by: made.who, now: office.now)
    await isOver()
  }

  @Test("of two at once one is good")
  func atOnce() async throws {
    let office = try await Office()
    try await office.create()
    try await outbox.forgot(office)
    let done = await withTaskGroup(of: Bool.self) { group in
      for number: UInt8 in 0..<2 {
        group.addTask { (try? await reset(office, auth: 20 + number)) != nil }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(done == 1)
  }

  @Test("who resets again puts out whoever did before, and nobody else")
  func again() async throws {
    let office = try await Office()
    let made = try await office.create()
    try await outbox.forgot(office)
    let thief = try await reset(office)
    try await outbox.forgot(office)
    let second = try await reset(office, auth: 9)
    await #expect(throws: AccountError.signedOut) { try await office.who(thief) }
    #expect(try await office.who(made).account == made.account)
    let left = try await office.rows("SELECT id FROM device")
    #expect(left.count == 2 && [made, second].allSatisfy { left.contains([.bytes($0.device.bytes)]) })
  }

  @Test("one that signs out before it has shown another way was never a device: nothing is left of it")
  func givingUp() async throws {
    let office = try await Office()
    let made = try await office.create()
    try await outbox.forgot(office)
    let entered = try await reset(office)
    #expect(try await office.devices(of: made.account).count == 2, "its owner sees it while it is in")
    try await office.accounts.signOut(entered.session)
    #expect(try await office.rows("SELECT id FROM device") == [[.bytes(made.device.bytes)]])
  }

  @Test("an address that nobody has, or whose account is gone or has no password, gets no letter and the same answer")
  func nobody() async throws {
    let office = try await Office()
    let made = try await office.create()
    try await office.accounts.delete(made.account, now: office.now)
    for email in ["me@example.org", "nobody@example.org"] { try await outbox.forgot(office, for: email) }
    #expect(outbox.sent.withLock { $0.isEmpty })
    #expect(try await office.rows("SELECT COUNT(*) FROM challenge") == [[.integer(0)]])
  }

  @Test("an address gets five letters in an hour, whether somebody has it or not", arguments: ["me", "nobody"])
  func five(name: String) async throws {
    let office = try await Office()
    try await office.create()
    for _ in 0..<5 { try await outbox.forgot(office, for: "\(name)@example.org") }
    office.passes(seconds: 600)
    await #expect(throws: AccountError.wait(seconds: 3000)) {
      try await outbox.forgot(office, for: "\(name.uppercased())@example.org")
    }
    office.passes(seconds: 3000)
    try await outbox.forgot(office, for: "\(name)@example.org")
  }

  @Test("no link stands in the database as it is")
  func hashed() async throws {
    let office = try await Office()
    try await office.create()
    try await outbox.forgot(office)
    let token = try outbox.token
    let values = try await office.rows("SELECT * FROM challenge").joined()
    #expect(!values.isEmpty)
    for value in values {
      if case .bytes(let bytes) = value { #expect(bytes != token.bytes) }
      if case .text(let text) = value { #expect(!text.contains(token.text)) }
    }
    #expect(String(describing: token) == "\u{2026}")
  }

  @Test("a passkey unlocks the session that it is shown in")
  func passkey() async throws {
    let office = try await Office()
    let made = try await office.create()
    try await outbox.forgot(office)
    let entered = try await reset(office)
    try await office.database.transaction(.write) { transaction throws(StorageError) in
      try transaction.freshen(entered.session, now: office.now)
    }
    #expect(try await !office.who(entered).isLocked)
    #expect(made.account == entered.account)
  }
}
