import GRDB

extension StorageError {
  /// `isFull` tells whether the disk has room, and is asked only where SQLite's own word leaves that open.
  init(_ error: DatabaseError, path: String, isFull: () -> Bool) {
    switch error.resultCode {
    case .SQLITE_NOTADB, .SQLITE_CORRUPT: self = .corrupt(path: path)
    case .SQLITE_FULL: self = .full(path: path)
    // A log or an index beside the file that can't grow is no SQLITE_FULL.
    case .SQLITE_IOERR where isFull(), .SQLITE_CANTOPEN where isFull(): self = .full(path: path)
    case .SQLITE_IOERR:
      self = .failed(
        path: path, reason: "reading or writing it failed (SQLite error \(error.extendedResultCode.rawValue))")
    case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM:
      self = .failed(path: path, reason: "it can't be opened for writing")
    default: self = .failed(path: path, reason: error.message ?? "SQLite error \(error.resultCode.rawValue)")
    }
  }
}
