import Kernel
import Storage

extension AccountMove {
  /// Operations of one transaction, and bytes of their boxes.
  static let most = (count: 1000, bytes: 4 << 20)

  /// Gives how many an earlier try had brought there.
  func moveLog(of head: LogHead, hasMoved: (Int64) -> Void) async throws(MoveError) -> Int64 {
    let account = head.account
    var place = try await begin(head)
    let known = place.number
    while place.number < head.mark.number {
      let after = place
      let piece = try await read(source) { transaction throws(StorageError) -> [Received]? in
        guard
          case .success(let pulled) = try transaction.pulled(
            account, after: after, mark: nil, limit: Self.most.count, bytes: Self.most.bytes, isKnown: { _ in false })
        else { return nil }
        return try transaction.received(pulled.operations, of: account)
      }
      // It was deleted meanwhile.
      guard let piece else { throw .goesOn }
      // It never was what its head says.
      if piece.isEmpty { throw .unlike(account: account.text) }
      place = try await write { transaction throws(StorageError) in
        var head = LogHead(account: account, mark: after, bytes: 0, latest: 0)
        try transaction.append(piece, to: &head)
        try transaction.rows(
          "UPDATE account SET lastNumber = $1, chain = $2 WHERE id = $3", .integer(head.mark.number),
          .bytes(head.mark.chain), .bytes(account.bytes))
        return head.mark
      }
      hasMoved(place.number)
    }
    return known
  }

  typealias Received = (operation: SealedOperation, received: Instant)

  /// The account's row, if it is not there; gives how far its log is.
  private func begin(_ head: LogHead) async throws(MoveError) -> LogMark {
    let place = try await write { transaction throws(StorageError) -> LogMark in
      try transaction.rows(
        """
        INSERT INTO account (id, made, keyCheck, epoch, lastNumber, chain, operations, bytes)
        VALUES ($1, 0, $2, 1, 0, $2, 0, 0) ON CONFLICT (id) DO NOTHING
        """, .bytes(head.account.bytes), .bytes([]))
      guard case .success(let there) = try transaction.head(of: head.account) else { return .beginning }
      return there.mark
    }
    let fits = try await read(source) { transaction throws(StorageError) in try head.fits(place, transaction) }
    guard fits else { throw .occupied }
    return place
  }

  /// Row by row, by the checks that devices rely on: their ids, times and hashes are what they were, and their boxes as long.
  func check(_ head: LogHead) async throws(MoveError) {
    let account = head.account
    var (place, bytes) = (LogMark.beginning, Int64(0))
    while place.number < head.mark.number {
      let after = place.number
      let rows = try await read(target) { transaction throws(StorageError) in
        let end = try transaction.reach(from: after, of: account, limit: Self.most.count, bytes: Self.most.bytes)
        return try transaction.log(of: account, after: after, through: end)
      }
      if rows.isEmpty { throw .unlike(account: account.text) }
      for row in rows {
        place = place.adding(row.row.operation)
        bytes += Int64(row.row.operation.box.count)
        guard place == row.mark else { throw .unlike(account: account.text) }
      }
    }
    guard place == head.mark, bytes == head.bytes else { throw .unlike(account: account.text) }
  }

  /// An account's may be a megabyte, so one goes at a time.
  func moveSnapshot(of account: AccountID) async throws(MoveError) {
    let rows = try await read(source) { transaction throws(StorageError) in try transaction.snapshotRows(of: account) }
    try await write { transaction throws(StorageError) in
      try transaction.rows("DELETE FROM snapshot WHERE account = $1", .bytes(account.bytes))
      try transaction.insert(into: "snapshot", LogColumns.snapshot, rows)
    }
  }
}

extension Transaction {
  func snapshotRows(of account: AccountID) throws(StorageError) -> [[SQLValue]] {
    let columns = LogColumns.snapshot.joined(separator: ", ")
    return try rows("SELECT \(columns) FROM snapshot WHERE account = $1", .bytes(account.bytes)).map(\.values)
  }

  /// With when each was received.
  fileprivate func received(
    _ operations: [NumberedOperation], of account: AccountID
  ) throws(StorageError) -> [AccountMove.Received] {
    guard let first = operations.first, let last = operations.last else { return [] }
    let times = try rows(
      "SELECT received FROM operation WHERE account = $1 AND number >= $2 AND number <= $3 ORDER BY number",
      .bytes(account.bytes), .integer(first.number), .integer(last.number))
    var all: [AccountMove.Received] = []
    for (row, time) in zip(operations, times) {
      all.append((row.operation, Instant(milliseconds: try time.integer(0))))
    }
    return all
  }
}
