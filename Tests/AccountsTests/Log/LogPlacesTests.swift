import Foundation
import Kernel
import Storage
import TestSupport
import Testing

@testable import Accounts
import Wire

@Suite("Places in a log", .eachEngine, .timeLimit(.minutes(5)))
struct LogPlacesTests {
  @Test("parts follow one another to the last row, none twice", arguments: [1, 2, 3, 7, 1000])
  func parts(limit: Int) async throws {
    let fixture = try await LogFixture()
    let pushed = try await fixture.push((1...7).map { .number($0) })
    var (place, seen): (LogMark?, [Int64]) = (nil, [])
    while true {
      let pulled = try await fixture.pull(after: place, mark: pushed.mark, limit: limit)
      #expect(pulled.mark == pushed.mark)
      seen += pulled.operations.map(\.number)
      place = pulled.cursor
      if !pulled.hasMore { break }
      #expect(pulled.operations.count == limit)
    }
    #expect(seen == Array(1...7))
    #expect(place == pushed.mark)
    #expect(try await fixture.pull(after: place, mark: place).operations.isEmpty)
  }

  @Test("a part ends before it is too many bytes, and has one row however large that is")
  func heavy() async throws {
    let fixture = try await LogFixture()
    _ = try await fixture.push((1...4).map { .number($0, size: 1000) })
    for (bytes, count) in [(1, 1), (1000, 1), (1999, 1), (2000, 2), (4000, 4)] {
      let pulled = try await fixture.log.pull(fixture.account, after: nil, mark: nil, limit: 9, bytes: bytes)
      #expect(pulled.operations.count == count, "\(bytes)")
      #expect(pulled.hasMore == (count < 4))
    }
  }

  @Test("to who has the answer already no row is read, and a place that does not fit is refused all the same")
  func known() async throws {
    let fixture = try await LogFixture()
    let mark = try await fixture.push([.number(1)]).mark
    let pulled = try await fixture.log.pull(fixture.account, after: nil, mark: nil, limit: 9, isKnown: { $0 == mark })
    #expect(pulled.operations.isEmpty && pulled.mark == mark)
    await #expect(throws: LogRefusal.cursor) {
      try await fixture.log.pull(
        fixture.account, after: mark.adding(.number(2)), mark: nil, limit: 9, isKnown: { _ in true })
    }
  }

  @Test("a place is written as its number and its check, and read as nothing else")
  func text() throws {
    let mark = LogMark(number: 258, chain: [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(mark.text == "AAAAAAAAAQIBAgMEBQYHCA")
    #expect(try LogMark.read(mark.text) == mark)
    #expect(try LogMark.read(nil) == nil)
    for text in ["", "x", mark.text + "A", String(mark.text.dropLast()), "_" + mark.text.dropFirst(), mark.text + "="] {
      #expect(throws: LogRefusal.cursor) { try LogMark.read(text) }
    }
  }

  @Test("the check covers the id, the time and the content of each row, and not the sealing")
  func chain() {
    let first = LogMark.beginning.adding(.number(1))
    // SHA-256 of 8 zero bytes, "w-1" and a zero byte, the milliseconds, the counter, 16 zero bytes: computed by another program.
    #expect(first.number == 1)
    #expect(Base64URL.text(first.chain) == "bmTFN2E-Z34")
    let others: [SealedOperation] = [.number(2), .number(1, after: 1), .number(1, content: 1)]
    #expect(Set(others.map { LogMark.beginning.adding($0) } + [first]).count == 4)
    #expect(LogMark.beginning.adding(.number(1, sealing: 3)) == first)
  }

  @Test("a place beyond the end, or of another log, does not fit; that of an earlier row does")
  func foreign() async throws {
    let fixture = try await LogFixture()
    let one = try await fixture.push([.number(1)])
    let two = try await fixture.push([.number(2)])
    let beyond = two.mark.adding(.number(3))
    let forged = LogMark(number: 1, chain: two.mark.chain)
    let early = LogMark(number: 0, chain: two.mark.chain)
    for bad in [beyond, forged, early] {
      await #expect(throws: LogRefusal.cursor) { try await fixture.pull(after: bad) }
      await #expect(throws: LogRefusal.cursor) { try await fixture.pull(after: one.mark, mark: bad) }
      await #expect(throws: LogRefusal.cursor) { try await fixture.push([.number(3)], mark: bad) }
    }
    #expect(try await fixture.pull(after: one.mark, mark: one.mark).operations.map(\.number) == [2])
    #expect(try await fixture.push([.number(3)], mark: one.mark).mark.number == 3)
  }

  @Test("a server whose log was wiped is found out")
  func wiped() async throws {
    let fixture = try await LogFixture()
    let pushed = try await fixture.push([.number(1)])
    try await fixture.run("DELETE FROM operation WHERE account = $1", .bytes(fixture.account.bytes))
    try await fixture.run("UPDATE account SET lastNumber = $1", .integer(0))
    await #expect(throws: LogRefusal.cursor) { try await fixture.pull(after: pushed.mark) }
    await #expect(throws: LogRefusal.cursor) { try await fixture.push([.number(2)], mark: pushed.mark) }
    #expect(try await fixture.push([.number(1)]).mark == pushed.mark, "the same rows are the same log")
  }
}

/// SQLite's, whose database is a file to be copied.
@Suite("A log that was put back", .timeLimit(.minutes(5)))
struct LogRolledBackTests {
  @Test("a server that was put back to an earlier copy is found out, also where it has as many rows again")
  func rolledBack() async throws {
    let folder = NSTemporaryDirectory() + "pocketful-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let fixture = try await LogFixture()
    let old = try await fixture.push([.number(1)])
    // Nobody writes meanwhile, so the file and the log beside it are of one moment.
    try FileManager.default.copyItem(atPath: fixture.folder, toPath: folder)
    let copy = folder + "/pocketful.sqlite"
    let last = try await fixture.push([.number(2)], mark: old.mark)

    let restored = AccountLog(try await .people(path: copy))
    await #expect(throws: LogRefusal.cursor) {
      try await restored.pull(fixture.account, after: last.mark, mark: last.mark, limit: 9)
    }
    // Its cursor is of before the copy; only the mark tells that its own push is gone.
    await #expect(throws: LogRefusal.cursor) {
      try await restored.pull(fixture.account, after: old.mark, mark: last.mark, limit: 9)
    }
    let other = try PushRequest([.number(5)], mark: old.mark)
    #expect(try await restored.push(fixture.account, other, now: LogFixture.now).mark.number == last.mark.number)
    await #expect(throws: LogRefusal.cursor) {
      try await restored.pull(fixture.account, after: last.mark, mark: nil, limit: 9)
    }
    await #expect(throws: LogRefusal.cursor) {
      try await restored.push(fixture.account, PushRequest([.number(6)], mark: last.mark), now: LogFixture.now)
    }
  }
}
