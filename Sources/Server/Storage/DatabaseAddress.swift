/// Where data is kept, as `--database` says it.
package enum DatabaseAddress: Equatable, Sendable {
  /// One file on this machine.
  case sqlite(path: String)

  /// "sqlite:FILE". "postgres://…" is known and not spoken yet; its address is not repeated, for it may hold a password.
  package init(_ text: String) throws(StorageError) {
    if text.hasPrefix("sqlite:"), text.utf8.count > 7, !text.hasSuffix("/") {
      self = .sqlite(path: String(text.dropFirst(7)))
    } else if text.hasPrefix("postgres://") || text.hasPrefix("postgresql://") {
      throw .unsupported(address: "postgres://\u{2026}")
    } else {
      throw .unsupported(address: "--database")
    }
  }

  /// The file of data inside the folder that `--data` names.
  package static func file(inFolder folder: String) -> DatabaseAddress {
    .sqlite(path: (folder.hasSuffix("/") ? folder : folder + "/") + "pocketful.sqlite")
  }
}
