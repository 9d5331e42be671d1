/// One step of a schema: numbered, forward only, never edited once released. Two releases may run side by side, so one adds
/// and the next drops.
struct Migration: Sendable {
  /// "0001-feeds".
  var name: String
  /// As SQLite has them; `Dialect.schema` makes PostgreSQL's of them.
  var statements: [String]

  /// The schema of what people send.
  static let people = [
    feeds, log, ways, challenges, pairing, pending, recovery, sessions, nodes, push, tokens,
  ]
  /// The schema of what can be asked for anew.
  static let cache = [feeds]
}

extension Database {
  /// What people send, one file of it: on the disk itself before it is acknowledged.
  package static func people(path: String) async throws(StorageError) -> Database {
    try await sqlite(path: path, durability: .full).migrated(by: Migration.people)
  }

  /// Takes the steps that are still to be taken, all or none. A schema with a step that this program does not know is of a later
  /// version: it is refused and left as it is.
  func migrated(by steps: [Migration], isClosed: Bool = false) async throws(StorageError) -> Database {
    try await transaction(.schema) { transaction throws(StorageError) in
      try transaction.makeListOfSteps()
      var taken = try transaction.rows("SELECT identifier FROM grdb_migrations")
        .map { row throws(StorageError) in try row.text(0) }
      let wasClosed = taken.contains(Database.closed)
      if wasClosed, !isClosed { throw .closed(path: transaction.place) }
      taken.removeAll { $0 == Database.closed }
      if taken.contains(where: { name in !steps.contains { $0.name == name } }) {
        throw .tooNew(path: transaction.place)
      }
      try transaction.take(steps.filter { !taken.contains($0.name) })
      if isClosed, !wasClosed {
        // Also what begins at this moment: nobody makes an account in what is being closed.
        try transaction.lockTables(["account"])
        guard try transaction.rows("SELECT 1 FROM account LIMIT 1").isEmpty else {
          throw .occupied(path: transaction.place)
        }
        try transaction.rows("INSERT INTO grdb_migrations (identifier) VALUES ($1)", .text(Database.closed))
      }
    }
    return self
  }
}

extension Database {
  /// Whether its tables are those of this program; nil where there are none. Nothing is changed.
  package func isOfThisVersion() async throws(StorageError) -> Bool? {
    try await transaction(.read) { transaction throws(StorageError) in
      guard try transaction.has(table: "grdb_migrations") else { return nil }
      let taken = try transaction.rows("SELECT identifier FROM grdb_migrations").map { row throws(StorageError) in
        try row.text(0)
      }
      if taken.contains(Database.closed) { throw .closed(path: transaction.place) }
      return Set(taken) == Set(Migration.people.map(\.name))
    }
  }
}

extension Transaction {
  /// The name is GRDB's, by whose migrator the first released files were made: what they refuse, they still refuse.
  func makeListOfSteps() throws(StorageError) {
    try rows(dialect.schema("CREATE TABLE IF NOT EXISTS grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)"))
  }

  func take(_ steps: [Migration]) throws(StorageError) {
    for step in steps {
      for statement in step.statements { try rows(dialect.schema(statement)) }
      try rows("INSERT INTO grdb_migrations (identifier) VALUES ($1)", .text(step.name))
    }
  }
}
