package import Kernel

/// The agency's alerts as they were known at `asOf`. It ages by itself: who draws it asks `AlertPhase` and `AlertAge`.
package struct AlertBoard: Equatable, Sendable {
  /// The time in the feed's own header; `nil` where none was read yet.
  package var asOf: Instant?
  /// See `Rules/AlertAge.swift`; `unknown` where nobody has asked for alerts yet.
  package var health: Freshness
  /// The weightiest first, then the latest updated.
  package var alerts: [Alert]
  /// `AlertQuery.text` of what was asked for.
  package var query: String
  /// Further alerts match, beyond the most that are listed.
  package var hasMore: Bool
  /// So many that the agency lists can't be read, whatever they say.
  package var unread: Int
  /// The slugs of the agencies that were asked about and have no feed of alerts; the first one's is empty.
  package var withoutFeed: [String] = []
  /// When elevators were last asked after with an answer, and how that stands; `nil` where nobody asks after them.
  package var equipmentAsOf: Instant?
  package var equipmentHealth: Freshness?

  package init(
    asOf: Instant?, health: Freshness, alerts: [Alert], query: String = "", hasMore: Bool = false, unread: Int = 0
  ) {
    self.asOf = asOf
    self.health = health
    self.alerts = alerts
    self.query = query
    self.hasMore = hasMore
    self.unread = unread
  }

  /// Whether nobody asks for alerts of a station, or, where none is named, of any agency.
  package func lacksFeed(of station: String?, in network: Network) -> Bool {
    guard let station else { return withoutFeed.count == network.parts.count + 1 }
    return withoutFeed.contains(network.part(of: station)?.slug ?? "")
  }

  /// Whether all that concerns a station was asked for.
  package func covers(_ station: String) -> Bool {
    var rest: String? = query
    while let pairs = rest {
      let (pair, others) = pairs.halves(at: "&")
      let (name, value) = pair.halves(at: "=")
      if name == "route" { return false }
      if name == "station" {
        var ids = value
        while let list = ids {
          let (id, more) = list.halves(at: ",")
          if id == station { return true }
          ids = more
        }
        return false
      }
      rest = others
    }
    return true
  }
}
