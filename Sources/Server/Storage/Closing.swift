/// A database that is being filled is closed: no server begins on it, so that none takes a part for the whole.
extension Database {
  /// What stands among the steps of the schema meanwhile, which no program knows as one.
  static let closed = "being moved"

  /// Closed, empty or not, its tables ready.
  package static func beingFilled(_ database: Database) async throws(StorageError) -> Database {
    _ = try await database.migrated(by: Migration.people, isClosed: true)
    return database
  }

  /// All of it is there.
  package func openToServers() async throws(StorageError) {
    try await transaction(.schema) { transaction throws(StorageError) in
      _ = try transaction.rows("DELETE FROM grdb_migrations WHERE identifier = $1", .text(Database.closed))
    }
  }
}
