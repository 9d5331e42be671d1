/// One GTFS-Realtime feed of an agency: where it is and what it speaks for.
package struct RealtimeFeed: Equatable, Sendable {
  /// Names it in logs, metrics and the store: "nyct%2Fgtfs-ace".
  package var name: String
  /// Sent as it stands: an escaped slash stays escaped on the wire.
  package var url: String
  /// Sent with each request, such as an agency's key.
  package var headers: [Header]
  /// The lines it speaks for, by route id; empty for a feed that speaks for all of them.
  package var lines: [String]
  /// Seconds from the end of one fetch to the start of the next.
  package var interval: Int64

  package struct Header: Equatable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(name: String, url: String, headers: [Header] = [], lines: [String] = [], interval: Int64 = 15) {
    self.name = name
    self.url = url
    self.headers = headers
    self.lines = lines
    self.interval = interval
  }

  package func speaks(for line: String) -> Bool { lines.isEmpty || lines.contains(line) }
}
