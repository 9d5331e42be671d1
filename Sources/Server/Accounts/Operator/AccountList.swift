package import Kernel
package import Storage

/// An account, as who runs the server may see it: how much it is, not what is in it.
package struct AccountSummary: Sendable {
  package var id: AccountID
  package var made: Instant
  /// By any of its devices, also one that is out.
  package var seen: Instant
  /// Those that are in.
  package var devices: [Device]
  /// Of its log.
  package var entries: Int64
  package var bytes: Int64
  /// For a person to be found by; empty where it has none.
  package var email: String
}

/// What the operator's commands ask of the database itself, with a server running beside them or without.
package struct AccountList: Sendable {
  private let database: Database

  package init(_ database: Database) { self.database = database }

  /// The oldest first; those that are deleted are gone.
  package func all(now: Instant) async throws(StorageError) -> [AccountSummary] {
    try await database.transaction(.read) { transaction throws(StorageError) in
      let found = try transaction.rows(
        """
        SELECT account.id, account.made, account.operations, account.bytes, COALESCE(way.name, ''),
          COALESCE((SELECT MAX(device.seen) FROM device WHERE device.account = account.id), account.made)
        FROM account LEFT JOIN way ON way.account = account.id AND way.kind = 'password'
        WHERE account.deletedAt IS NULL ORDER BY account.made, account.id
        """)
      var summaries: [AccountSummary] = []
      for row in found {
        guard let id = AccountID(bytes: try row.bytes(0)) else { continue }
        summaries.append(
          AccountSummary(
            id: id, made: Instant(milliseconds: try row.integer(1)),
            seen: Instant(milliseconds: try row.integer(5)), devices: try transaction.devices(of: id, now: now),
            entries: try row.integer(2), bytes: try row.integer(3), email: try row.text(4)))
      }
      return summaries
    }
  }

  /// The device is told so at its next request.
  package func revoke(_ device: DeviceID, of account: AccountID, now: Instant) async throws(StorageError) {
    try await database.transaction(.write) { transaction throws(StorageError) in
      _ = try transaction.revoke(device, of: account, now: now)
    }
  }
}
