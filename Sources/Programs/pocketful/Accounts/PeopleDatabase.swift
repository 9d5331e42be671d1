import Storage

extension Settings {
  /// Where what people send is kept.
  var people: DatabaseAddress {
    get throws(Failure) {
      let isPooled = try self.databasePooler
      switch try self.database {
      case .postgres(var address)?:
        address.isPooled = isPooled
        return .postgres(address)
      case let named?: return named
      case nil: break
      }
      return .file(inFolder: try dataFolder)
    }
  }
}

extension DatabaseAddress {
  /// For a server that may begin before its database does: `prepare` makes it ready, and throws where it is not there yet.
  func made() async throws(Failure) -> (database: Database, prepare: @Sendable () async throws(StorageError) -> Void) {
    switch self {
    case .sqlite: return (try await opened(), {})
    case .postgres(let address):
      let served = ServedDatabase(address)
      return (served.database, { () throws(StorageError) in try await served.prepare() })
    }
  }

  /// Made where it isn't there. Who can't keep what people send doesn't serve them.
  func opened() async throws(Failure) -> Database {
    do throws(StorageError) { return try await .people(at: self) } catch { throw Failure(error.sentence) }
  }

  /// nil where no server has ever kept anything, so that a question makes no file.
  func openedIfThere() async throws(Failure) -> Database? {
    switch self {
    case .sqlite(let path):
      do throws(StorageError) {
        guard try Database.isThere(path: path) else { return nil }
      } catch {
        throw Failure(error.sentence)
      }
    case .postgres: break
    }
    return try await opened()
  }
}
