/// What an upstream said to whichever server asked it, for all of them.
package struct SharedAnswer: Equatable, Sendable {
  /// The question's number: other than any before, also where the database was put back to an earlier copy.
  package var revision: Int64
  /// That of the question which brought these bytes; an earlier one where the upstream has said since that they hold.
  package var contentRevision: Int64
  /// Milliseconds since it was asked, by the database's clock; below 0 where that was set back since.
  package var age: Int64
  /// By which the upstream recognises what it has said, as they are sent along with a question ("if-none-match"), as lines.
  package var headers: String
  /// nil where the asker has them.
  package var bytes: [UInt8]?
  /// Why nothing came of the last question; empty where something did.
  package var failure: String
}

/// Keeps them, one a lease, whose name it has. Written by who has that lease, and by nobody who had it before.
package struct AnswerStore: Sendable {
  /// What came of a question.
  package enum Outcome: Sendable {
    case new([UInt8], headers: String)
    /// The bytes of that revision hold.
    case same(as: Int64)
    case failure(String)
  }

  private let database: Database

  package init(_ database: Database) { self.database = database }

  /// The revision of the bytes which are there now; `age` is how many milliseconds ago it was asked. nil, and nothing is written, where
  /// somebody else has taken the lease since, or where `same` means other bytes than are there.
  package func keep(_ outcome: Outcome, by lease: Lease, age: Int64) async throws(StorageError) -> Int64? {
    try await database.transaction(.locking) { transaction throws(StorageError) in
      // With the lease's row held: nobody takes it until this is over.
      let holding = try transaction.rows(
        "SELECT \(transaction.now) FROM lease WHERE name = $1 AND holder = $2 AND epoch = $3\(transaction.rowLock)",
        .text(lease.name), .text(lease.holder), .integer(lease.epoch))
      guard let now = try holding.first?.integer(0) else { return nil }
      let at = SQLValue.integer(now - age)
      // By the clock, unless that was set back.
      let next = "CASE WHEN answer.revision < $3 THEN $3 ELSE answer.revision + 1 END"
      let columns = "name, epoch, revision, contentRevision, at, headers, bytes, failure"
      let rows =
        switch outcome {
        case .new(let bytes, let headers):
          try transaction.rows(
            """
            INSERT INTO answer (\(columns)) VALUES ($1, $2, $3, $3, $6, $4, $5, '')
            ON CONFLICT (name) DO UPDATE SET epoch = excluded.epoch, revision = \(next), contentRevision = \(next),
              at = excluded.at, headers = excluded.headers, bytes = excluded.bytes, failure = ''
            RETURNING contentRevision
            """, .text(lease.name), .integer(lease.epoch), .integer(now), .text(headers), .bytes(bytes), at)
        case .same(let content):
          try transaction.rows(
            """
            UPDATE answer SET epoch = $2, revision = \(next), at = $5, failure = ''
            WHERE name = $1 AND contentRevision = $4 RETURNING contentRevision
            """, .text(lease.name), .integer(lease.epoch), .integer(now), .integer(content), at)
        case .failure(let reason):
          try transaction.rows(
            """
            INSERT INTO answer (\(columns)) VALUES ($1, $2, $3, 0, $6, '', $4, $5)
            ON CONFLICT (name) DO UPDATE SET epoch = excluded.epoch, revision = \(next), at = excluded.at,
              failure = excluded.failure
            RETURNING contentRevision
            """, .text(lease.name), .integer(lease.epoch), .integer(now), .bytes([]), .text(reason), at)
        }
      return try rows.first?.integer(0)
    }
  }

  /// nil where nobody has asked yet, or `revision` was the last. The bytes are left out where they are those of `content`.
  package func load(
    _ name: String, after revision: Int64 = -1, known content: Int64 = -1
  ) async throws(StorageError) -> SharedAnswer? {
    try await database.transaction(.autocommit) { transaction throws(StorageError) in
      let rows = try transaction.rows(
        """
        SELECT revision, contentRevision, \(transaction.now) - at, headers, failure,
          CASE WHEN contentRevision = $3 THEN NULL ELSE bytes END
        FROM answer WHERE name = $1 AND revision <> $2
        """, .text(name), .integer(revision), .integer(content))
      guard let row = rows.first else { return nil }
      return SharedAnswer(
        revision: try row.integer(0), contentRevision: try row.integer(1), age: try row.integer(2),
        headers: try row.text(3), bytes: row.values[5] == .null ? nil : try row.bytes(5), failure: try row.text(4))
    }
  }

  /// What was asked for somebody, and is their own, once it is `age` milliseconds old: all but the feeds'.
  package func forgetQuestions(olderThan age: Int64) async throws(StorageError) {
    try await database.transaction(.locking) { transaction throws(StorageError) in
      _ = try transaction.rows(
        "DELETE FROM answer WHERE name NOT LIKE 'feed:%' AND at <= \(transaction.now) - $1", .integer(age))
    }
  }
}
