extension Migration {
  /// Each feed's last good answer. In a file of people's data it is empty since the cache has a file of its own; the release
  /// after that drops it there.
  static let feeds = Migration(
    name: "0001-feeds",
    statements: [
      """
      CREATE TABLE feed (
        name TEXT PRIMARY KEY NOT NULL,
        bytes BLOB NOT NULL,
        fetchedAt INTEGER NOT NULL
      ) STRICT
      """
    ])
}
