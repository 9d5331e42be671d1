import Files
import Foundation
import GRDB

extension Database {
  /// A new file for what people send, with what `work` puts into it, on the caller's own thread: what another transaction reads
  /// can be written here while that goes on. On the disk when it returns; where something throws there is no file.
  package static func fill(
    newFileAt path: String, _ work: (borrowing Transaction) throws(StorageError) -> Void
  ) throws(StorageError) {
    try DataFolder.make(Folder.of(path))
    remove(path)
    makePrivate(path)
    do {
      let queue = try DatabaseQueue(path: path)
      try queue.write { connection in
        let transaction = Transaction(connection, path, .schema)
        try transaction.makeListOfSteps()
        try transaction.take(Migration.people)
        try work(transaction)
      }
      try queue.close()
    } catch {
      remove(path)
      throw map(error, path)
    }
  }

  /// With the files that SQLite has beside it.
  package static func remove(_ path: String) {
    for file in [path, path + "-wal", path + "-shm", path + "-journal"] { unlink(file) }
  }
}
