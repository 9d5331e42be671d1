import Kernel
import Storage
import TestSupport
import Testing

@testable import Accounts

@Suite("Tries, counted", .eachEngine)
struct AttemptsTests {
  /// Fails as often as may be from ever new addresses, and says how long the next would have to wait.
  private static func exhaust(_ office: Office, _ email: String) async throws -> Int64 {
    for number in 0..<100 {
      do {
        try await office.signIn(AccountBodies.signIn(email: email, auth: 9), from: "198.51.100.\(number)")
      } catch AccountError.wait(let seconds) {
        #expect(number == 5)
        return seconds
      } catch AccountError.wrong {}
    }
    return 0
  }

  @Test(
    "an address that nobody has waits as one that somebody has", arguments: ["me@example.org", "nobody@example.org"])
  func account(email: String) async throws {
    let office = try await Office()
    try await office.create()
    #expect(try await Self.exhaust(office, email) == 1)
    // Not even the right proof is looked at before.
    let before = office.hashes
    await #expect(throws: AccountError.wait(seconds: 1)) { try await office.signIn(AccountBodies.signIn(email: email)) }
    #expect(office.hashes == before)
    office.passes(seconds: 1)
    await #expect(throws: AccountError.wrong) { try await office.signIn(AccountBodies.signIn(email: email, auth: 9)) }
    await #expect(throws: AccountError.wait(seconds: 2)) { try await office.signIn(AccountBodies.signIn(email: email)) }
  }

  @Test("who gets in has all tries again")
  func success() async throws {
    let office = try await Office()
    try await office.create()
    _ = try await Self.exhaust(office, "me@example.org")
    office.passes(seconds: 1)
    try await office.signIn()
    #expect(try await Self.exhaust(office, "me@example.org") == 1)
  }

  @Test(
    "a network address has thirty in ten minutes at whichever accounts, another is free, and this machine's own too")
  func address() async throws {
    let office = try await Office()
    for number in 0..<30 {
      await #expect(throws: AccountError.wrong) {
        try await office.signIn(AccountBodies.signIn(email: "\(number)@example.org"))
      }
    }
    await #expect(throws: AccountError.wait(seconds: 600)) { try await office.create() }
    for address in ["203.0.113.10", nil] {
      await #expect(throws: AccountError.wrong) { try await office.signIn(from: address) }
    }
    office.passes(seconds: 600)
    try await office.create()
  }

  @Test("people who sign in do not use their shared address up")
  func shared() async throws {
    let office = try await Office()
    try await office.create()
    for _ in 0..<40 { try await office.signIn() }
  }

  @Test("tries by the recovery code are counted as well")
  func recovery() async throws {
    let office = try await Office()
    try await office.create()
    for _ in 0..<5 {
      await #expect(throws: AccountError.wrong) { try await office.recover(AccountBodies.recover(account: 1, auth: 9)) }
    }
    await #expect(throws: AccountError.wait(seconds: 1)) { try await office.recover(AccountBodies.recover(account: 1)) }
  }

  @Test("who signs up with somebody's address uses up none of their tries")
  func signup() async throws {
    let office = try await Office()
    try await office.create()
    for number in 10..<20 as Range<UInt8> {
      await #expect(throws: AccountError.emailTaken) {
        try await office.create(AccountBodies.create(account: number), from: "198.51.100.\(number)")
      }
    }
    try await office.signIn()
    // With its id it is a try at what is there.
    for number in 10..<15 as Range<UInt8> {
      await #expect(throws: AccountError.accountTaken) {
        try await office.create(AccountBodies.create(auth: 9), from: "198.51.100.\(number)")
      }
    }
    await #expect(throws: AccountError.wait(seconds: 1)) { try await office.create(AccountBodies.create(auth: 9)) }
  }

  @Test("strangers lock nobody out of a device that was in before, and by its id one has no more tries than they")
  func knownDevice() async throws {
    let office = try await Office()
    let made = try await office.create()
    _ = try await Self.exhaust(office, "me@example.org")
    await #expect(throws: AccountError.wait(seconds: 1)) { try await office.signIn() }
    #expect(try await office.signIn(AccountBodies.signIn(id: made.device.text)).device == made.device)
    for _ in 0..<5 {
      await #expect(throws: AccountError.wrong) {
        try await office.signIn(AccountBodies.signIn(auth: 9, id: made.device.text))
      }
    }
    await #expect(throws: AccountError.wait(seconds: 1)) {
      try await office.signIn(AccountBodies.signIn(id: made.device.text))
    }
    // One that it has not is no key to anything.
    let other = AccountBodies.signIn(id: AccountBodies.text([UInt8](repeating: 7, count: 16)))
    await #expect(throws: AccountError.wait(seconds: 1)) { try await office.signIn(other) }
  }

  @Test("those whom nobody can tell apart are counted together")
  func crowd() async throws {
    let office = try await Office()
    for number in 0..<3 {
      await #expect(throws: AccountError.wrong) {
        try await office.signIn(AccountBodies.signIn(email: "\(number)@example.org"), from: nil)
      }
    }
    #expect(try await office.rows("SELECT count FROM attempt ORDER BY count DESC").first == [.integer(3)])
  }

  @Test("who asks for salts is counted, apart from tries, and is told to wait in the end")
  func asking() async throws {
    let office = try await Office()
    _ = try await office.salt("nobody@example.org")
    #expect(try await office.rows("SELECT count FROM attempt") == [[.integer(1)]])
    _ = try await office.rows("UPDATE attempt SET count = 600")
    await #expect(throws: AccountError.wait(seconds: 600)) { try await office.salt("me@example.org") }
    try await office.create()
  }

  @Test("however many addresses strangers make up, what is kept of them has an end, and the oldest goes")
  func flood() async throws {
    let office = try await Office()
    try await office.fill(.address, count: "1", until: "i")
    await #expect(throws: AccountError.wrong) { try await office.signIn() }
    let kept = try await office.rows("SELECT COUNT(*) FROM attempt WHERE key LIKE 'address/%'")
    #expect(kept == [[.integer(BackOff.mostKept)]])
    #expect(try await office.rows("SELECT 1 FROM attempt WHERE key = 'address/x1'").isEmpty)
    #expect(try await office.rows("SELECT 1 FROM attempt WHERE key = 'address/x2'").count == 1)
  }

  @Test("a flood keeps nobody's own failures from being counted, however often it has guessed", arguments: [1, 4, 20])
  func floodBefore(guesses: Int) async throws {
    let office = try await Office()
    try await office.fill(.account, count: "\(guesses)", until: "i")
    for _ in 0..<5 {
      await #expect(throws: AccountError.wrong) { try await office.signIn() }
    }
    await #expect(throws: AccountError.wait(seconds: 1)) { try await office.signIn() }
  }

  @Test("a flood at one door pushes out nothing of another one's", arguments: [BackOff.mail, .crowd, .code, .address])
  func floodElsewhere(kind: BackOff) async throws {
    let office = try await Office()
    try await office.fill(kind, count: "1", until: "9000000000000 + i")
    for _ in 0..<5 {
      await #expect(throws: AccountError.wrong) { try await office.signIn(from: "192.0.2.1") }
    }
    await #expect(throws: AccountError.wait(seconds: 1)) { try await office.signIn() }
  }

  @Test("whose tries they are can't be read off what is kept of them")
  func keys() async throws {
    let office = try await Office()
    await #expect(throws: AccountError.wrong) { try await office.signIn() }
    let keys = try await office.rows("SELECT key FROM attempt")
    #expect(keys.count == 2 && !"\(keys)".contains("example") && !"\(keys)".contains(Office.home))
  }
}

extension Office {
  /// As many tallies of a kind as are kept, each of so many tries and until so: `i` counts them.
  fileprivate func fill(_ kind: BackOff, count: String, until: String) async throws {
    _ = try await rows(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(BackOff.mostKept))
      INSERT INTO attempt SELECT '\(kind.place)x' || i, \(count), \(until) FROM n
      """)
  }
}
