import Kernel
import Storage

/// By what somebody gets in.
package enum WayKind: String, CaseIterable, Sendable {
  case passkey, password, recovery
  /// A provider of OpenID Connect. It opens no key.
  case oidc
}

/// A way in as its row has it.
struct WayRow: Sendable {
  /// Of one account.
  static let mostOfAKind: Int64 = 50

  var id: [UInt8]
  var account: AccountID
  var kind: WayKind
  /// By what it is found, one of its kind.
  var subject: String
  /// What a person knows it by.
  var name: String
  var data: String

  /// What its wrap is sealed under beside the account and the kind.
  var wrapID: String {
    switch kind {
    case .passkey: subject
    case .password, .recovery, .oidc: account.text
    }
  }
}

extension Transaction {
  /// The way of that kind that is found by it; a deleted account has none.
  func way(_ kind: WayKind, subject: String) throws(StorageError) -> WayRow? {
    let found = try rows(
      "SELECT id, account, name, data FROM way WHERE kind = $1 AND subject = $2", .text(kind.rawValue), .text(subject))
    guard let row = found.first, let account = AccountID(bytes: try row.bytes(1)) else { return nil }
    return WayRow(
      id: try row.bytes(0), account: account, kind: kind, subject: subject, name: try row.text(2), data: try row.text(3)
    )
  }

  /// The one of that id which an account has.
  func way(id: [UInt8], of account: AccountID) throws(StorageError) -> WayRow? {
    let found = try rows(
      "SELECT kind, subject FROM way WHERE id = $1 AND account = $2", .bytes(id), .bytes(account.bytes))
    guard let row = found.first, let kind = WayKind(rawValue: try row.text(0)) else { return nil }
    return try way(kind, subject: try row.text(1))
  }

  /// Its only one of a kind of which an account has one.
  func way(_ kind: WayKind, of account: AccountID) throws(StorageError) -> WayRow? {
    let subject = try rows(
      "SELECT subject FROM way WHERE account = $1 AND kind = $2", .bytes(account.bytes), .text(kind.rawValue)
    ).first?.text(0)
    guard let subject else { return nil }
    return try way(kind, subject: subject)
  }

  /// How many of a kind it has.
  func count(of kind: WayKind, of account: AccountID) throws(StorageError) -> Int64 {
    try rows(
      "SELECT COUNT(*) FROM way WHERE account = $1 AND kind = $2", .bytes(account.bytes), .text(kind.rawValue)
    ).first?.integer(0) ?? 0
  }

  /// Puts a way there with the wrap that it opens, if it opens one; one with that id gives its place to it.
  func put(_ way: WayRow, wrap: [UInt8]?, now: Instant) throws(StorageError) {
    try rows(
      """
      INSERT INTO way (id, account, kind, subject, name, made, data) VALUES ($1, $2, $3, $4, $5, $6, $7)
      ON CONFLICT (id) DO UPDATE SET
        subject = excluded.subject, name = excluded.name, made = excluded.made, used = NULL, data = excluded.data
      """, .bytes(way.id), .bytes(way.account.bytes), .text(way.kind.rawValue), .text(way.subject), .text(way.name),
      .integer(now.milliseconds), .text(way.data))
    guard let wrap else { return }
    try rows(
      """
      INSERT INTO wrap (account, kind, id, bytes, made) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (account, kind, id) DO UPDATE SET bytes = excluded.bytes, made = excluded.made
      """, .bytes(way.account.bytes), .text(way.kind.rawValue), .text(way.wrapID), .bytes(wrap),
      .integer(now.milliseconds))
  }

  /// It opens nothing any more.
  func removeWrap(of way: WayRow) throws(StorageError) {
    try rows(
      "DELETE FROM wrap WHERE account = $1 AND kind = $2 AND id = $3", .bytes(way.account.bytes),
      .text(way.kind.rawValue), .text(way.wrapID))
  }

  /// What it opens, one or none. Other ways' stay here: who has stolen one way, or is the provider of it, is not to guess at
  /// a password at leisure.
  func wraps(of way: WayRow) throws(StorageError) -> [Wrap] {
    try rows(
      "SELECT kind, id, bytes FROM wrap WHERE account = $1 AND kind = $2 AND id = $3", .bytes(way.account.bytes),
      .text(way.kind.rawValue), .text(way.wrapID)
    ).map { row throws(StorageError) in Wrap(kind: try row.text(0), id: try row.text(1), bytes: try row.bytes(2)) }
  }
}
