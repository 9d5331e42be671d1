import CPostgres

/// Where a PostgreSQL is, or what speaks its protocol, and as whom to ask it: `postgres://user:password@host:port/name?option=…`
/// (PostgreSQL's manual, 34.1.1.2). Several hosts, with commas between them, are tried in their order.
///
/// There may be a password in it, so whatever describes it says "postgres://…".
package struct PostgresAddress: Equatable, Sendable {
  private let text: String
  /// A pooler stands in front that gives each transaction another connection: nothing is prepared, nothing is set for longer.
  package var isPooled: Bool

  /// For sentences and logs.
  package static let shown = ServerFault.place

  package init(_ text: String, isPooled: Bool = false) throws(StorageError) {
    self.text = text
    self.isPooled = isPooled
    guard text.hasPrefix("postgres://") || text.hasPrefix("postgresql://"), !text.utf8.contains(0), parts != nil else {
      throw .server(.badAddress)
    }
  }

  /// What libpq is told: what stands in the address, and what we want where it says nothing of it. `settings` are the server's, for as
  /// long as the connection lasts.
  func parameters(_ settings: String) -> [(name: String, value: String)] {
    var all = parts ?? []
    for (name, value) in Self.standard where !all.contains(where: { $0.name == name }) { all.append((name, value)) }
    guard !settings.isEmpty else { return all }
    let named = all.first { $0.name == "options" }.map { $0.value + " " } ?? ""
    return all.filter { $0.name != "options" } + [("options", named + settings)]
  }

  /// A host that doesn't answer is given up after five seconds, one that is gone in the middle after ten. Of several hosts the one
  /// that takes writes is meant.
  private static let standard = [
    ("connect_timeout", "5"), ("keepalives_idle", "10"), ("keepalives_interval", "3"), ("keepalives_count", "3"),
    ("tcp_user_timeout", "10000"), ("target_session_attrs", "read-write"), ("application_name", "pocketful"),
    ("client_encoding", "UTF8"),
  ]

  /// nil where it can't be read. What libpq says of it then is not repeated: it may be a part of the password.
  private var parts: [(name: String, value: String)]? {
    var reason: UnsafeMutablePointer<CChar>?
    let all = PQconninfoParse(text, &reason)
    if let reason { PQfreemem(reason) }
    guard let all else { return nil }
    defer { PQconninfoFree(all) }
    var parts: [(String, String)] = []
    var option = all
    while let name = option.pointee.keyword {
      if let value = option.pointee.val { parts.append((String(cString: name), String(cString: value))) }
      option += 1
    }
    return parts
  }
}

extension PostgresAddress: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { Self.shown }
  package var debugDescription: String { Self.shown }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
