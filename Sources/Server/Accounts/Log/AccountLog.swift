package import Kernel
package import Storage

/// Each account's log of sealed operations: numbered from 1 without a gap, in the order in which they were accepted, and never
/// taken away while the account lives. The server's copy of an operation holds: its time, once accepted, is its time.
package struct AccountLog: Sendable {
  let database: Database
  private let pushes: GroupCommit<Push, Result<Pushed, LogRefusal>>
  private let growths = Announcements<LogGrowth>()

  package init(_ database: Database) {
    self.database = database
    pushes = GroupCommit(database, isBefore: { $0.account.bytes.lexicographicallyPrecedes($1.account.bytes) }) {
      transaction, push throws(StorageError) in try transaction.take(push)
    }
  }

  /// Operations of one account at most.
  package static let most: Int64 = 1_000_000
  /// Bytes of boxes of one account at most. A million entries of the usual size are a third of it; of the largest they would be
  /// 60 GB, and one account would fill the disk of all.
  package static let mostBytes: Int64 = 1 << 30

  /// Which log grew, and how far, from now on.
  package func grown() -> AsyncStream<LogGrowth> { growths.stream() }

  /// Another node took something for it.
  package func hear(of account: AccountID) { growths.announce(LogGrowth(account: account, last: nil)) }

  /// The rows after `after` (from the beginning, where nil), `limit` of them at most, and fewer where they would be more than
  /// `bytes` of boxes. `mark` is the last row that the asker was told of. None is read where the asker has the answer already,
  /// which `isKnown` says by the log's last row. Never waits for a writer.
  package func pull(
    _ account: AccountID, after: LogMark?, mark: LogMark?, limit: Int, bytes: Int = 1 << 20,
    isKnown: @escaping @Sendable (_ last: LogMark) -> Bool = { _ in false }
  ) async throws(LogRefusal) -> Pulled {
    try await transaction(.read) { transaction throws(StorageError) in
      try transaction.pulled(
        account, after: after ?? .beginning, mark: mark, limit: limit, bytes: bytes, isKnown: isKnown)
    }
  }

  /// The number of the last row; 0 where there is none.
  package func last(_ account: AccountID) async throws(LogRefusal) -> Int64 {
    try await transaction(.autocommit) { transaction throws(StorageError) in
      try transaction.head(of: account).map(\.mark.number)
    }
  }

  /// The same of several; those that are there no more are left out.
  package func ends(of accounts: [AccountID]) async throws(LogRefusal) -> [AccountID: Int64] {
    try await transaction(.autocommit) { transaction throws(StorageError) in
      .success(try transaction.ends(of: accounts))
    }
  }

  /// All or none. On disk when it returns; those that are there already are as welcome as new ones.
  package func push(_ account: AccountID, _ request: PushRequest, now: Instant) async throws(LogRefusal) -> Pushed {
    try await push(
      Push(
        account: account, author: .device(request.device), mark: request.mark, operations: request.operations,
        others: request.others, now: now))
  }

  func push(_ push: Push) async throws(LogRefusal) -> Pushed {
    let result: Result<Pushed, LogRefusal>
    do throws(StorageError) { result = try await pushes.commit(push) } catch { throw .storage(error) }
    let pushed = try result.get()
    if pushed.added > 0 { growths.announce(LogGrowth(account: push.account, last: pushed.mark.number)) }
    return pushed
  }

  func transaction<Value: Sendable>(
    _ access: Database.Access,
    _ work: @escaping @Sendable (borrowing Transaction) throws(StorageError) -> Result<Value, LogRefusal>
  ) async throws(LogRefusal) -> Value {
    try await database.transaction(access, broken: LogRefusal.storage, work)
  }
}

/// The next part of a log.
package struct Pulled: Equatable, Sendable {
  /// In the order of their numbers.
  package var operations: [NumberedOperation]
  /// How far this goes.
  package var cursor: LogMark
  /// The log's last row.
  package var mark: LogMark
  package var hasMore: Bool { cursor != mark }
}

/// A row of a log.
package struct NumberedOperation: Equatable, Sendable {
  package var number: Int64
  package var operation: SealedOperation
}

/// What became of a push that was taken.
package struct Pushed: Equatable, Sendable {
  /// The log's last row after it.
  package var mark: LogMark
  /// How many of them are new.
  package var added: Int
  /// The time that holds, of those that were sent under another.
  package var stamps: [String: LogTime]
}
