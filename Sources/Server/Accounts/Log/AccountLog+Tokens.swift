package import Kernel
import Storage

/// What a token's program was answered under a key of its own, to be kept with what was appended for it: the same again is then
/// answered, and not done again.
package struct TokenAnswer: Sendable {
  package var token: TokenID
  /// Of the program's key: 32 bytes.
  package var hash: [UInt8]
  /// Sealed: the server can't read it without the token.
  package var box: [UInt8]

  package init(token: TokenID, hash: [UInt8], box: [UInt8]) {
    self.token = token
    self.hash = hash
    self.box = box
  }

  /// What the program's key is kept as.
  package static func hash(of key: String) -> [UInt8] { Digest.of(Array(key.utf8)) }
}

/// The next rows of some modules.
package struct ModuleRows: Sendable {
  /// In the order of their numbers.
  package var operations: [SealedOperation]
  /// How far this goes.
  package var cursor: LogMark
  /// The log's last row, and the latest time in it.
  package var mark: LogMark
  package var latest: Instant
  package var hasMore: Bool { cursor.number < mark.number }
}

extension AccountLog {
  /// Seconds for which an answer is kept: longer than anybody tries the same again.
  static let answersKept: Int64 = 2 * 86_400

  /// The rows after `after` that are of those modules, a piece of them: of so many rows of the whole log.
  package func rows(
    of account: AccountID, tags: [String], after: LogMark?, most: Int = 4000
  ) async throws(LogRefusal) -> ModuleRows {
    try await transaction(.read) { transaction throws(StorageError) in
      let head: LogHead
      switch try transaction.head(of: account) {
      case .success(let found): head = found
      case .failure(let refusal): return .failure(refusal)
      }
      let after = after ?? .beginning
      guard try head.fits(after, transaction) else { return .failure(.cursor) }
      let end = try transaction.reach(from: after.number, of: account, limit: most, bytes: 8 << 20)
      let rows = try transaction.rows(of: account, tags: tags, after: after.number, through: end)
      guard let cursor = try transaction.mark(end, of: head) else { return .failure(.cursor) }
      return .success(
        ModuleRows(
          operations: rows, cursor: cursor, mark: head.mark, latest: Instant(milliseconds: head.latest)))
    }
  }

  /// One operation more, which was decided by the log as far as `mark` and no further: `cursor` where there is more by now.
  package func append(
    _ operation: SealedOperation, of account: AccountID, after mark: LogMark, answer: TokenAnswer, now: Instant
  ) async throws(LogRefusal) {
    let push = Push(
      account: account, author: .token(answer), mark: mark, operations: [operation], now: now)
    _ = try await self.push(push)
  }

  /// What is kept under that key; nil where nothing is.
  package func answer(_ hash: [UInt8], to token: TokenID) async throws(LogRefusal) -> [UInt8]? {
    try await transaction(.autocommit) { transaction throws(StorageError) in
      .success(try transaction.tokenAnswer(hash, to: token))
    }
  }
}

extension Transaction {
  fileprivate func rows(
    of account: AccountID, tags: [String], after first: Int64, through last: Int64
  ) throws(StorageError) -> [SealedOperation] {
    let places = tags.indices.map { "$\($0 + 4)" }.joined(separator: ", ")
    return try rows(
      """
      SELECT id, milliseconds, counter, tag, box FROM operation
      WHERE account = $1 AND number > $2 AND number <= $3 AND tag IN (\(places)) ORDER BY number
      """, [.bytes(account.bytes), .integer(first), .integer(last)] + tags.map { .text($0) }
    ).map { row throws(StorageError) in
      SealedOperation(
        id: try row.text(0), at: LogTime(milliseconds: try row.integer(1), counter: try row.integer(2)),
        tag: try row.text(3), hash: [], box: try row.bytes(4))
    }
  }

  fileprivate func mark(_ number: Int64, of head: LogHead) throws(StorageError) -> LogMark? {
    if number == head.mark.number { return head.mark }
    let chain = try rows(
      "SELECT chain FROM operation WHERE account = $1 AND number = $2", .bytes(head.account.bytes), .integer(number)
    ).first?.bytes(0)
    return chain.map { LogMark(number: number, chain: $0) }
  }

  /// One that was kept before stays.
  func keep(_ answer: TokenAnswer, of account: AccountID, now: Instant) throws(StorageError) {
    try rows(
      """
      INSERT INTO tokenAnswer (token, hash, account, box, made) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (token, hash) DO NOTHING
      """, .text(answer.token.text), .bytes(answer.hash), .bytes(account.bytes), .bytes(answer.box),
      .integer(now.milliseconds))
  }
}
