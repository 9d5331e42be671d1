import Kernel
import Storage
import TestSupport
import Testing

@testable import Accounts

@Suite("An account's log takes a push whole or not at all", .eachEngine, .timeLimit(.minutes(5)))
struct LogRulesTests {
  private static let minute: Int64 = 60_000

  /// A push onto a log that has w-1 and w-2, and what comes of it.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var pushed: [SealedOperation]
    var refusal: LogRefusal?
    /// What the log has then.
    var ids = ["w-1", "w-2"]
    var stamps: [String: LogTime] = [:]

    var testDescription: String { name }
  }

  private static let cases = [
    Case(
      name: "new ones are numbered as they come", pushed: [.number(4), .number(3)], ids: ["w-1", "w-2", "w-4", "w-3"]),
    Case(name: "nothing is nothing", pushed: []),
    Case(name: "what is there already is there once", pushed: [.number(1), .number(2)]),
    Case(name: "another sealing of the same is the same", pushed: [.number(1, sealing: 7)]),
    Case(
      name: "what is there keeps its time, which is told", pushed: [.number(1, after: 5), .number(3)],
      ids: ["w-1", "w-2", "w-3"], stamps: ["w-1": SealedOperation.number(1).at]),
    Case(
      name: "what is there is no fault for its time, however far ahead", pushed: [.number(1, after: 99 * minute)],
      stamps: ["w-1": SealedOperation.number(1).at]),
    Case(
      name: "another under the same id is refused, with those beside it", pushed: [.number(3), .number(2, content: 1)],
      refusal: .taken(["w-2"])),
    Case(name: "five minutes ahead is no fault", pushed: [.number(3, after: 5 * minute)], ids: ["w-1", "w-2", "w-3"]),
    Case(
      name: "a millisecond more is, and tells the time",
      pushed: [.number(3), .number(4, after: 5 * minute + 1), .number(5, after: 1 << 40)],
      refusal: .clock(now: LogFixture.now, ids: ["w-4", "w-5"])),
    Case(name: "long ago is no fault", pushed: [.number(3, after: -1 << 40)], ids: ["w-1", "w-2", "w-3"]),
    Case(
      name: "twice the same in one push is once, at the earlier time",
      pushed: [.number(3, after: 9), .number(3, after: 4)],
      ids: ["w-1", "w-2", "w-3"], stamps: ["w-3": SealedOperation.number(3, after: 4).at]),
    Case(
      name: "twice another under one id in one push is refused",
      pushed: [.number(3), .number(3, content: 1), .number(4)],
      refusal: .taken(["w-3"])),
  ]

  @Test("by rules", arguments: cases)
  func rules(asked: Case) async throws {
    let fixture = try await LogFixture()
    let before = try await fixture.push([.number(1), .number(2)])
    do throws(LogRefusal) {
      let pushed = try await fixture.push(asked.pushed, mark: before.mark)
      #expect(asked.refusal == nil)
      #expect(pushed.stamps == asked.stamps)
      #expect(pushed.added == asked.ids.count - 2)
    } catch {
      #expect(error == asked.refusal)
    }
    let pulled = try await fixture.pull()
    #expect(pulled.operations.map(\.operation.id) == asked.ids)
    #expect(pulled.operations.map(\.number) == Array(1...Int64(asked.ids.count)))
    #expect(pulled.cursor == pulled.mark)
    if asked.refusal != nil { #expect(pulled.mark == before.mark) }
  }

  @Test("after the server's clock was put back, what is no later than the log's latest is taken, and that time is told")
  func clockPutBack() async throws {
    let fixture = try await LogFixture()
    _ = try await fixture.push([.number(1)])
    let earlier = LogFixture.now.adding(seconds: -86_400)
    _ = try await fixture.push([.number(2)], now: earlier)
    // Or each push could carry the log's time on.
    await #expect(throws: LogRefusal.clock(now: LogFixture.now, ids: ["w-3"])) {
      try await fixture.push([.number(3, after: 1)], now: earlier)
    }
  }

  @Test("a device that was taken off while what it sent was on its way writes nothing more", arguments: [false, true])
  func revoked(isGone: Bool) async throws {
    let fixture = try await LogFixture()
    let mark = try await fixture.push([.number(1)]).mark
    try await fixture.run(isGone ? "DELETE FROM device" : "UPDATE device SET revokedAt = 1")
    await #expect(throws: LogRefusal.revoked) { try await fixture.push([.number(2)]) }
    await #expect(throws: LogRefusal.revoked) {
      try await fixture.log.keep(
        Snapshot(through: mark, boxes: ["AAAA": [1]]), by: LogFixture.who(fixture.account), now: LogFixture.now)
    }
    #expect(try await fixture.ids == ["w-1"])
  }

  @Test("at a gigabyte of boxes it is full for new ones, and not for what it has")
  func heavy() async throws {
    let fixture = try await LogFixture()
    _ = try await fixture.push([.number(1)])
    try await fixture.run("UPDATE account SET bytes = $1", .integer(AccountLog.mostBytes - 50))
    #expect(try await fixture.push([.number(2, size: 50)]).added == 1)
    await #expect(throws: LogRefusal.full) { try await fixture.push([.number(3)]) }
    #expect(try await fixture.push([.number(1), .number(2, size: 50)]).added == 0)
  }

  @Test("at a million it is full for new ones, and not for what it has")
  func full() async throws {
    let fixture = try await LogFixture()
    _ = try await fixture.push([.number(1)])
    // The row of its number is there too, so that the place fits.
    try await fixture.run("UPDATE operation SET number = $1", .integer(AccountLog.most - 1))
    try await fixture.run("UPDATE account SET lastNumber = $1", .integer(AccountLog.most - 1))
    await #expect(throws: LogRefusal.full) { try await fixture.push([.number(2), .number(3)]) }
    #expect(try await fixture.push([.number(1), .number(2)]).added == 1)
    #expect(try await fixture.push([.number(1), .number(2)]).added == 0)
    await #expect(throws: LogRefusal.full) { try await fixture.push([.number(3)]) }
  }

  @Test("a deleted account's log says so, and one of no account that nobody is signed in")
  func gone() async throws {
    let fixture = try await LogFixture()
    _ = try await fixture.push([.number(1)])
    try await fixture.run("UPDATE account SET deletedAt = $1", .integer(5))
    await #expect(throws: LogRefusal.deleted) { try await fixture.push([.number(2)]) }
    await #expect(throws: LogRefusal.deleted) { try await fixture.pull() }
    await #expect(throws: LogRefusal.deleted) { try await fixture.log.snapshot(fixture.account) }
    let nobody = LogFixture.account(7)
    await #expect(throws: LogRefusal.signedOut) {
      try await fixture.log.push(nobody, PushRequest([.number(1)]), now: LogFixture.now)
    }
    await #expect(throws: LogRefusal.signedOut) { try await fixture.log.pull(nobody, after: nil, mark: nil, limit: 9) }
    await #expect(throws: LogRefusal.signedOut) { try await fixture.log.last(nobody) }
  }

  @Test("two accounts have each their own, with their own numbers and the same ids")
  func apart() async throws {
    let fixture = try await LogFixture()
    let other = LogFixture.account(2)
    try await fixture.add(other)
    let mine = try await fixture.push([.number(1), .number(2)])
    let theirs = try await fixture.log.push(other, PushRequest([.number(1, content: 5)]), now: LogFixture.now)
    #expect(theirs.mark.number == 1 && theirs.added == 1)
    let pulled = try await fixture.log.pull(other, after: nil, mark: nil, limit: 1000)
    #expect(pulled.operations.map(\.operation) == [.number(1, content: 5)])
    await #expect(throws: LogRefusal.cursor) {
      try await fixture.log.pull(other, after: mine.mark, mark: nil, limit: 1000)
    }
    #expect(try await fixture.ids == ["w-1", "w-2"])
  }

  @Test("it tells which log grew, and only then")
  func grown() async throws {
    let fixture = try await LogFixture()
    var grown = fixture.log.grown().makeAsyncIterator()
    _ = try await fixture.push([.number(1)])
    _ = try await fixture.push([.number(1)])
    _ = try await fixture.push([.number(2), .number(3)])
    #expect(await grown.next() == LogGrowth(account: fixture.account, last: 1))
    #expect(await grown.next() == LogGrowth(account: fixture.account, last: 3))
  }
}
