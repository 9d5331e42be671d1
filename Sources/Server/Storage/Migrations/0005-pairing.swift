extension Migration {
  /// Devices on their way to an account, one an account. Times are milliseconds since 1970; bytes that are not there yet are empty.
  static let pairing = Migration(
    name: "0005-pairing",
    statements: [
      // `opener` is the device that is in already; what begins with `joiner` is the new one's. `token` is a hash, `wrap` is
      // sealed, and public keys are public: who reads this table gets in nowhere.
      """
      CREATE TABLE pairing (
        code TEXT PRIMARY KEY NOT NULL,
        account BLOB NOT NULL,
        opener BLOB NOT NULL,
        commitment BLOB NOT NULL,
        expires INTEGER NOT NULL,
        denied INTEGER NOT NULL,
        token BLOB NOT NULL,
        joinerID BLOB NOT NULL,
        joinerName TEXT NOT NULL,
        joinerKey BLOB NOT NULL,
        joinerProof BLOB NOT NULL,
        openerKey BLOB NOT NULL,
        openerProof BLOB NOT NULL,
        device BLOB NOT NULL,
        wrap BLOB NOT NULL
      ) STRICT
      """,
      "CREATE UNIQUE INDEX pairingByAccount ON pairing (account)",
    ])
}
