import Kernel
import Storage

/// What an account's row says of its log. Whoever writes reads it first: numbers are given under this row, never by a sequence
/// of the database, whose transactions may end in another order than they took their numbers. It is held until the transaction is
/// over, so all of a log is written one after the other.
struct LogHead: Sendable {
  let account: AccountID
  /// The last row.
  var mark: LogMark
  /// Of all boxes.
  var bytes: Int64
  /// The latest time in it, milliseconds.
  var latest: Int64

  /// Whether the log has that row, with all before it as they were.
  func fits(_ mark: LogMark, _ transaction: borrowing Transaction) throws(StorageError) -> Bool {
    if mark.number == self.mark.number { return mark == self.mark }
    if mark.number == 0 { return mark == .beginning }
    let chain = try transaction.rows(
      "SELECT chain FROM operation WHERE account = $1 AND number = $2", .bytes(account.bytes), .integer(mark.number))
    return try chain.first?.bytes(0) == mark.chain
  }
}

extension Transaction {
  func head(of account: AccountID) throws(StorageError) -> Result<LogHead, LogRefusal> {
    let found = try rows(
      """
      SELECT lastNumber, chain, bytes, latest, CASE WHEN deletedAt IS NULL THEN 0 ELSE 1 END FROM account
      WHERE id = $1\(rowLock)
      """, .bytes(account.bytes))
    guard let row = found.first else { return .failure(.signedOut) }
    guard try row.integer(4) == 0 else { return .failure(.deleted) }
    let number = try row.integer(0)
    let mark = number == 0 ? .beginning : LogMark(number: number, chain: try row.bytes(1))
    return .success(LogHead(account: account, mark: mark, bytes: try row.integer(2), latest: try row.integer(3)))
  }

  /// The number of the last row of each log.
  func ends(of accounts: [AccountID]) throws(StorageError) -> [AccountID: Int64] {
    var ends: [AccountID: Int64] = [:]
    for start in stride(from: 0, to: accounts.count, by: LogLookup.most) {
      let part = accounts[start..<min(start + LogLookup.most, accounts.count)].map { SQLValue.bytes($0.bytes) }
      let (places, values) = LogLookup.list(part, from: 1)
      for row in try rows("SELECT id, lastNumber FROM account WHERE deletedAt IS NULL AND id IN (\(places))", values) {
        if let account = AccountID(bytes: try row.bytes(0)) { ends[account] = try row.integer(1) }
      }
    }
    return ends
  }

  func put(_ head: LogHead) throws(StorageError) {
    try rows(
      "UPDATE account SET lastNumber = $1, chain = $2, operations = $1, bytes = $3, latest = $4 WHERE id = $5",
      .integer(head.mark.number), .bytes(head.mark.chain), .integer(head.bytes), .integer(head.latest),
      .bytes(head.account.bytes))
  }

  /// What the log has under those ids.
  func held(_ ids: [String], of account: AccountID) throws(StorageError) -> [String: (hash: [UInt8], at: LogTime)] {
    var held: [String: (hash: [UInt8], at: LogTime)] = [:]
    for start in stride(from: 0, to: ids.count, by: LogLookup.most) {
      let part = ids[start..<min(start + LogLookup.most, ids.count)].map { SQLValue.text($0) }
      let (places, values) = LogLookup.list(part, from: 2)
      let found = try rows(
        """
        SELECT id, hash, milliseconds, counter FROM operation\(lookingUp(by: "operationById"))
        WHERE account = $1 AND id IN (\(places))
        """, [.bytes(account.bytes)] + values)
      for row in found {
        held[try row.text(0)] = (
          try row.bytes(1), LogTime(milliseconds: try row.integer(2), counter: try row.integer(3))
        )
      }
    }
    return held
  }

  func append(_ operations: [(operation: SealedOperation, received: Instant)], to head: inout LogHead)
    throws(StorageError)
  {
    var values: [[SQLValue]] = []
    for (operation, received) in operations {
      head.mark = head.mark.adding(operation)
      head.bytes += Int64(operation.box.count)
      head.latest = max(head.latest, operation.at.milliseconds)
      values.append([
        .bytes(head.account.bytes), .integer(head.mark.number), .text(operation.id),
        .integer(operation.at.milliseconds), .integer(operation.at.counter), .text(operation.tag),
        .bytes(operation.hash), .bytes(head.mark.chain), .bytes(operation.box), .integer(received.milliseconds),
      ])
    }
    try insert(into: "operation", LogColumns.operation, values)
  }

  /// The rows of those numbers, each with the place behind it.
  func log(
    of account: AccountID, after first: Int64, through last: Int64
  ) throws(StorageError) -> [(row: NumberedOperation, mark: LogMark)] {
    try rows(
      """
      SELECT number, id, milliseconds, counter, tag, hash, box, chain FROM operation
      WHERE account = $1 AND number > $2 AND number <= $3 ORDER BY number
      """, .bytes(account.bytes), .integer(first), .integer(last)
    ).map { row throws(StorageError) in
      let number = try row.integer(0)
      let operation = SealedOperation(
        id: try row.text(1), at: LogTime(milliseconds: try row.integer(2), counter: try row.integer(3)),
        tag: try row.text(4), hash: try row.bytes(5), box: try row.bytes(6))
      return (NumberedOperation(number: number, operation: operation), LogMark(number: number, chain: try row.bytes(7)))
    }
  }
}

/// Ids in a statement's list. Lists are of three lengths, so that an engine reads three statements and not a thousand.
private enum LogLookup {
  static let most = 100

  /// The places of the values, and the values: the last of them again, as often as the list is longer.
  static func list(_ values: [SQLValue], from first: Int) -> (places: String, values: [SQLValue]) {
    let length = [1, 10].first { values.count <= $0 } ?? most
    let filled = values + Array(repeating: values.last ?? .null, count: length - values.count)
    return (filled.indices.map { "$\($0 + first)" }.joined(separator: ", "), filled)
  }
}
