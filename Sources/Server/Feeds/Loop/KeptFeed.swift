package import Kernel

/// A feed's last good answer, as the program stores it between runs.
package struct KeptFeed: Sendable {
  /// `FeedUpstream.name`.
  package var name: String
  package var bytes: [UInt8]
  package var fetchedAt: Instant

  package init(name: String, bytes: [UInt8], fetchedAt: Instant) {
    self.name = name
    self.bytes = bytes
    self.fetchedAt = fetchedAt
  }
}
