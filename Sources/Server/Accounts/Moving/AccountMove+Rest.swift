import Storage

extension AccountMove {
  /// Every table of people's but the logs, which are moved in pieces, and the feeds', which are asked for anew; with all its columns.
  static let tables: [(name: String, columns: [String])] = [
    (
      "account",
      [
        "id", "made", "keyCheck", "epoch", "lastNumber", "chain", "operations", "bytes", "latest", "invited",
        "deletedAt",
      ]
    ),
    ("device", ["account", "id", "name", "made", "seen", "revokedAt"]),
    ("snapshot", ["account", "tag", "through", "box", "made"]),
    ("way", ["id", "account", "kind", "subject", "name", "made", "used", "data"]),
    ("wrap", ["account", "kind", "id", "bytes", "made"]),
    ("session", ["hash", "account", "device", "made", "seen", "fresh", "expires", "locked", "renewed"]),
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
  ]

  /// As they are in one moment of the old place, in one of the new.
  func moveRest() async throws(MoveError) {
    let contents = try await read(source) { transaction throws(StorageError) in
      try Self.tables.map { table throws(StorageError) in
        try transaction.rows("SELECT \(table.columns.joined(separator: ", ")) FROM \(table.name)").map(\.values)
      }
    }
    try await write { transaction throws(StorageError) in
      for (table, rows) in zip(Self.tables, contents) {
        _ = try transaction.rows("DELETE FROM \(table.name)")
        let places = table.columns.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
        let sql = "INSERT INTO \(table.name) (\(table.columns.joined(separator: ", "))) VALUES (\(places))"
        for values in rows { _ = try transaction.rows(sql, values) }
      }
    }
  }
}
