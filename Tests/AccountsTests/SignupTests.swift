import Kernel
import Storage
import TestSupport
import Testing

@testable import Accounts

@Suite("Who may make an account", .eachEngine)
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
    let made = try await office.accounts(.open).create(
      CreateRequest(AccountBodies.create().bytes), from: nil, now: office.now)
    #expect(try await office.signIn().account == made.account)
  }

  @Test("one invitation used by two at once lets one of them in")
  func atOnce() async throws {
    let office = try await Office(signup: .invite)
    let code = try await Self.invite(office)
    let made = await withTaskGroup(of: Bool.self) { group in
      for number in 1...4 as ClosedRange<UInt8> {
        group.addTask {
          let body = AccountBodies.create(email: "\(number)@example.org", account: number, invite: code)
          return (try? await office.create(body)) != nil
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(made == 1)
    #expect(try await office.rows("SELECT COUNT(*) FROM account") == [[.integer(1)]])
  }

  @Test("who was invited is known as that later, and who came while anybody might is not")
  func invited() async throws {
    let office = try await Office(signup: .invite)
    let mine = try await office.create(AccountBodies.create(invite: try await Self.invite(office)))
    let other = try await office.accounts(.open).create(
      CreateRequest(AccountBodies.create(email: "you@example.org", account: 9).bytes), from: nil, now: office.now)
    #expect(try await office.accounts.isInvited(mine.account))
    #expect(try await !office.accounts.isInvited(other.account))
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
