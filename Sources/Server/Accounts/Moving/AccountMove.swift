package import Storage

/// All that people have sent, from one database to another: a file to a server, or back.
///
/// Logs go first, in pieces, since only they are long; each is checked row by row as it lies in the new place. All else goes in one
/// transaction behind them. Until then the new place is closed to servers, and who breaks off begins where it was.
package struct AccountMove: Sendable {
  let source: Database
  let target: Database

  package init(from source: Database, to target: Database) {
    self.source = source
    self.target = target
  }

  /// What came of it.
  package struct Report: Equatable, Sendable {
    package var accounts = 0
    package var operations: Int64 = 0
    /// Of them those that an earlier try had brought there.
    package var known: Int64 = 0
  }

  /// `hasMoved` is told how many operations of how many are there, now and then.
  package func run(
    hasMoved: @escaping @Sendable (_ operations: Int64, _ of: Int64) -> Void = { _, _ in }
  ) async throws(MoveError) -> Report {
    let heads = try await read(source) { transaction throws(StorageError) in try transaction.heads() }
    try await checkTarget(against: heads)
    let all = heads.reduce(0) { $0 + $1.mark.number }
    var report = Report(accounts: heads.count)
    for head in heads {
      let before = report.operations
      report.known += try await moveLog(of: head) { hasMoved(before + $0, all) }
      try await moveSnapshot(of: head.account)
      report.operations += head.mark.number
    }
    let moved = try await moveRest(heads)
    for head in heads { try await check(head) }
    guard try await digests(of: target) == moved else { throw .unlike(account: nil) }
    // Last of all: until here nobody may have written to the old place.
    guard try await digests(of: source) == moved else { throw .goesOn }
    do throws(StorageError) { try await target.openToServers() } catch { throw .storage(error) }
    return report
  }

  /// Nothing is there, or what an earlier try has brought; an account may have been deleted in the old place since.
  private func checkTarget(against heads: [LogHead]) async throws(MoveError) {
    let there = try await read(target) { transaction throws(StorageError) in try transaction.heads() }
    let known = Dictionary(uniqueKeysWithValues: heads.map { ($0.account, $0.mark.number) })
    let deleted = try await read(source) { transaction throws(StorageError) in try transaction.deletedAccounts() }
    guard
      there.allSatisfy({ head in
        known[head.account].map { head.mark.number <= $0 } ?? deleted.contains(head.account)
      })
    else { throw .occupied }
  }

  func read<Value: Sendable>(
    _ database: Database, _ work: @escaping @Sendable (borrowing Transaction) throws(StorageError) -> Value
  ) async throws(MoveError) -> Value {
    do throws(StorageError) { return try await database.transaction(.whole, work) } catch { throw .storage(error) }
  }

  func write<Value: Sendable>(
    _ work: @escaping @Sendable (borrowing Transaction) throws(StorageError) -> Value
  ) async throws(MoveError) -> Value {
    do throws(StorageError) { return try await target.transaction(.schema, work) } catch { throw .storage(error) }
  }
}

/// Why nothing was moved, or not all of it.
package enum MoveError: Error, Equatable, Sendable {
  /// The new place has accounts of its own.
  case occupied
  /// What lies in the new place is not what lay in the old one: in an account's log, or beside the logs.
  case unlike(account: String?)
  /// Somebody wrote to the old place meanwhile.
  case goesOn
  case storage(StorageError)

  package var sentence: String {
    switch self {
    case .occupied:
      "There are accounts in the new place already, or longer logs than in the old one. Nothing was changed; name an empty one."
    case .unlike(let account):
      "\(account.map { "The log of account \($0)" } ?? "What is beside the logs") did not arrive as it was. "
        + "The new place stays closed; empty it and begin again."
    case .goesOn: "The server went on writing meanwhile. Stop it, and run this again: it goes on where it was."
    case .storage(let error): error.sentence
    }
  }
}

extension Transaction {
  /// Each account's that is not deleted.
  func heads() throws(StorageError) -> [LogHead] {
    var heads: [LogHead] = []
    for row in try rows("SELECT id FROM account WHERE deletedAt IS NULL ORDER BY id") {
      guard let account = AccountID(bytes: try row.bytes(0)), case .success(let head) = try head(of: account) else {
        continue
      }
      heads.append(head)
    }
    return heads
  }

  fileprivate func deletedAccounts() throws(StorageError) -> Set<AccountID> {
    var deleted: Set<AccountID> = []
    for row in try rows("SELECT id FROM account WHERE deletedAt IS NOT NULL") {
      if let account = AccountID(bytes: try row.bytes(0)) { deleted.insert(account) }
    }
    return deleted
  }
}
