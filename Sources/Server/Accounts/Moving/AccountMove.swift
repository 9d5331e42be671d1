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
    let heads = try await heads(of: source)
    try await checkTarget(against: heads)
    let all = heads.reduce(0) { $0 + $1.mark.number }
    var report = Report(accounts: heads.count)
    for head in heads {
      let before = report.operations
      report.known += try await moveLog(of: head) { hasMoved(before + $0, all) }
      report.operations += head.mark.number
    }
    try await moveRest()
    try await check(heads)
    do throws(StorageError) { try await target.openToServers() } catch { throw .storage(error) }
    return report
  }

  /// Each account's, the deleted ones' too, which may still have rows.
  func heads(of database: Database) async throws(MoveError) -> [LogHead] {
    try await read(database) { transaction throws(StorageError) in
      try transaction.rows(
        "SELECT id, lastNumber, chain, bytes, latest FROM account WHERE deletedAt IS NULL ORDER BY id"
      )
      .map { row throws(StorageError) -> LogHead? in
        let number = try row.integer(1)
        return AccountID(bytes: try row.bytes(0)).map {
          LogHead(
            account: $0, mark: number == 0 ? .beginning : LogMark(number: number, chain: (try? row.bytes(2)) ?? []),
            bytes: (try? row.integer(3)) ?? 0, latest: (try? row.integer(4)) ?? 0)
        }
      }
    }.compactMap { $0 }
  }

  /// Nothing is there, or what an earlier try has brought.
  private func checkTarget(against heads: [LogHead]) async throws(MoveError) {
    let there = try await self.heads(of: target)
    let known = Dictionary(uniqueKeysWithValues: heads.map { ($0.account, $0.mark.number) })
    guard there.allSatisfy({ head in known[head.account].map { head.mark.number <= $0 } ?? false }) else {
      throw .occupied
    }
  }

  func read<Value: Sendable>(
    _ database: Database, _ work: @escaping @Sendable (borrowing Transaction) throws(StorageError) -> Value
  ) async throws(MoveError) -> Value {
    do throws(StorageError) { return try await database.transaction(.read, work) } catch { throw .storage(error) }
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
  /// What lies in the new place is not what lay in the old one.
  case unlike(account: String)
  /// Somebody wrote to the old place meanwhile.
  case goesOn
  case storage(StorageError)

  package var sentence: String {
    switch self {
    case .occupied:
      "There are accounts in the new place already, or longer logs than in the old one. Nothing was changed; name an empty one."
    case .unlike(let account):
      "The log of account \(account) did not arrive as it was. The new place stays closed; empty it and begin again."
    case .goesOn: "The server went on writing meanwhile. Stop it, and run this again: it goes on where it was."
    case .storage(let error): error.sentence
    }
  }
}
