package import Departures
package import Kernel

/// All that goes out as GTFS-Realtime at one moment: immutable, so that it is written without anybody waiting for it.
package struct OutgoingSet: Sendable {
  private let boards: BoardSet

  init(_ boards: BoardSet) { self.boards = boards }

  /// Of a network of which nothing is known yet.
  package init(_ network: Network) { boards = BoardSet(network: network, timetable: .none, feeds: []) }

  /// What one feed was written from: it says the same for as long as this is the same.
  package struct Edition: Equatable, Sendable {
    var version: BoardSet.Version
    var alertsAsOf: Instant?
  }

  /// The agency's part of the address: "mta-subway".
  package var agency: String { boards.names.agency }

  /// The agency as people know it.
  package var agencyName: String { boards.network.agency }

  /// Whether there ever can be one: an agency may tell nothing of its trains, or have no feed of alerts.
  package func hasFeed(_ feed: OutgoingFeed, _ alerts: AlertReading) -> Bool {
    feed == .alerts ? alerts.isAsked : !boards.feeds.isEmpty
  }

  /// Nil before anything has been heard: that there are no trains, or no alerts, can't be said then.
  package func edition(of feed: OutgoingFeed, _ alerts: AlertReading) -> Edition? {
    if feed == .alerts {
      guard let asOf = alerts.asOf else { return nil }
      return Edition(version: BoardSet.Version(sets: boards.version.sets, swaps: 0), alertsAsOf: asOf)
    }
    return boards.feeds.contains { $0.board != nil } ? Edition(version: boards.version) : nil
  }

  /// The whole feed, as of `moment`.
  package func bytes(of feed: OutgoingFeed, _ alerts: AlertReading, at moment: Instant) -> [UInt8] {
    switch feed {
    case .tripUpdates: TripUpdates.bytes(boards, at: moment)
    case .vehiclePositions: VehiclePositions.bytes(boards, at: moment)
    case .alerts: OutgoingAlerts.bytes(alerts, on: boards, at: moment)
    }
  }
}

/// What stands for an agency in an address. It is a promise to those who read its feeds.
enum AgencySlug {
  /// New York's own; any other's is made of its name: "Redding Area Bus Authority" is "redding-area-bus-authority".
  static func of(_ network: Network) -> String {
    if BuiltIn.isNewYork(network) { return "mta-subway" }
    let words = network.agency.lowercased().utf8.prefix(60).split { byte in
      !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    let slug = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
    return slug.isEmpty ? "agency" : slug
  }
}
