import Foundation
import GRDB

/// The one file of data, open. Writes go to a log beside it first (WAL), so that a kill at any moment loses nothing that
/// `write` has returned from.
struct DatabaseFile: Sendable {
  private let queue: DatabaseQueue
  private let path: String

  init(path: String) throws(StorageError) {
    self.path = path
    try DataFolder.make((path as NSString).deletingLastPathComponent)
    Self.keepPrivate(path)
    do {
      var configuration = Configuration()
      configuration.journalMode = .wal
      configuration.busyMode = .timeout(5)
      // NORMAL in WAL mode survives a killed program whole; FULL would add a disk sync to each feed.
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = NORMAL") }
      queue = try DatabaseQueue(path: path, configuration: configuration)
      let migrator = Migrations.all
      let isKnown = try queue.read { try !migrator.hasBeenSuperseded($0) }
      guard isKnown else { throw StorageError.tooNew(path: path) }
      try migrator.migrate(queue)
    } catch {
      throw Self.map(error, path)
    }
  }

  func write(_ work: @escaping @Sendable (GRDB.Database) throws -> Void) async throws(StorageError) {
    do { try await queue.write(work) } catch { throw Self.map(error, path) }
  }

  func read<Value: Sendable>(
    _ work: @escaping @Sendable (GRDB.Database) throws -> Value
  ) async throws(StorageError) -> Value {
    do { return try await queue.read(work) } catch { throw Self.map(error, path) }
  }

  /// SQLite gives the files beside it the rights of the file itself. One that an earlier version left open to others is
  /// closed to them.
  private static func keepPrivate(_ path: String) {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if file >= 0 { close(file) }
    for ending in ["", "-wal", "-shm"] { chmod(path + ending, 0o600) }
  }

  private static func map(_ error: any Error, _ path: String) -> StorageError {
    if let error = error as? StorageError { return error }
    guard let error = error as? DatabaseError else {
      let reason = (error as NSError).localizedDescription
      return .failed(path: path, reason: reason.hasSuffix(".") ? String(reason.dropLast()) : reason)
    }
    return StorageError(error, path: path) { DataFolder.isFull((path as NSString).deletingLastPathComponent) }
  }
}
