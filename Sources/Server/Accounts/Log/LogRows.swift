import Kernel
import Storage

/// What an account's row says of its log. Whoever writes reads it first: numbers are given under this row, never by a sequence
/// of the database, whose transactions may end in another order than they took their numbers.
/// NB: SQLite has one writer; an engine with several must lock the row as it is read to be written.
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
      SELECT lastNumber, chain, bytes, latest, CASE WHEN deletedAt IS NULL THEN 0 ELSE 1 END FROM account WHERE id = $1
      """, .bytes(account.bytes))
    guard let row = found.first else { return .failure(.signedOut) }
    guard try row.integer(4) == 0 else { return .failure(.deleted) }
    let number = try row.integer(0)
    let mark = number == 0 ? .beginning : LogMark(number: number, chain: try row.bytes(1))
    return .success(LogHead(account: account, mark: mark, bytes: try row.integer(2), latest: try row.integer(3)))
  }

  func put(_ head: LogHead) throws(StorageError) {
    try rows(
      "UPDATE account SET lastNumber = $1, chain = $2, operations = $1, bytes = $3, latest = $4 WHERE id = $5",
      .integer(head.mark.number), .bytes(head.mark.chain), .integer(head.bytes), .integer(head.latest),
      .bytes(head.account.bytes))
  }

  /// What the log has under that id.
  func held(_ id: String, of account: AccountID) throws(StorageError) -> (hash: [UInt8], at: LogTime)? {
    let found = try rows(
      "SELECT hash, milliseconds, counter FROM operation WHERE account = $1 AND id = $2", .bytes(account.bytes),
      .text(id))
    guard let row = found.first else { return nil }
    return (try row.bytes(0), LogTime(milliseconds: try row.integer(1), counter: try row.integer(2)))
  }

  func append(_ operation: SealedOperation, to head: inout LogHead, received: Instant) throws(StorageError) {
    head.mark = head.mark.adding(operation)
    head.bytes += Int64(operation.box.count)
    head.latest = max(head.latest, operation.at.milliseconds)
    try rows(
      """
      INSERT INTO operation (account, number, id, milliseconds, counter, tag, hash, chain, box, received)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
      """,
      .bytes(head.account.bytes), .integer(head.mark.number), .text(operation.id),
      .integer(operation.at.milliseconds), .integer(operation.at.counter), .text(operation.tag),
      .bytes(operation.hash), .bytes(head.mark.chain), .bytes(operation.box), .integer(received.milliseconds))
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
