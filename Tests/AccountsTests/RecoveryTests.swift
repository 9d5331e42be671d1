import Kernel
import Storage
import TestSupport
import Testing

@testable import Accounts

@Suite("In by the recovery code, and which ways there are", .eachEngine)
struct RecoveryTests {
  @Test("it lets in by the account, by the address, or alone, with what the code opens, again until it is replaced")
  func inByCode() async throws {
    let office = try await Office()
    let made = try await office.create()
    let byAddress = AccountBodies.recover(account: 1).with("account", nil).with("email", .string("ME@example.org"))
    let byCodeAlone = AccountBodies.recover(account: 1).with("account", nil)
    for body in [AccountBodies.recover(account: 1), byAddress, byAddress, byCodeAlone] {
      let signIn = try await office.recover(body)
      #expect(signIn.account == made.account && signIn.wraps.map(\.kind) == ["recovery"])
      #expect(try await office.who(signIn).isFresh)
    }
    #expect(try await office.accounts.ways(of: made.account).last?.used == office.now)
    try await office.accounts.replace(
      NewRecovery(AccountBodies.recovery(8).bytes), by: made.who, now: office.now)
    await #expect(throws: AccountError.wrong) { try await office.recover(byAddress) }
    #expect(try await office.recover(AccountBodies.recover(account: 1, auth: 8)).wraps.last?.bytes.last == 8)
    #expect(try await office.accounts.ways(of: made.account).map(\.kind) == ["password", "recovery"])
  }

  @Test("a wrong code, an unknown account and an unknown address are one answer")
  func alike() async throws {
    let office = try await Office()
    try await office.create()
    for body in [
      AccountBodies.recover(account: 1, auth: 9), AccountBodies.recover(account: 9),
      AccountBodies.recover(account: 1, auth: 9).with("account", nil),
      AccountBodies.recover(account: 1).with("email", .string("nobody@example.org")),
    ] {
      await #expect(throws: AccountError.wrong) { try await office.recover(body) }
    }
  }

  @Test("the last way beside the recovery code stays; the code may go, with what it opened")
  func last() async throws {
    let office = try await Office()
    let made = try await office.create()
    let ways = try await office.accounts.ways(of: made.account)
    #expect(ways.map(\.name) == ["me@example.org", ""])
    await #expect(throws: AccountError.lastWay) { try await office.accounts.removeWay(ways[0].id, of: made.account) }
    try await office.accounts.removeWay(ways[1].id, of: made.account)
    #expect(try await office.signIn().wraps.map(\.kind) == ["password"])
    await #expect(throws: AccountError.wrong) { try await office.recover(AccountBodies.recover(account: 1)) }
    await #expect(throws: AccountError.noWay) { try await office.accounts.removeWay(ways[1].id, of: made.account) }
    // And come back.
    try await office.accounts.replace(NewRecovery(AccountBodies.recovery(6).bytes), by: made.who, now: office.now)
    try await office.recover(AccountBodies.recover(account: 1))
  }
}
