import Kernel
import Storage

/// A token's row.
struct TokenRow: Sendable {
  var account: AccountID
  var token: Token
  /// Of what proves its secret.
  var hash: [UInt8]
  /// Of the modules that it opens.
  var tags: [TokenModule: String]

  /// Beside the account, what its wraps are bound to.
  static let wrapKind = "token"
  static func wrapID(_ id: TokenID, _ module: TokenModule) -> String { id.text + "/" + module.rawValue }

  func isOver(at now: Instant) -> Bool { token.expires.map { $0 <= now } ?? false }
}

extension Transaction {
  private static let columns = "id, account, hash, name, scopes, tags, made, used, expires"

  func token(_ id: TokenID) throws(StorageError) -> TokenRow? {
    try tokens("WHERE id = $1", .text(id.text)).first
  }

  /// The newest first.
  func tokens(of account: AccountID) throws(StorageError) -> [TokenRow] {
    try tokens("WHERE account = $1 ORDER BY made DESC, id", .bytes(account.bytes))
  }

  private func tokens(_ which: String, _ value: SQLValue) throws(StorageError) -> [TokenRow] {
    var tokens: [TokenRow] = []
    for row in try rows("SELECT \(Self.columns) FROM token \(which)", value) {
      guard let id = TokenID(text: try row.text(0)), let account = AccountID(bytes: try row.bytes(1)) else { continue }
      let token = Token(
        id: id, name: try row.text(3),
        scopes: try row.text(4).split(separator: " ").compactMap { TokenScope(rawValue: String($0)) },
        made: Instant(milliseconds: try row.integer(6)), used: try row.moment(7), expires: try row.moment(8))
      tokens.append(
        TokenRow(account: account, token: token, hash: try row.bytes(2), tags: Self.tags(try row.text(5))))
    }
    return tokens
  }

  func put(_ row: TokenRow, wraps: [TokenModule: [UInt8]]) throws(StorageError) {
    let token = row.token
    let tags = JSON.object(
      row.tags.sorted { $0.key.rawValue < $1.key.rawValue }.map { JSON.Member($0.key.rawValue, .string($0.value)) })
    try rows(
      "INSERT INTO token (\(Self.columns)) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)", .text(token.id.text),
      .bytes(row.account.bytes), .bytes(row.hash), .text(token.name),
      .text(token.scopes.map(\.rawValue).joined(separator: " ")), .text(tags.text), .integer(token.made.milliseconds),
      .moment(token.used), .moment(token.expires))
    for (module, bytes) in wraps {
      try rows(
        "INSERT INTO wrap (account, kind, id, bytes, made) VALUES ($1, $2, $3, $4, $5)", .bytes(row.account.bytes),
        .text(TokenRow.wrapKind), .text(TokenRow.wrapID(token.id, module)), .bytes(bytes),
        .integer(token.made.milliseconds))
    }
  }

  /// With all that it opens, and what it was answered.
  func remove(_ id: TokenID, of account: AccountID) throws(StorageError) {
    try rows("DELETE FROM token WHERE id = $1", .text(id.text))
    try rows("DELETE FROM tokenAnswer WHERE token = $1", .text(id.text))
    for module in TokenModule.allCases {
      try rows(
        "DELETE FROM wrap WHERE account = $1 AND kind = $2 AND id = $3", .bytes(account.bytes),
        .text(TokenRow.wrapKind), .text(TokenRow.wrapID(id, module)))
    }
  }

  func removeTokens(endedBefore moment: Instant) throws(StorageError) {
    for row in try rows("SELECT id, account FROM token WHERE expires < $1", .integer(moment.milliseconds)) {
      guard let id = TokenID(text: try row.text(0)), let account = AccountID(bytes: try row.bytes(1)) else { continue }
      try remove(id, of: account)
    }
  }

  func modules(of row: TokenRow) throws(StorageError) -> [TokenModule: TokenHolder.Module] {
    var modules: [TokenModule: TokenHolder.Module] = [:]
    for (module, tag) in row.tags {
      let id = TokenRow.wrapID(row.token.id, module)
      let found = try rows(
        "SELECT bytes FROM wrap WHERE account = $1 AND kind = $2 AND id = $3", .bytes(row.account.bytes),
        .text(TokenRow.wrapKind), .text(id))
      guard let wrap = found.first else { continue }
      modules[module] = TokenHolder.Module(
        tag: tag, wrap: Wrap(kind: TokenRow.wrapKind, id: id, bytes: try wrap.bytes(0)))
    }
    return modules
  }

  private static func tags(_ text: String) -> [TokenModule: String] {
    let json = (try? JSON.parse(text)) ?? .null
    var tags: [TokenModule: String] = [:]
    for module in TokenModule.allCases { tags[module] = json[module.rawValue]?.string }
    return tags
  }
}

extension SQLValue {
  fileprivate static func moment(_ moment: Instant?) -> SQLValue { moment.map { .integer($0.milliseconds) } ?? .null }
}

extension Row {
  fileprivate func moment(_ column: Int) throws(StorageError) -> Instant? {
    values[column] == .null ? nil : Instant(milliseconds: try integer(column))
  }
}
