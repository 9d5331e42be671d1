extension Migration {
  /// How people get into their accounts, and what is kept of their tries. Times are milliseconds since 1970. No secret stands here
  /// as it is: of a session, a recovery code and an invitation there are hashes, and wraps are sealed.
  static let ways = Migration(
    name: "0003-ways",
    statements: [
      // `subject` is by what a way of its kind is found: the folded e-mail of a password, the account of a recovery code.
      """
      CREATE TABLE way (
        id BLOB PRIMARY KEY NOT NULL,
        account BLOB NOT NULL,
        kind TEXT NOT NULL,
        subject TEXT NOT NULL,
        name TEXT NOT NULL,
        made INTEGER NOT NULL,
        used INTEGER,
        data TEXT NOT NULL
      ) STRICT
      """,
      "CREATE UNIQUE INDEX wayBySubject ON way (kind, subject)",
      "CREATE INDEX wayByAccount ON way (account)",
      // The account's key, sealed once for each way that can open it.
      """
      CREATE TABLE wrap (
        account BLOB NOT NULL,
        kind TEXT NOT NULL,
        id TEXT NOT NULL,
        bytes BLOB NOT NULL,
        made INTEGER NOT NULL,
        PRIMARY KEY (account, kind, id)
      ) STRICT
      """,
      // `fresh` is when its holder last proved who they are.
      """
      CREATE TABLE session (
        hash BLOB PRIMARY KEY NOT NULL,
        account BLOB NOT NULL,
        device BLOB NOT NULL,
        made INTEGER NOT NULL,
        seen INTEGER NOT NULL,
        fresh INTEGER NOT NULL,
        expires INTEGER NOT NULL
      ) STRICT
      """,
      "CREATE INDEX sessionByDevice ON session (account, device)",
      // Shared by all servers of a database. `key` is a hash: whose tries they are can't be read off it.
      """
      CREATE TABLE attempt (
        key TEXT PRIMARY KEY NOT NULL,
        count INTEGER NOT NULL,
        until INTEGER NOT NULL
      ) STRICT
      """,
      "CREATE INDEX attemptByTime ON attempt (until)",
      """
      CREATE TABLE invite (
        hash BLOB PRIMARY KEY NOT NULL,
        made INTEGER NOT NULL,
        expires INTEGER NOT NULL
      ) STRICT
      """,
      // What the server itself draws once and needs again.
      """
      CREATE TABLE secret (
        name TEXT PRIMARY KEY NOT NULL,
        bytes BLOB NOT NULL
      ) STRICT
      """,
    ])
}
