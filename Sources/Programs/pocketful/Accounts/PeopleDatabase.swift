import Storage

extension Settings {
  /// Where what people send is kept.
  var people: DatabaseAddress {
    get throws(Failure) {
      if let named = try self.database { return named }
      return .file(inFolder: try dataFolder)
    }
  }
}

extension DatabaseAddress {
  /// Made where it isn't there. Who can't keep what people send doesn't serve them.
  func opened() async throws(Failure) -> Database {
    do throws(StorageError) {
      switch self {
      case .sqlite(let path): return try await .people(path: path)
      case .postgres(let address): return try await .people(address)
      }
    } catch {
      throw Failure(error.sentence)
    }
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
