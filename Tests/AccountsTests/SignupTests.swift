import Kernel
import Storage
import TestSupport
import Testing

@testable import Accounts

@Suite("Who may make an account")
struct SignupTests {
  private static func invite(_ office: Office) async throws -> String {
    try await Accounts.invite(
      in: office.database, drawnBy: { count in (0..<count).map { _ in UInt8.random(in: .min ... .max) } },
      now: office.now
    ).text
  }

  @Test("closed, nobody: not even with an invitation; whoever has an account gets in")
  func closed() async throws {
    let office = try await Office(signup: .closed)
    let code = try await Self.invite(office)
    await #expect(throws: AccountError.signupClosed) { try await office.create(AccountBodies.create(invite: code)) }
    #expect(office.hashes == 0, "nothing dear is done for who may not")
  }

  @Test("who may not make one is not told which addresses have one")
  func unsaid() async throws {
    let office = try await Office(signup: .invite)
    try await office.create(AccountBodies.create(invite: try await Self.invite(office)))
    await #expect(throws: AccountError.inviteWrong) { try await office.create(AccountBodies.create(account: 9)) }
  }

  @Test("an invitation is for one account, and asking again for that one is no second")
  func invite() async throws {
    let office = try await Office(signup: .invite)
    let body = AccountBodies.create(invite: try await Self.invite(office))
    for wrong in [body.with("invite", nil), body.with("invite", .string("AAAA")), body.with("invite", .string("?"))] {
      await #expect(throws: AccountError.inviteWrong) { try await office.create(wrong) }
    }
    office.passes(seconds: 10)
    try await office.create(body)
    try await office.create(body)
    let second = body.with("account", AccountBodies.bytes(9, 16)).with("email", .string("you@example.org"))
    await #expect(throws: AccountError.inviteWrong) { try await office.create(second) }
  }

  @Test("who came too late with one may use it for another account")
  func refused() async throws {
    let office = try await Office(signup: .invite)
    try await office.create(AccountBodies.create(invite: try await Self.invite(office)))
    let body = AccountBodies.create(account: 9, invite: try await Self.invite(office))
    await #expect(throws: AccountError.emailTaken) { try await office.create(body) }
    try await office.create(body.with("email", .string("you@example.org")))
  }

  @Test("it is good for two weeks", arguments: [(14 * 86_400 - 1, true), (14 * 86_400, false)] as [(Int64, Bool)])
  func expires(seconds: Int64, isGood: Bool) async throws {
    let office = try await Office(signup: .invite)
    let body = AccountBodies.create(invite: try await Self.invite(office))
    office.passes(seconds: seconds)
    try await AccountUpkeep(office.database).run(now: office.now)
    if isGood {
      try await office.create(body)
    } else {
      await #expect(throws: AccountError.inviteWrong) { try await office.create(body) }
    }
  }
}
