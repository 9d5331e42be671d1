extension Migration {
  /// Programs that may use some of an account's data. Times are milliseconds since 1970. Of a token's secret there is a hash, and
  /// the keys that it opens lie sealed in `wrap`.
  static let tokens = Migration(
    name: "0011-tokens",
    statements: [
      // `scopes` are its words with spaces between them, `tags` the modules' as JSON: {"fareCard":"AbCd"}.
      """
      CREATE TABLE token (
        id TEXT PRIMARY KEY NOT NULL,
        account BLOB NOT NULL,
        hash BLOB NOT NULL,
        name TEXT NOT NULL,
        scopes TEXT NOT NULL,
        tags TEXT NOT NULL,
        made INTEGER NOT NULL,
        used INTEGER,
        expires INTEGER
      ) STRICT
      """,
      "CREATE INDEX tokenByAccount ON token (account)",
      // What a token's program was answered under a key of its own, so that the same again is not done again. `hash` is of that
      // key; `box` is sealed by the module's key, and holds what was asked and what was answered.
      """
      CREATE TABLE tokenAnswer (
        token TEXT NOT NULL,
        hash BLOB NOT NULL,
        account BLOB NOT NULL,
        box BLOB NOT NULL,
        made INTEGER NOT NULL,
        PRIMARY KEY (token, hash)
      ) STRICT
      """,
      "CREATE INDEX tokenAnswerByAccount ON tokenAnswer (account)",
      "CREATE INDEX tokenAnswerByTime ON tokenAnswer (made)",
    ])
}
