import Foundation
import GRDB
import Kernel

extension FeedStore {
  /// Whether the file is there. Throws where `sqlite` could neither open nor make it for its folder's sake; makes nothing.
  package static func isThere(path: String) throws(StorageError) -> Bool {
    try DataFolder.check((path as NSString).deletingLastPathComponent)
    return access(path, F_OK) == 0
  }

  /// Opens the file, or makes it and the folder it stands in.
  package static func sqlite(path: String) throws(StorageError) -> FeedStore {
    let file = try DatabaseFile(path: path)
    return FeedStore(
      save: { (kept: Kept) throws(StorageError) in
        try await file.write { database in
          try database.execute(
            sql: """
              INSERT INTO feed (name, bytes, fetchedAt) VALUES (?, ?, ?)
              ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes, fetchedAt = excluded.fetchedAt
              """,
            arguments: [kept.name, Data(kept.bytes), kept.fetchedAt.milliseconds])
        }
      },
      load: { () throws(StorageError) in
        try await file.read { database in
          try Row.fetchAll(database, sql: "SELECT name, bytes, fetchedAt FROM feed ORDER BY name").map { row in
            let bytes: Data = row["bytes"]
            return Kept(
              name: row["name"], bytes: Array(bytes), fetchedAt: Instant(milliseconds: row["fetchedAt"]))
          }
        }
      })
  }
}
