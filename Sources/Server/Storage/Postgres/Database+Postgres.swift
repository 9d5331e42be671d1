/// PostgreSQL, or what speaks its protocol, by libpq.
extension Database {
  /// Connects when it is first asked something; `connections` at most.
  package static func postgres(_ address: PostgresAddress, connections: Int = 8) -> Database {
    let pool = PostgresPool(address, most: connections)
    return Database { access, work async throws(StorageError) in try await pool.perform(access, work) }
  }

  /// "PostgreSQL 15.18", as the server says it.
  package func version() async throws(StorageError) -> String {
    try await transaction(.read) { transaction throws(StorageError) in
      "PostgreSQL \(try transaction.rows("SELECT current_setting('server_version')").first?.text(0) ?? "")"
    }
  }
}
