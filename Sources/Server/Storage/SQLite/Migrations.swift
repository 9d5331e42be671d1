import GRDB

/// The file's schema, step by step: numbered, forward only, never edited once released.
enum Migrations {
  static var all: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("0001-feeds") { database in
      try database.execute(
        sql: """
          CREATE TABLE feed (
            name TEXT PRIMARY KEY NOT NULL,
            bytes BLOB NOT NULL,
            fetchedAt INTEGER NOT NULL
          ) STRICT
          """)
    }
    return migrator
  }
}
