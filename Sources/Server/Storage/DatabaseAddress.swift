/// Where data is kept, as `--database` says it.
package enum DatabaseAddress: Equatable, Sendable {
  /// One file on this machine.
  case sqlite(path: String)
  /// A server, which several nodes may share.
  case postgres(PostgresAddress)

  /// "sqlite:FILE", or "postgres://…", of which nothing is repeated: there may be a password in it.
  package init(_ text: String) throws(StorageError) {
    if text.hasPrefix("sqlite:"), text.utf8.count > 7, !text.hasSuffix("/") {
      self = .sqlite(path: String(text.dropFirst(7)))
    } else if text.hasPrefix("postgres://") || text.hasPrefix("postgresql://") {
      self = .postgres(try PostgresAddress(text))
    } else {
      throw .unsupported(address: "--database")
    }
  }

  /// The file of data inside the folder that `--data` names.
  package static func file(inFolder folder: String) -> DatabaseAddress {
    .sqlite(path: (folder.hasSuffix("/") ? folder : folder + "/") + "pocketful.sqlite")
  }
}

extension Database {
  /// Its tables are not looked at.
  package static func unprepared(at address: DatabaseAddress) throws(StorageError) -> Database {
    switch address {
    case .sqlite(let path): try sqlite(path: path, durability: .full)
    case .postgres(let address): postgres(address)
    }
  }

  /// Ready for what people send; made where it is a file that isn't there.
  package static func people(at address: DatabaseAddress) async throws(StorageError) -> Database {
    try await unprepared(at: address).migrated(by: Migration.people)
  }
}
