import Storage

extension AccountMove {
  /// Every table of people's but the logs and what was drawn of them, which are moved account by account, and the feeds', which are
  /// asked for anew; with all its columns.
  static let tables: [(name: String, columns: [String])] = [
    (
      "account",
      [
        "id", "made", "keyCheck", "epoch", "lastNumber", "chain", "operations", "bytes", "latest", "invited",
        "deletedAt",
      ]
    ),
    ("device", ["account", "id", "name", "made", "seen", "revokedAt"]),
    ("way", ["id", "account", "kind", "subject", "name", "made", "used", "data"]),
    ("wrap", ["account", "kind", "id", "bytes", "made"]),
    ("session", ["hash", "account", "device", "made", "seen", "fresh", "expires", "locked", "renewed"]),
    ("token", ["id", "account", "hash", "name", "scopes", "tags", "made", "used", "expires"]),
    ("tokenAnswer", ["token", "hash", "account", "box", "made"]),
    ("attempt", ["key", "count", "until"]),
    ("invite", ["hash", "made", "expires"]),
    ("secret", ["name", "bytes"]),
    ("challenge", ["hash", "purpose", "account", "expires", "answer", "data"]),
    (
      "pairing",
      [
        "code", "account", "opener", "commitment", "expires", "denied", "token", "joinerID", "joinerName", "joinerKey",
        "joinerProof", "openerKey", "openerProof", "device", "wrap",
      ]
    ),
    (
      "push", ["id", "account", "device", "endpoint", "p256dh", "auth", "language", "made", "ok", "failing"]
    ),
    (
      "reminder",
      [
        "account", "id", "asked", "due", "expires", "wake", "state", "anchor", "at", "gone", "box", "badge",
        "claimedBy", "remaining", "tries",
      ]
    ),
    ("reminderSet", ["account", "seq", "changed"]),
  ]

  /// As they are in one moment of the old place, in one of the new. Gives what tells those contents from others.
  func moveRest(_ heads: [LogHead]) async throws(MoveError) -> [[UInt8]] {
    let contents = try await read(source) { transaction throws(StorageError) -> [[[SQLValue]]]? in
      // A log that has grown since would be said to be longer than what was moved of it.
      guard try transaction.heads().map(\.mark) == heads.map(\.mark) else { return nil }
      return try Self.tables.map { table throws(StorageError) in try transaction.contents(of: table) }
    }
    guard let contents else { throw .goesOn }
    let known = Set(contents[0].map(\.first))
    let isAlone = try await write { transaction throws(StorageError) in
      try transaction.lockTables(Self.tables.map(\.name))
      // Somebody made one there while this was under way.
      if try transaction.rows("SELECT id FROM account").contains(where: { !known.contains($0.values.first) }) {
        return false
      }
      for (table, rows) in zip(Self.tables, contents) {
        _ = try transaction.rows("DELETE FROM \(table.name)")
        for start in stride(from: 0, to: rows.count, by: 1000) {
          try transaction.insert(into: table.name, table.columns, Array(rows[start..<min(start + 1000, rows.count)]))
        }
      }
      return true
    }
    guard isAlone else { throw .occupied }
    return contents.map(Self.digest)
  }

  /// Of each table, whatever the order of its rows.
  func digests(of database: Database) async throws(MoveError) -> [[UInt8]] {
    try await read(database) { transaction throws(StorageError) in
      try Self.tables.map { table throws(StorageError) in Self.digest(try transaction.contents(of: table)) }
    }
  }

  /// The sum of its rows' hashes, bit by bit without a carry, and how many they are: no table of ours has a row twice.
  private static func digest(_ rows: [[SQLValue]]) -> [UInt8] {
    var sum = [UInt8](repeating: 0, count: 32)
    for row in rows {
      let hash = Digest.of(Array(row.map { "\($0)" }.joined(separator: "|").utf8))
      for index in sum.indices { sum[index] ^= hash[index] }
    }
    return sum + rows.count.bigEndianBytes
  }
}

extension Transaction {
  func contents(of table: (name: String, columns: [String])) throws(StorageError) -> [[SQLValue]] {
    try rows("SELECT \(table.columns.joined(separator: ", ")) FROM \(table.name)").map(\.values)
  }
}
