import Foundation
import GRDB
import Storage
import Testing

@Suite("The file's schema over time")
struct MigrationTests {
  @Test("a file of a later version is refused and left alone")
  func later() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pocketful.sqlite")
    _ = try FeedStore.sqlite(path: path)
    try DatabaseQueue(path: path).write { database in
      try database.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('9999-from-the-future')")
    }
    #expect(throws: StorageError.tooNew(path: path)) { try FeedStore.sqlite(path: path) }
  }

  @Test("the schema of the first version opens")
  func first() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pocketful.sqlite")
    try await DatabaseQueue(path: path).write { database in
      try database.execute(
        sql: """
          CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
          INSERT INTO grdb_migrations VALUES ('0001-feeds');
          CREATE TABLE feed (name TEXT PRIMARY KEY NOT NULL, bytes BLOB NOT NULL, fetchedAt INTEGER NOT NULL) STRICT;
          INSERT INTO feed VALUES ('nyct%2Fgtfs', x'0A0B', 1759414800000);
          """)
    }
    let kept = try await FeedStore.sqlite(path: path).load()
    #expect(kept.map(\.bytes) == [[0x0A, 0x0B]])
  }
}
