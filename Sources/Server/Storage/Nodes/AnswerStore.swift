/// What an upstream said to whichever server asked it, for all of them.
package struct SharedAnswer: Equatable, Sendable {
  /// Of the question: one more with each.
  package var asked: Int64
  /// The question that brought these bytes; smaller than `asked` where the upstream has said since that they hold.
  package var changed: Int64
  /// Milliseconds since it was asked, by the database's clock.
  package var age: Int64
  /// By which the upstream recognises what it has said ("etag"), as lines.
  package var headers: String
  /// nil where the asker has them.
  package var bytes: [UInt8]?
  /// Why nothing came of the last question; empty where something did.
  package var failure: String
}

/// Keeps them, one a name. Written by who has the upstream's lease, and by nobody who had it before.
package struct AnswerStore: Sendable {
  /// What came of a question.
  package enum Said: Sendable {
    case new([UInt8], headers: String)
    /// The bytes of that question hold.
    case same(as: Int64)
    case failure(String)
  }

  private let database: Database

  package init(_ database: Database) { self.database = database }

  /// The number of the question that brought the bytes which are there now. nil, and nothing is written, where somebody else has had the
  /// lease since, or where `same` means other bytes than are there.
  package func keep(_ said: Said, of name: String, epoch: Int64) async throws(StorageError) -> Int64? {
    try await database.transaction(.locking) { transaction throws(StorageError) in
      let rows =
        switch said {
        case .new(let bytes, let headers):
          try transaction.rows(
            """
            INSERT INTO answer (name, epoch, asked, changed, at, headers, bytes, failure)
            VALUES ($1, $2, 1, 1, \(transaction.now), $3, $4, '')
            ON CONFLICT (name) DO UPDATE SET epoch = excluded.epoch, asked = answer.asked + 1, changed = answer.asked + 1,
              at = excluded.at, headers = excluded.headers, bytes = excluded.bytes, failure = ''
            WHERE answer.epoch <= excluded.epoch RETURNING changed
            """, .text(name), .integer(epoch), .text(headers), .bytes(bytes))
        case .same(let changed):
          try transaction.rows(
            """
            UPDATE answer SET epoch = $2, asked = asked + 1, at = \(transaction.now), failure = ''
            WHERE name = $1 AND epoch <= $2 AND changed = $3 RETURNING changed
            """, .text(name), .integer(epoch), .integer(changed))
        case .failure(let reason):
          try transaction.rows(
            """
            INSERT INTO answer (name, epoch, asked, changed, at, headers, bytes, failure)
            VALUES ($1, $2, 1, 0, \(transaction.now), '', $3, $4)
            ON CONFLICT (name) DO UPDATE SET epoch = excluded.epoch, asked = answer.asked + 1, at = excluded.at,
              failure = excluded.failure
            WHERE answer.epoch <= excluded.epoch RETURNING changed
            """, .text(name), .integer(epoch), .bytes([]), .text(reason))
        }
      return try rows.first?.integer(0)
    }
  }

  /// nil where nobody has asked yet, or not since `asked`. The bytes are left out where they are those of `changed`.
  package func load(_ name: String, after asked: Int64, known changed: Int64) async throws(StorageError)
    -> SharedAnswer?
  {
    try await database.transaction(.read) { transaction throws(StorageError) in
      let rows = try transaction.rows(
        """
        SELECT asked, changed, \(transaction.now) - at, headers, failure, CASE WHEN changed = $3 THEN NULL ELSE bytes END
        FROM answer WHERE name = $1 AND asked > $2
        """, .text(name), .integer(asked), .integer(changed))
      guard let row = rows.first else { return nil }
      return SharedAnswer(
        asked: try row.integer(0), changed: try row.integer(1), age: max(0, try row.integer(2)),
        headers: try row.text(3), bytes: row.values[5] == .null ? nil : try row.bytes(5), failure: try row.text(4))
    }
  }
}
