package import Departures

/// A GTFS-Realtime feed's alerts as they stand in it, in the feed's order. Times are seconds since 1970.
package struct AlertFeed: Equatable, Sendable {
  /// The header's own time.
  package var timestamp: Int64 = 0
  /// Each id once: of two with one id the last counts.
  package var alerts: [FeedAlert] = []
  /// Entities seen, and those of them that were left out because their inside is broken.
  package var entities = 0
  package var malformed = 0

  package init() {}
}

/// GTFS Realtime's `Alert` with New York's extension, "Mercury" (field 1001), before it is placed on a network.
package struct FeedAlert: Equatable, Sendable {
  /// The entity's.
  package var id = ""
  package var periods: [Period] = []
  package var informed: [Entity] = []
  /// Numbers of the reference's enumerations; 0 where the feed has none.
  package var cause = 0
  package var effect = 0
  package var header: [Translation] = []
  package var description: [Translation] = []
  /// Mercury's `alert_type`: "Planned - Reroute".
  package var type = ""
  package var createdAt: Int64 = 0
  package var updatedAt: Int64 = 0
  /// Mercury's `display_before_active`, in seconds.
  package var displayBeforeActive: Int64 = 0
  /// Mercury's `human_readable_active_period`.
  package var when: [Translation] = []
  /// Of what is out of service, beside the feed.
  package var equipment: Alert.Equipment?
  /// When that is expected back; 0 where nobody says.
  package var expectedBack: Int64 = 0

  package init() {}

  /// `TimeRange`; nil is without bound.
  package struct Period: Equatable, Sendable {
    package var start: Int64?
    package var end: Int64?

    package init(start: Int64? = nil, end: Int64? = nil) {
      self.start = start
      self.end = end
    }
  }

  /// `EntitySelector`; empty texts where it has none.
  package struct Entity: Equatable, Sendable {
    package var agency = ""
    package var route = ""
    package var stop = ""
    package var trip = ""
    /// GTFS `route_type`.
    package var routeType: Int?
    /// 0 is New York's north.
    package var direction: Int?
    /// Mercury's `sort_order`: "MTASBWY:Q:13".
    package var sortOrder = ""

    package init() {}

    /// The number that ends `sortOrder`, 1 the least to 35; 0 where there is none.
    package var priority: Int {
      guard let digits = sortOrder.utf8.split(separator: UInt8(ascii: ":")).last, digits.count <= 3 else { return 0 }
      var value = 0
      for digit in digits {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return 0 }
        value = value * 10 + Int(digit - UInt8(ascii: "0"))
      }
      return value <= 35 ? value : 0
    }
  }

  /// `TranslatedString.Translation`.
  package struct Translation: Equatable, Sendable {
    package var text: String
    /// BCP 47; empty for the agency's own.
    package var language: String

    package init(_ text: String, _ language: String = "") {
      self.text = text
      self.language = language
    }
  }

  /// The greatest of its entities' priorities.
  package var priority: Int { informed.reduce(0) { max($0, $1.priority) } }
}
