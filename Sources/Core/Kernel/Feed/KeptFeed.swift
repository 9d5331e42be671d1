/// An upstream's last good answer, as it is kept between runs: Feeds gives it, Storage keeps it.
package struct KeptFeed: Equatable, Sendable {
  /// The upstream's own name: "nyct%2Fgtfs-ace".
  package var name: String
  package var bytes: [UInt8]
  package var fetchedAt: Instant

  package init(name: String, bytes: [UInt8], fetchedAt: Instant) {
    self.name = name
    self.bytes = bytes
    self.fetchedAt = fetchedAt
  }
}
