extension Migration {
  /// Who of several servers does what alone, and what the upstreams said to whoever asked them. Times are milliseconds since 1970,
  /// `until` by the database's own clock.
  static let nodes = Migration(
    name: "0009-nodes",
    statements: [
      // `epoch` is one more with each take-over: what an earlier holder writes later is known by it.
      """
      CREATE TABLE lease (
        name TEXT PRIMARY KEY NOT NULL,
        holder TEXT NOT NULL,
        epoch INTEGER NOT NULL,
        until INTEGER NOT NULL
      ) STRICT
      """,
      // `revision` is another one with each question to the upstream, `contentRevision` that of the one which brought these bytes.
      // `failure` is of the last question, where nothing came of it.
      """
      CREATE TABLE answer (
        name TEXT PRIMARY KEY NOT NULL,
        epoch INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        contentRevision INTEGER NOT NULL,
        at INTEGER NOT NULL,
        headers TEXT NOT NULL,
        bytes BLOB NOT NULL,
        failure TEXT NOT NULL
      ) STRICT
      """,
    ])
}
