import Kernel
import TestSupport
import Testing

@testable import Accounts

/// The rules once more, of one account, in memory and as plainly as they can be said.
private struct ModelLog {
  var rows: [SealedOperation] = []

  func mark(_ count: Int) -> LogMark { rows.prefix(count).reduce(.beginning) { $0.adding($1) } }

  func fits(_ mark: LogMark?) -> Bool {
    mark.map { $0.number <= rows.count && self.mark(Int($0.number)) == $0 } ?? true
  }

  mutating func push(_ operations: [SealedOperation], mark: LogMark?, now: Int64) -> Result<Pushed, LogRefusal> {
    guard fits(mark) else { return .failure(.cursor) }
    let known = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0) })
    let taken = operations.filter { known[$0.id].map(\.hash) ?? $0.hash != $0.hash }
    if !taken.isEmpty { return .failure(.taken(taken.map(\.id))) }
    let new = operations.filter { known[$0.id] == nil }
    let latest = max(now, rows.map(\.at.milliseconds).max() ?? 0)
    let ahead = new.filter { $0.at.milliseconds > max(now + 300_000, latest) }
    if !ahead.isEmpty { return .failure(.clock(now: Instant(milliseconds: latest), ids: ahead.map(\.id))) }
    rows += new
    var stamps: [String: LogTime] = [:]
    for operation in operations {
      if let held = known[operation.id], held.at != operation.at { stamps[operation.id] = held.at }
    }
    return .success(Pushed(mark: self.mark(rows.count), added: new.count, stamps: stamps))
  }
}

@Suite("A log against its rules said plainly", .eachEngine, .timeLimit(.minutes(3)))
struct LogPropertyTests {
  /// What a device knows of the log.
  private struct Device {
    var cursor: LogMark?
    var mark: LogMark?
    var held: [String] = []
  }

  @Test("whatever several devices push and pull, and however often the server is put back", arguments: UInt64(1)...12)
  func random(seed: UInt64) async throws {
    var random = SeededRandom(seed: seed)
    var fixture = try await LogFixture()
    var model = ModelLog()
    var devices = [Device](repeating: Device(), count: 3)
    var now = LogFixture.now.milliseconds
    for _ in 0..<60 {
      let index = Int.random(in: 0..<3, using: &random)
      var device = devices[index]
      now += Int64.random(in: -200_000...400_000, using: &random)
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        // Put back: the rows up to some earlier one, in a new file.
        model.rows.removeLast(Int.random(in: 0...model.rows.count, using: &random))
        fixture = try await LogFixture()
        for row in model.rows { _ = try await fixture.push([row], now: Instant(milliseconds: .max / 4)) }
      case 1..<10:
        let operations = Self.operations(now, &random)
        let said = model.push(operations, mark: device.mark, now: now)
        let result = await Self.result {
          () throws(LogRefusal) in
          try await fixture.push(operations, mark: device.mark, now: Instant(milliseconds: now))
        }
        #expect(result == said)
        if case .success(let pushed) = result { device.mark = pushed.mark }
        if result == .failure(.cursor) { device = Device() }
      default:
        let limit = Int.random(in: 1...5, using: &random)
        let fits = model.fits(device.cursor) && model.fits(device.mark)
        let (cursor, mark) = (device.cursor, device.mark)
        let result = await Self.result { () throws(LogRefusal) in
          try await fixture.pull(after: cursor, mark: mark, limit: limit)
        }
        switch result {
        case .success(let pulled):
          let begin = Int(device.cursor?.number ?? 0)
          #expect(fits)
          #expect(pulled.operations.map(\.operation) == Array(model.rows.dropFirst(begin).prefix(limit)))
          #expect(pulled.mark == model.mark(model.rows.count))
          device.held += pulled.operations.map(\.operation.id)
          (device.cursor, device.mark) = (pulled.cursor, pulled.mark)
          // What it has up to its cursor is what the log has up to there: nothing skipped, nothing twice.
          #expect(device.held == model.rows.prefix(Int(pulled.cursor.number)).map(\.id))
        case .failure(let refusal):
          #expect(refusal == .cursor && !fits)
          device = Device()
        }
      }
      devices[index] = device
    }
  }

  /// Of few ids, so that they are met again; seldom another content, or a time far ahead.
  private static func operations(_ now: Int64, _ random: inout SeededRandom) -> [SealedOperation] {
    let numbers = Set((0..<Int.random(in: 0...4, using: &random)).map { _ in Int64.random(in: 1...60, using: &random) })
    return numbers.sorted().map { number in
      let ahead = Int64.random(
        in: -500_000...(Int.random(in: 0..<8, using: &random) == 0 ? 900_000 : 200_000), using: &random)
      return .number(
        number, after: now - LogFixture.now.milliseconds + ahead,
        content: Int.random(in: 0..<25, using: &random) == 0 ? 1 : 0)
    }
  }

  private static func result<Value>(
    _ work: () async throws(LogRefusal) -> Value
  ) async -> Result<Value, LogRefusal> {
    do throws(LogRefusal) { return .success(try await work()) } catch { return .failure(error) }
  }
}
