import Kernel
import Storage
import TestSupport
import Testing

@testable import Accounts

@Suite("Tries, counted")
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

  @Test("whose tries they are can't be read off what is kept of them")
  func keys() async throws {
    let office = try await Office()
    await #expect(throws: AccountError.wrong) { try await office.signIn() }
    let keys = try await office.rows("SELECT key FROM attempt")
    #expect(keys.count == 2 && !"\(keys)".contains("example") && !"\(keys)".contains(Office.home))
  }
}
