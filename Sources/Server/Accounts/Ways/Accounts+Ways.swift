package import Kernel
import Storage

/// A way in, as its owner sees it.
package struct WayIn: Sendable {
  package var id: [UInt8]
  package var kind: String
  /// Of a password its e-mail address, of a passkey what its owner calls it, of a provider its name.
  package var name: String
  package var made: Instant
  /// nil before the first time.
  package var used: Instant?
  /// Whether the account's key is sealed for it: what only lets in doesn't open what is there.
  package var opens: Bool
}

/// An account, as its owner sees it.
package struct AccountOverview: Sendable {
  package var made: Instant
  /// Entries in its log.
  package var count: Int64
  /// The number of the last of them.
  package var last: Int64
  package var ways: [WayIn]
}

extension Accounts {
  package func overview(of account: AccountID) async throws(AccountError) -> AccountOverview {
    try await transaction(.read) { transaction throws(StorageError) in
      let found = try transaction.rows(
        "SELECT made, operations, lastNumber FROM account WHERE id = $1", .bytes(account.bytes))
      guard let row = found.first else { return .failure(.signedOut) }
      return .success(
        AccountOverview(
          made: Instant(milliseconds: try row.integer(0)), count: try row.integer(1), last: try row.integer(2),
          ways: try transaction.ways(of: account)))
    }
  }

  package func ways(of account: AccountID) async throws(AccountError) -> [WayIn] {
    try await transaction(.read) { transaction throws(StorageError) in .success(try transaction.ways(of: account)) }
  }

  /// With its wrap, so that it opens nothing any more. The recovery code does not count as a way that is left: it is for the
  /// day on which the others are lost. The caller is fresh.
  package func removeWay(_ id: [UInt8], of account: AccountID) async throws(AccountError) {
    try await transaction(.write) { transaction throws(StorageError) -> Result<Void, AccountError> in
      guard let way = try transaction.way(id: id, of: account) else { return .failure(.noWay) }
      let ways = try transaction.ways(of: account)
      guard ways.contains(where: { $0.id != id && $0.kind != WayKind.recovery.rawValue }) else {
        return .failure(.lastWay)
      }
      try transaction.rows("DELETE FROM way WHERE id = $1", .bytes(id))
      try transaction.removeWrap(of: way)
      return .success(())
    }
  }
}

extension Transaction {
  fileprivate func ways(of account: AccountID) throws(StorageError) -> [WayIn] {
    try rows(
      """
      SELECT id, kind, name, made, COALESCE(used, -1), (SELECT COUNT(*) FROM wrap WHERE wrap.account = way.account
        AND wrap.kind = way.kind AND (wrap.kind <> 'passkey' OR wrap.id = way.subject))
      FROM way WHERE account = $1 ORDER BY made, kind
      """, .bytes(account.bytes)
    ).map { row throws(StorageError) in
      let used = try row.integer(4)
      return WayIn(
        id: try row.bytes(0), kind: try row.text(1), name: try row.text(2),
        made: Instant(milliseconds: try row.integer(3)), used: used < 0 ? nil : Instant(milliseconds: used),
        opens: try row.integer(5) > 0)
    }
  }

  func keyCheck(of account: AccountID) throws(StorageError) -> [UInt8]? {
    try rows("SELECT keyCheck FROM account WHERE id = $1 AND deletedAt IS NULL", .bytes(account.bytes)).first?.bytes(0)
  }
}
