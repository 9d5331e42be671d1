/// Why the file or the server of data is of no use. Nothing is ever deleted or overwritten because of one.
package enum StorageError: Error, Equatable, Sendable {
  /// The folder can't be made or used.
  case folder(path: String, reason: String)
  /// What is there is no folder: itself, or what it would have to be made in.
  case notAFolder(path: String, inTheWay: String)
  /// The folder, or the one to make it in, may not be written.
  case closedFolder(path: String, reason: String)
  /// The file is there and is not a database, or is a broken one.
  case corrupt(path: String)
  /// The file was written by a later version.
  case tooNew(path: String)
  /// It was to be filled, and has accounts of its own.
  case occupied(path: String)
  /// It is being filled by a move that has not come to its end.
  case closed(path: String)
  /// The disk is full.
  case full(path: String)
  case failed(path: String, reason: String)
  /// A database server, and not a file.
  case server(ServerFault)
  /// A database that nobody here speaks to.
  case unsupported(address: String)

  /// For a person: what is wrong and what to do.
  package var sentence: String {
    switch self {
    case .folder(let path, let reason):
      "The data folder \(path) can't be used: \(reason). Choose another with --data."
    case .notAFolder(let path, let inTheWay):
      "The data folder \(path) can't be used: \(inTheWay == path ? "it" : inTheWay) is not a folder. "
        + "Choose another with --data."
    case .closedFolder(let path, let reason):
      "The data folder \(path) can't be used: \(reason). Make it writable, or choose another with --data."
    case .corrupt(let path):
      "\(path) is not a database that can be read. Nothing was changed; move it away to start with an empty one."
    case .tooNew(let path):
      "\(path) was written by a later version of Pocketful. Nothing was changed; run that version."
    case .occupied(let path):
      "There are accounts in \(path) already. Nothing was changed; name an empty one."
    case .closed(let path):
      "\(path) is being filled by `pocketful move`, which did not come to its end. Run that again, or empty it."
    case .full(let path):
      "The disk that holds \(path) is full. Nothing was lost; make room."
    case .failed(let path, let reason):
      "\(path) can't be used: \(reason)."
    case .server(let fault): "The database at \(ServerFault.place) \(fault.sentence)"
    case .unsupported(let address):
      "\(address) names no database that Pocketful speaks to. Write sqlite:FILE or postgres://\u{2026}, or leave it out."
    }
  }
}
