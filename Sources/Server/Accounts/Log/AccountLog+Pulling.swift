import Kernel
import Storage

extension Transaction {
  func pulled(
    _ account: AccountID, after: LogMark, mark: LogMark?, limit: Int, bytes: Int, isKnown: (LogMark) -> Bool
  ) throws(StorageError) -> Result<Pulled, LogRefusal> {
    let head: LogHead
    switch try self.head(of: account) {
    case .success(let found): head = found
    case .failure(let refusal): return .failure(refusal)
    }
    guard try head.fits(after, self), try head.fits(mark ?? .beginning, self) else { return .failure(.cursor) }
    if isKnown(head.mark) { return .success(Pulled(operations: [], cursor: after, mark: head.mark)) }
    let end = try reach(from: after.number, of: account, limit: limit, bytes: bytes)
    let rows = try log(of: account, after: after.number, through: end)
    return .success(
      Pulled(operations: rows.map(\.row), cursor: rows.last?.mark ?? after, mark: head.mark))
  }

  /// The last number of an answer that is neither too many rows nor too many bytes; at least one row, where there is one.
  func reach(
    from number: Int64, of account: AccountID, limit: Int, bytes: Int
  ) throws(StorageError) -> Int64 {
    // The engines know a blob's length without reading it.
    let lengths = try rows(
      "SELECT number, length(box) FROM operation WHERE account = $1 AND number > $2 ORDER BY number LIMIT $3",
      .bytes(account.bytes), .integer(number), .integer(Int64(limit)))
    var (end, sum) = (number, 0)
    for row in lengths {
      sum += Int(try row.integer(1))
      if end > number, sum > bytes { break }
      end = try row.integer(0)
    }
    return end
  }
}
