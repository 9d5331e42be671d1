import Kernel
package import Storage

/// All that people have sent, as it is at one moment, in a file that a server can begin on; the server goes on meanwhile. The same of
/// either engine: what was on a database server is put back by moving it there.
package struct AccountBackup: Sendable {
  let source: Database

  package init(of source: Database) { self.source = source }

  /// Into a new file at `path`, which is whole once this returns: each log was read again from it, and is what its devices have checked.
  package func write(to path: String) async throws(MoveError) -> AccountMove.Report {
    let copy: Database
    do throws(StorageError) {
      try await source.transaction(.whole) { transaction throws(StorageError) in
        try Database.fill(newFileAt: path) { file throws(StorageError) in try transaction.copyPeople(to: file) }
      }
      copy = try await .people(path: path)
    } catch { throw .storage(error) }
    return try await checked(copy)
  }

  private func checked(_ copy: Database) async throws(MoveError) -> AccountMove.Report {
    let move = AccountMove(from: source, to: copy)
    let heads = try await move.read(copy) { transaction throws(StorageError) in try transaction.heads() }
    for head in heads { try await move.check(head) }
    return AccountMove.Report(accounts: heads.count, operations: heads.reduce(0) { $0 + $1.mark.number })
  }
}

extension Transaction {
  /// Everything but what can be asked for anew.
  fileprivate func copyPeople(to file: borrowing Transaction) throws(StorageError) {
    for table in AccountMove.tables { try file.insert(into: table.name, table.columns, try contents(of: table)) }
    for row in try rows("SELECT id FROM account") {
      guard let account = AccountID(bytes: try row.bytes(0)) else { continue }
      try copyLog(of: account, to: file)
      try file.insert(into: "snapshot", LogColumns.snapshot, try snapshotRows(of: account))
    }
  }

  private func copyLog(of account: AccountID, to file: borrowing Transaction) throws(StorageError) {
    let (columns, most) = (LogColumns.operation, AccountMove.most)
    var last: Int64 = 0
    while case let end = try reach(from: last, of: account, limit: most.count, bytes: most.bytes), end > last {
      let piece = try rows(
        """
        SELECT \(columns.joined(separator: ", ")) FROM operation
        WHERE account = $1 AND number > $2 AND number <= $3 ORDER BY number
        """, .bytes(account.bytes), .integer(last), .integer(end))
      try file.insert(into: "operation", columns, piece.map(\.values))
      last = end
    }
  }
}
