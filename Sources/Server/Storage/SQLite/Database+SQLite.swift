import Files
import Foundation
import GRDB

/// SQLite by GRDB: one writer, and readers that look at the state before it. Writes go to a log beside the file first (WAL),
/// so that a kill at any moment loses nothing that has returned.
extension Database {
  /// What of a power cut, not of a killed program, is to be feared.
  package enum Durability: String, Sendable {
    /// Nothing: a disk sync for each transaction.
    case full = "FULL"
    /// The last of what can be asked for anew.
    case normal = "NORMAL"
  }

  /// Opens the file, or makes it and the folder it stands in.
  package static func sqlite(path: String, durability: Durability) throws(StorageError) -> Database {
    try DataFolder.make(Folder.of(path))
    makePrivate(path)
    let pool: DatabasePool
    do {
      pool = try opened(path, durability)
    } catch {
      throw map(error, path)
    }
    closeToOthers(path)
    return Database { access, work async throws(StorageError) in
      let begun: @Sendable (GRDB.Database) throws -> Void = { connection in
        try work(Transaction(connection, path, access))
      }
      do {
        switch access {
        case .read, .autocommit, .whole: try await pool.read(begun)
        case .write, .locking, .schema: try await pool.write(begun)
        }
      } catch {
        throw map(error, path)
      }
    }
  }

  private static func opened(_ path: String, _ durability: Durability) throws -> DatabasePool {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    var attempts = 1
    while true {
      do {
        let pool = try DatabasePool(path: path, configuration: configuration)
        // NB: GRDB turns the writer to NORMAL as it turns WAL on, after it was prepared.
        try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = \(durability.rawValue)") }
        return pool
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY && attempts < 50 {
        // Of two that open a new file at once SQLite lets one turn WAL on, and doesn't let the other wait for it.
        attempts += 1
        usleep(100_000)
      }
    }
  }

  /// Whether the file is there. Throws where `sqlite` could neither open nor make it for its folder's sake; makes nothing.
  package static func isThere(path: String) throws(StorageError) -> Bool {
    try DataFolder.check(Folder.of(path))
    return access(path, F_OK) == 0
  }

  /// A new file is nobody else's from its first byte; SQLite gives the files beside it the same rights.
  static func makePrivate(_ path: String) {
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file >= 0 { close(file) }
  }

  /// One that an earlier version left open to others; only what has just been read as a database of ours, whatever else
  /// the path may have named. NB: opening a file here and closing it would take SQLite's locks off it.
  private static func closeToOthers(_ path: String) {
    for file in [path, path + "-wal", path + "-shm"] {
      var status = stat()
      guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else { continue }
      if status.st_mode & 0o077 != 0 { chmod(file, 0o600) }
    }
  }

  static func map(_ error: any Error, _ path: String) -> StorageError {
    if let error = error as? StorageError { return error }
    guard let error = error as? DatabaseError else {
      let reason = (error as NSError).localizedDescription
      return .failed(path: path, reason: reason.hasSuffix(".") ? String(reason.dropLast()) : reason)
    }
    return StorageError(error, path: path) { DataFolder.isFull(Folder.of(path)) }
  }
}

extension Transaction {
  init(_ connection: GRDB.Database, _ path: String, _ access: Database.Access) {
    let run: Run = { sql, values throws(StorageError) in
      do {
        // SQLite reads $1 as a name.
        let named = values.enumerated().map { (String($0.offset + 1), $0.element.grdb) }
        let statement = try connection.cachedStatement(sql: sql)
        let answer = try GRDB.Row.fetchAll(
          statement, arguments: StatementArguments(Dictionary(uniqueKeysWithValues: named)))
        return answer.map { row in row.databaseValues.map(SQLValue.init) }
      } catch {
        throw Database.map(error, path)
      }
    }
    self.init(
      place: path, dialect: .sqlite, access: access, run: run,
      runMany: { sql, rows throws(StorageError) in
        for values in rows { _ = try run(sql, values) }
      })
  }
}

extension SQLValue {
  fileprivate var grdb: DatabaseValue {
    switch self {
    case .null: .null
    case .integer(let number): number.databaseValue
    case .text(let text): text.databaseValue
    case .bytes(let bytes): Data(bytes).databaseValue
    }
  }

  fileprivate init(_ value: DatabaseValue) {
    switch value.storage {
    case .null: self = .null
    case .int64(let number): self = .integer(number)
    case .string(let text): self = .text(text)
    case .blob(let bytes): self = .bytes(Array(bytes))
    // No column of ours holds one.
    case .double(let number): self = .text(String(number))
    }
  }
}
