import Journal
import Kernel

/// One account's log, in memory, by the rules of the protocol.
struct LogServer {
  private(set) var rows: [Operation] = []
  private var places: [OperationID: Int] = [:]
  /// Of each row: of all up to it.
  private var checks: [UInt32] = [Mixing.start]
  private var latestOfAll: Int64 = 0
  var now: Int64 = 1_700_000_000_000
  /// How many pushes it has taken.
  private(set) var pushes = 0
  /// What it does wrong; nothing.
  var fault: ProtocolFault?

  init() {}

  /// As it was; its clock goes on.
  mutating func roll(back earlier: [Operation]) {
    (rows, places, checks, latestOfAll) = ([], [:], [Mixing.start], 0)
    for row in earlier { insert(row) }
  }

  private mutating func insert(_ row: Operation) {
    places[row.id] = rows.count
    latestOfAll = max(latestOfAll, row.at.milliseconds)
    rows.append(row)
    let time = fault == .checkWithoutTime ? "" : "\(row.at.milliseconds).\(row.at.counter)"
    checks.append(Mixing.add("\(checks[checks.count - 1]) \(row.id.text) \(time)", to: Mixing.start))
  }

  /// The number of a row and a check of all up to it, the times among them.
  private func mark(_ count: Int) -> String { "\(count).\(checks[count])" }

  private func fits(_ text: String?) -> Bool {
    guard let text else { return true }
    guard let count = Int(text.split(separator: ".")[0]), count <= rows.count else { return false }
    return mark(count) == text
  }

  /// Its clock, or the latest that it has: the clock may have been put back.
  var latest: Int64 { max(now, latestOfAll) }

  func pull(after cursor: String?, mark: String?, limit: Int) -> Result<Pulled, SyncRefusal> {
    guard fits(cursor), fault == .noMark || fits(mark) else { return .failure(.cursor) }
    let begin = cursor.flatMap { Int($0.split(separator: ".")[0]) } ?? 0
    let end = min(begin + limit, rows.count)
    let skipped = fault == .cursorOneFurther && end < rows.count && end > begin ? 1 : 0
    return .success(
      Pulled(
        operations: Array(rows[begin..<end]), cursor: self.mark(end + skipped), mark: self.mark(rows.count),
        hasMore: end + skipped < rows.count, now: Instant(milliseconds: now)))
  }

  /// All or none.
  mutating func push(_ operations: [Operation], mark: String?) -> Result<Pushed, SyncRefusal> {
    guard fault == .noMark || fits(mark) else { return .failure(.cursor) }
    let limit = fault == .clockAlone ? now + 300_000 : max(now + 300_000, latest)
    if operations.contains(where: { $0.at.milliseconds > limit && places[$0.id] == nil }) {
      return .failure(.clock(now: Instant(milliseconds: fault == .clockAlone ? now : latest)))
    }
    let taken = operations.filter { operation in
      places[operation.id].map { rows[$0].change != operation.change } ?? false
    }
    if !taken.isEmpty { return .failure(.unusable(taken.map(\.id), .taken)) }
    var stamps: [Stamp] = []
    for operation in operations {
      if let place = places[operation.id], fault != .noIdempotence {
        if rows[place].at != operation.at { stamps.append(Stamp(id: operation.id, at: rows[place].at)) }
      } else {
        insert(operation)
      }
    }
    pushes += 1
    return .success(Pushed(stamps: stamps, mark: self.mark(rows.count), now: Instant(milliseconds: now)))
  }
}

/// Faults of the protocol that the simulator must find: a test of the test.
enum ProtocolFault: String, CaseIterable {
  case noIdempotence, cursorOneFurther, noMark
  /// Each of these needs what seldom happens by chance: they have lives of their own.
  case checkWithoutTime, clockAlone
  /// Of a device: it passes over what it made itself; stores what it pulled and its cursor in two transactions; takes what was
  /// sent for taken; shifts what the server would not take by all that its clock is wrong; says all fields where one was
  /// changed; shows twice what it has two records of; never asks again what it has two records of;
  /// stores an answer though others have stored meanwhile.
  case noEchoes, twoTransactions, sentIsTaken, shiftByOffset, wholeObjects, applyTwice, neverAgain
  case blindStore
}
