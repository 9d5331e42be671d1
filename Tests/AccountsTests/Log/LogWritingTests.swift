import Foundation
import Kernel
import Storage
import TestSupport
import Testing

@testable import Accounts
import Wire

@Suite("Many who write a log at once", .eachEngine, .timeLimit(.minutes(2)))
struct LogWritingTests {
  @Test("each row has a number of its own, none is skipped, and the checks hold")
  func many() async throws {
    let fixture = try await LogFixture()
    let (log, account) = (fixture.log, fixture.account)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          for round in 0..<10 {
            let first = Int64(writer * 100 + round * 3 + 1)
            let request = try PushRequest((first..<first + 3).map { .number($0) })
            _ = try await log.push(account, request, now: LogFixture.now)
          }
        }
      }
      try await group.waitForAll()
    }
    let pulled = try await fixture.pull()
    #expect(pulled.operations.map(\.number) == Array(1...240))
    #expect(Set(pulled.operations.map(\.operation.id)).count == 240)
    let mark = pulled.operations.reduce(LogMark.beginning) { $0.adding($1.operation) }
    #expect(mark == pulled.mark)
  }

  @Test("who reads does not wait for who writes")
  func readers() async throws {
    let fixture = try await LogFixture()
    _ = try await fixture.push([.number(1)])
    let (began, beginning) = AsyncStream.makeStream(of: Void.self)
    let isRead = DispatchSemaphore(value: 0)
    let database = fixture.database
    async let writer = database.transaction(.write) { _ throws(StorageError) in
      beginning.yield()
      // Goes on once the reader has read, or after what no reader takes.
      return isRead.wait(timeout: .now() + 30) == .success
    }
    for await _ in began { break }
    #expect(try await fixture.ids == ["w-1"])
    isRead.signal()
    #expect(try await writer)
  }

  @Test("a push that breaks off in its middle leaves nothing, and those that shared its transaction are taken")
  func broken() async throws {
    let fixture = try await LogFixture()
    try await fixture.refuse("w-13")
    let (log, account) = (fixture.log, fixture.account)
    let results = await withTaskGroup(of: (Int64, Bool).self) { group in
      for writer in Int64(0)..<8 {
        group.addTask {
          let operations = (1...5).map { SealedOperation.number(writer * 10 + $0) }
          let pushed = try? await log.push(account, PushRequest(operations), now: LogFixture.now)
          return (writer, pushed != nil)
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(results == Dictionary(uniqueKeysWithValues: (Int64(0)..<8).map { ($0, $0 != 1) }))
    let pulled = try await fixture.pull()
    #expect(pulled.operations.count == 35)
    #expect(!pulled.operations.contains { $0.operation.id.hasPrefix("w-1") && $0.operation.id.utf8.count == 4 })
    #expect(pulled.operations.reduce(LogMark.beginning) { $0.adding($1.operation) } == pulled.mark)
  }

  @Test("what the disk refuses is said as that, and the log is as it was", arguments: [false, true])
  func refused(atCommit: Bool) async throws {
    let fixture = try await LogFixture()
    let before = try await fixture.push([.number(1)])
    let (database, error) = (fixture.database, StorageError.full(path: "x"))
    let failing = AccountLog(
      Database { access, work async throws(StorageError) in
        if !atCommit { throw error }
        try await database.transaction(access) { transaction throws(StorageError) in
          try work(transaction)
          throw error
        }
      })
    await #expect(throws: LogRefusal.storage(error)) {
      try await failing.push(fixture.account, PushRequest([.number(2), .number(3)]), now: LogFixture.now)
    }
    #expect(try await fixture.pull().mark == before.mark)
    #expect(try await fixture.push([.number(2)]).mark.number == 2)
  }
}

@Suite("A snapshot of a log", .eachEngine, .timeLimit(.minutes(5)))
struct SnapshotTests {
  private static let box = [UInt8](repeating: 1, count: 40)

  @Test("where there is none, it is one of the beginning, from which all is pulled")
  func none() async throws {
    let fixture = try await LogFixture()
    _ = try await fixture.push([.number(1)])
    let snapshot = try await fixture.log.snapshot(fixture.account)
    #expect(snapshot == Snapshot(through: .beginning, boxes: [:]))
    #expect(try await fixture.pull(after: snapshot.through).operations.count == 1)
  }

  @Test("one is kept whole in place of the one before, unless that goes further")
  func kept() async throws {
    let fixture = try await LogFixture()
    let one = try await fixture.push([.number(1)]).mark
    let two = try await fixture.push([.number(2)]).mark
    let first = Snapshot(through: one, boxes: ["AAAA": Self.box, "BBBB": Self.box])
    let second = Snapshot(through: two, boxes: ["CCCC": Self.box])
    for (put, held) in [(first, first), (second, second), (first, second), (second, second)] {
      let through = try await fixture.log.keep(put, by: LogFixture.who(fixture.account), now: LogFixture.now)
      #expect(through == held.through)
      #expect(try await fixture.log.snapshot(fixture.account) == held)
    }
    #expect(try await fixture.pull(after: first.through).operations.map(\.number) == [2])
  }

  @Test("one of another log, or of what this one lost, is refused")
  func foreign() async throws {
    let fixture = try await LogFixture()
    let one = try await fixture.push([.number(1)]).mark
    await #expect(throws: LogRefusal.cursor) {
      try await fixture.log.keep(
        Snapshot(through: one.adding(.number(9)), boxes: ["AAAA": Self.box]), by: LogFixture.who(fixture.account),
        now: LogFixture.now)
    }
    let other = LogFixture.account(2)
    try await fixture.add(other)
    await #expect(throws: LogRefusal.cursor) {
      try await fixture.log.keep(
        Snapshot(through: one, boxes: ["AAAA": Self.box]), by: LogFixture.who(other), now: LogFixture.now)
    }
  }

  @Test("what is sent is read, or refused as a whole")
  func read() throws {
    let mark = LogMark(number: 1, chain: [UInt8](repeating: 3, count: 8))
    let box = Base64URL.text(Self.box)
    let good = #"{"through":"\#(mark.text)","boxes":{"AbC_":"\#(box)"}}"#
    #expect(try Snapshot(Array(good.utf8)) == Snapshot(through: mark, boxes: ["AbC_": Self.box]))
    for bad in [
      "", "{}", #"{"through":"\#(mark.text)","boxes":{}}"#, #"{"through":"\#(mark.text)","boxes":{"AbC":"\#(box)"}}"#,
      #"{"through":"\#(mark.text)","boxes":{"AbC_":"AA"}}"#, #"{"boxes":{"AbC_":"\#(box)"}}"#,
      #"{"through":"\#(LogMark.beginning.text)","boxes":{"AbC_":"\#(box)"}}"#,
    ] {
      #expect(throws: LogRefusal.malformed([])) { try Snapshot(Array(bad.utf8)) }
    }
    #expect(throws: LogRefusal.cursor) { try Snapshot(Array(#"{"through":"x","boxes":{"AbC_":"\#(box)"}}"#.utf8)) }
  }
}
