package import Kernel
package import Storage

/// From the first transaction on nothing can be opened any more; the rows, of which there may be a million, go in pieces, so that
/// others can write between them. What a kill breaks off goes on at the next start.
extension Accounts {
  /// Comes back when all of it is gone.
  package func delete(_ account: AccountID, now: Instant) async throws(AccountError) {
    let deletion = AccountDeletion(database)
    do throws(StorageError) {
      try await deletion.mark(account, now: now)
      // Before the rows go, which may take long.
      dismissals.announce(Dismissal(account: account))
      try await deletion.empty(account)
    } catch { throw .storage(error) }
  }
}

/// How an account leaves a database, whether its owner says so or the operator.
package struct AccountDeletion: Sendable {
  private let database: Database
  private static let piece: Int64 = 10_000

  package init(_ database: Database) { self.database = database }

  package func delete(_ account: AccountID, now: Instant) async throws(StorageError) {
    try await mark(account, now: now)
    try await empty(account)
  }

  /// What an earlier run did not come to the end of.
  package func goOn() async throws(StorageError) {
    let begun = try await database.transaction(.read) { transaction throws(StorageError) in
      try transaction.rows(
        """
        SELECT id FROM account WHERE deletedAt IS NOT NULL AND (
          EXISTS (SELECT 1 FROM operation WHERE operation.account = account.id)
          OR EXISTS (SELECT 1 FROM device WHERE device.account = account.id))
        """
      ).map { row throws(StorageError) in AccountID(bytes: try row.bytes(0)) }
    }
    var failure: StorageError?
    for account in begun.compactMap({ $0 }) {
      // One that breaks keeps no other.
      do throws(StorageError) { try await empty(account) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// What stays is its id, when it went, and the hashes of its sessions: by them its devices are told.
  func mark(_ account: AccountID, now: Instant) async throws(StorageError) {
    try await database.transaction(.write) { transaction throws(StorageError) in
      try transaction.rows(
        """
        UPDATE account SET deletedAt = COALESCE(deletedAt, $1), keyCheck = $2, chain = $2, operations = 0, bytes = 0
        WHERE id = $3
        """, .integer(now.milliseconds), .bytes([]), .bytes(account.bytes))
      for table in AccountDeletion.first {
        try transaction.rows("DELETE FROM \(table) WHERE account = $1", .bytes(account.bytes))
      }
    }
  }

  func empty(_ account: AccountID) async throws(StorageError) {
    while try await emptyPiece(account) {}
    try await database.transaction(.write) { transaction throws(StorageError) in
      // Once more those that went first: what was on its way then may have put one back.
      for table in AccountDeletion.first + AccountDeletion.last {
        try transaction.rows("DELETE FROM \(table) WHERE account = $1", .bytes(account.bytes))
      }
    }
  }

  /// Whether more are left.
  private func emptyPiece(_ account: AccountID) async throws(StorageError) -> Bool {
    try await database.transaction(.write) { transaction throws(StorageError) in
      try transaction.rows(
        """
        DELETE FROM operation WHERE account = $1 AND number IN
          (SELECT number FROM operation WHERE account = $1 ORDER BY number LIMIT \(AccountDeletion.piece))
        """, .bytes(account.bytes))
      return try !transaction.rows("SELECT 1 FROM operation WHERE account = $1 LIMIT 1", .bytes(account.bytes)).isEmpty
    }
  }

  /// Without these nobody gets in, nothing opens, and nobody is sent anything.
  static let first = [
    "wrap", "way", "token", "tokenAnswer", "challenge", "pairing", "push", "reminder", "reminderSet",
  ]
  /// Devices at the end: as long as one is there, a deletion is not over.
  static let last = ["snapshot", "device"]
}
