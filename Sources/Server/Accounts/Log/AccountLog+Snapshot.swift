package import Kernel
import Storage

extension AccountLog {
  /// The one that is kept; where there is none, one of the beginning, without boxes.
  package func snapshot(_ account: AccountID) async throws(LogRefusal) -> Snapshot {
    try await transaction(.read) { transaction throws(StorageError) in
      switch try transaction.head(of: account) {
      case .success: .success(try transaction.snapshot(of: account))
      case .failure(let refusal): .failure(refusal)
      }
    }
  }

  /// Takes the place of the one that is kept, unless that goes further. Gives the place up to which the kept one goes.
  package func keep(_ snapshot: Snapshot, by who: SignedIn, now: Instant) async throws(LogRefusal) -> LogMark {
    let account = who.account
    return try await transaction(.locking) { transaction throws(StorageError) in
      let head: LogHead
      switch try transaction.head(of: account) {
      case .success(let found): head = found
      case .failure(let refusal): return .failure(refusal)
      }
      guard try transaction.isLive(who.device, of: account.bytes) else { return .failure(.revoked) }
      guard try head.fits(snapshot.through, transaction) else { return .failure(.cursor) }
      let kept = try transaction.snapshot(of: account).through
      if kept.number > snapshot.through.number { return .success(kept) }
      try transaction.rows("DELETE FROM snapshot WHERE account = $1", .bytes(account.bytes))
      for (tag, box) in snapshot.boxes {
        try transaction.rows(
          "INSERT INTO snapshot (account, tag, through, box, made) VALUES ($1, $2, $3, $4, $5)",
          .bytes(account.bytes), .text(tag), .integer(snapshot.through.number), .bytes(box),
          .integer(now.milliseconds))
      }
      return .success(snapshot.through)
    }
  }
}

extension Transaction {
  fileprivate func snapshot(of account: AccountID) throws(StorageError) -> Snapshot {
    let found = try rows(
      """
      SELECT snapshot.tag, snapshot.box, operation.number, operation.chain FROM snapshot
      JOIN operation ON operation.account = snapshot.account AND operation.number = snapshot.through
      WHERE snapshot.account = $1
      """, .bytes(account.bytes))
    var snapshot = Snapshot(through: .beginning, boxes: [:])
    for row in found {
      snapshot.boxes[try row.text(0)] = try row.bytes(1)
      snapshot.through = LogMark(number: try row.integer(2), chain: try row.bytes(3))
    }
    return snapshot
  }
}
