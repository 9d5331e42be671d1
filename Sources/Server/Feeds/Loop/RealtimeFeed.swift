package import Departures

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
  /// Whose lines those are.
  package var agency: Agency
  /// Seconds from the end of one fetch to the start of the next.
  package var interval: Int64

  /// A feed belongs to an agency: its route ids mean nothing in another's network.
  package enum Agency: Equatable, Sendable {
    /// Whichever network is in use.
    case any
    /// New York's subway.
    case newYork

    /// Whether it is a feed for stations of that network.
    package func runs(_ network: Network) -> Bool {
      switch self {
      case .any: true
      case .newYork: BuiltIn.isNewYork(network)
      }
    }
  }

  /// One header field of a request or an answer, its name in any case.
  package struct Header: Equatable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(
    name: String, url: String, headers: [Header] = [], lines: [String] = [], agency: Agency = .any, interval: Int64 = 15
  ) {
    self.name = name
    self.url = url
    self.headers = headers
    self.lines = lines
    self.agency = agency
    self.interval = interval
  }

  /// Whether that line's trains are in it; a feed that names no lines has all.
  package func speaks(for line: String) -> Bool { lines.isEmpty || lines.contains(line) }
}
