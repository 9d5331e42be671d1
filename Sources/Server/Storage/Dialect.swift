/// In what the engines' SQL differs where one text can't be both. All else is written once, in what both speak.
package enum Dialect: Sendable {
  case sqlite
  case postgres

  /// A statement of a schema, which is written as SQLite has it. Texts are in the order of their bytes everywhere.
  func schema(_ statement: String) -> String {
    switch self {
    case .sqlite: statement
    case .postgres:
      statement
        .replacing(" BLOB", with: " BYTEA")
        .replacing(" INTEGER", with: " BIGINT")
        .replacing(" TEXT", with: " TEXT COLLATE \"C\"")
        .replacing(") STRICT, WITHOUT ROWID", with: ")")
        .replacing(") STRICT", with: ")")
    }
  }

  /// Behind a `SELECT` by whose rows a transaction decides what it writes: nobody else writes them until it is over. SQLite has one
  /// writer at a time anyway.
  func locking(_ access: Database.Access) -> String {
    switch (self, access) {
    case (.postgres, .locking): " FOR UPDATE"
    default: ""
    }
  }

  /// The same, without those that somebody else holds just now.
  var lockingFree: String { self == .postgres ? " FOR UPDATE SKIP LOCKED" : "" }

  /// The database's own time in milliseconds since 1970, of this moment and not of the transaction's beginning.
  var now: String {
    switch self {
    case .sqlite: "CAST(ROUND((julianday('now') - 2440587.5) * 86400000) AS INTEGER)"
    case .postgres: "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
    }
  }

  /// Finds a row where there is a table of the name $1.
  var lookingForTable: String {
    switch self {
    case .sqlite: "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = $1"
    case .postgres: "SELECT 1 FROM pg_tables WHERE schemaname = ANY(current_schemas(false)) AND tablename = $1"
    }
  }

  /// A name locked for a transaction; SQLite's one writer needs none.
  var naming: String? { self == .postgres ? "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))" : nil }

  /// Tells who listens on a channel each of many words; on SQLite nobody does.
  func notifying(_ channel: String) -> String? {
    self == .postgres ? "SELECT pg_notify('\(channel)', word) FROM unnest($1) AS word" : nil
  }

  func lockingTables(_ names: [String]) -> String? {
    self == .postgres ? "LOCK TABLE \(names.joined(separator: ", ")) IN ACCESS EXCLUSIVE MODE" : nil
  }

  /// Behind a table's name, where SQLite would read all rows that begin alike rather than look each of a list up by this index.
  func lookingUp(by index: String) -> String {
    switch self {
    case .sqlite: " INDEXED BY \(index)"
    case .postgres: ""
    }
  }

  /// Many rows at once: where each statement is a question over the network, all of them are one, with an array for each column.
  func insertion(into table: String, _ columns: [String]) -> String {
    let head = "INSERT INTO \(table) (\(columns.joined(separator: ", "))) "
    let places = columns.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
    return switch self {
    case .sqlite: head + "VALUES (\(places))"
    case .postgres: head + "SELECT * FROM unnest(\(places))"
    }
  }
}
