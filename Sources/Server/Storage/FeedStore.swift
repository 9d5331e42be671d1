package import Kernel

/// Keeps each feed's last good answer, so that a restart shows boards with their true age and never an empty one.
/// A value: `.sqlite` is one file of data, `.memory` is for tests and for running without a folder.
package struct FeedStore: Sendable {
  /// One feed's last good answer.
  package struct Kept: Equatable, Sendable {
    /// The feed's own name: "nyct%2Fgtfs-ace".
    package var name: String
    package var bytes: [UInt8]
    package var fetchedAt: Instant

    package init(name: String, bytes: [UInt8], fetchedAt: Instant) {
      self.name = name
      self.bytes = bytes
      self.fetchedAt = fetchedAt
    }
  }

  /// Takes the place of what was kept under that name. On disk, whole or not at all, when it returns.
  package var save: @Sendable (_ kept: Kept) async throws(StorageError) -> Void
  /// All that is kept, by name.
  package var load: @Sendable () async throws(StorageError) -> [Kept]

  package init(
    save: @escaping @Sendable (_ kept: Kept) async throws(StorageError) -> Void,
    load: @escaping @Sendable () async throws(StorageError) -> [Kept]
  ) {
    self.save = save
    self.load = load
  }
}
