extension Migration {
  /// The journal of a command line, whose numbers only grow; and what it knows beside it, by name.
  static let journal = Migration(
    name: "device-0001-journal",
    statements: [
      "CREATE TABLE record (number INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT NOT NULL) STRICT",
      "CREATE TABLE about (name TEXT PRIMARY KEY NOT NULL, text TEXT NOT NULL) STRICT",
    ])
}

extension Database {
  /// What a command line of somebody's account keeps, one file of it.
  package static func device(path: String) async throws(StorageError) -> Database {
    try await sqlite(path: path, durability: .full).migrated(by: [Migration.journal])
  }
}
