extension Migration {
  /// What authenticators are asked, until they answer. Times are milliseconds since 1970.
  static let challenges = Migration(
    name: "0004-challenges",
    statements: [
      // `account` has no bytes where anybody may answer; `answer` is a hash of the one that was given.
      """
      CREATE TABLE challenge (
        hash BLOB PRIMARY KEY NOT NULL,
        purpose TEXT NOT NULL,
        account BLOB NOT NULL,
        expires INTEGER NOT NULL,
        answer BLOB
      ) STRICT
      """,
      "CREATE INDEX challengeByExpires ON challenge (expires)",
    ])
}
