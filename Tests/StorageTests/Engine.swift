import Storage
import TestSupport

/// Every engine keeps the same promises: a new one is a case here.
enum Engine: CaseIterable {
  case sqlite
  case postgres
  /// As it is asked through a pooler: nothing prepared.
  case pooled

  /// The same database, however often it is opened.
  func open(in folder: TemporaryFolder, durability: Database.Durability = .full) async throws -> Database {
    switch self {
    case .sqlite: return try .sqlite(path: folder.path("data.sqlite"), durability: durability)
    case .postgres, .pooled:
      var address = try await folder.postgres
      address.isPooled = self == .pooled
      return .postgres(address)
    }
  }

  /// With a table for words.
  func words(in folder: TemporaryFolder) async throws -> Database {
    let database = try await open(in: folder)
    try await database.transaction(.write) { transaction throws(StorageError) in
      _ = try transaction.rows("CREATE TABLE word (name TEXT PRIMARY KEY NOT NULL, count INTEGER NOT NULL)")
    }
    return database
  }
}
