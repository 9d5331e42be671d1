extension Migration {
  /// Accounts, their devices, and the log of sealed operations that each account has. Times are milliseconds since 1970.
  static let log = Migration(
    name: "0002-log",
    statements: [
      // `lastNumber`, `chain`, `latest` and the sums are those of its log: `chain` is the check of its last row, and `latest` the
      // latest time of an operation. `invited` is 1 of one that was made by an invitation.
      """
      CREATE TABLE account (
        id BLOB PRIMARY KEY NOT NULL,
        made INTEGER NOT NULL,
        keyCheck BLOB NOT NULL,
        epoch INTEGER NOT NULL,
        lastNumber INTEGER NOT NULL,
        chain BLOB NOT NULL,
        operations INTEGER NOT NULL,
        bytes INTEGER NOT NULL,
        latest INTEGER NOT NULL DEFAULT 0,
        invited INTEGER NOT NULL DEFAULT 0,
        deletedAt INTEGER
      ) STRICT
      """,
      """
      CREATE TABLE device (
        account BLOB NOT NULL,
        id BLOB NOT NULL,
        name TEXT NOT NULL,
        made INTEGER NOT NULL,
        seen INTEGER NOT NULL,
        revokedAt INTEGER,
        PRIMARY KEY (account, id)
      ) STRICT
      """,
      """
      CREATE TABLE operation (
        account BLOB NOT NULL,
        number INTEGER NOT NULL,
        id TEXT NOT NULL,
        milliseconds INTEGER NOT NULL,
        counter INTEGER NOT NULL,
        tag TEXT NOT NULL,
        hash BLOB NOT NULL,
        chain BLOB NOT NULL,
        box BLOB NOT NULL,
        received INTEGER NOT NULL,
        PRIMARY KEY (account, number)
      ) STRICT, WITHOUT ROWID
      """,
      "CREATE UNIQUE INDEX operationById ON operation (account, id)",
      """
      CREATE TABLE snapshot (
        account BLOB NOT NULL,
        tag TEXT NOT NULL,
        through INTEGER NOT NULL,
        box BLOB NOT NULL,
        made INTEGER NOT NULL,
        PRIMARY KEY (account, tag)
      ) STRICT
      """,
    ])
}
