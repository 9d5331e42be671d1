import Synchronization

extension FeedStore {
  /// Kept for as long as the program runs.
  package static var memory: FeedStore {
    let shelf = Shelf()
    return FeedStore(
      save: { (kept: Kept) throws(StorageError) in shelf.kept.withLock { $0[kept.name] = kept } },
      load: { () throws(StorageError) in shelf.kept.withLock { $0.values.sorted { $0.name < $1.name } } })
  }

  private final class Shelf: Sendable {
    let kept = Mutex<[String: Kept]>([:])
  }
}
