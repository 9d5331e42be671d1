package import Kernel

/// Keeps each feed's last good answer, so that a restart shows boards with their true age and never an empty one.
package struct FeedStore: Sendable {
  /// Takes the place of what was kept under that name. On disk, whole or not at all, when it returns.
  package var save: @Sendable (_ kept: KeptFeed) async throws(StorageError) -> Void
  /// All that is kept, by name.
  package var load: @Sendable () async throws(StorageError) -> [KeptFeed]

  package init(
    save: @escaping @Sendable (_ kept: KeptFeed) async throws(StorageError) -> Void,
    load: @escaping @Sendable () async throws(StorageError) -> [KeptFeed]
  ) {
    self.save = save
    self.load = load
  }
}

extension FeedStore {
  /// One file of its own, beside people's: what is in it can be asked for anew, so the last of it may go in a power cut.
  package static func cache(path: String) async throws(StorageError) -> FeedStore {
    FeedStore(try await Database.sqlite(path: path, durability: .normal).migrated(by: Migration.cache))
  }

  /// In a database that `Migration.feeds` has made ready.
  init(_ database: Database) {
    self.init(
      save: { kept throws(StorageError) in
        try await database.transaction(.write) { transaction throws(StorageError) in
          _ = try transaction.rows(
            """
            INSERT INTO feed (name, bytes, fetchedAt) VALUES ($1, $2, $3)
            ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes, fetchedAt = excluded.fetchedAt
            """, .text(kept.name), .bytes(kept.bytes), .integer(kept.fetchedAt.milliseconds))
        }
      },
      load: { () throws(StorageError) in
        try await database.transaction(.read) { transaction throws(StorageError) in
          try transaction.rows("SELECT name, bytes, fetchedAt FROM feed ORDER BY name")
            .map { row throws(StorageError) in
              KeptFeed(
                name: try row.text(0), bytes: try row.bytes(1),
                fetchedAt: Instant(milliseconds: try row.integer(2)))
            }
        }
      })
  }

  /// Moves on what an earlier version kept among people's data; of two answers the newer stays. Interrupted, it is done again.
  package func takeOver(from people: Database) async throws(StorageError) {
    let old = try await FeedStore(people).load()
    if old.isEmpty { return }
    let kept = try await load()
    for feed in old where !kept.contains(where: { $0.name == feed.name && $0.fetchedAt >= feed.fetchedAt }) {
      try await save(feed)
    }
    try await people.transaction(.write) { transaction throws(StorageError) in
      _ = try transaction.rows("DELETE FROM feed")
    }
  }
}
