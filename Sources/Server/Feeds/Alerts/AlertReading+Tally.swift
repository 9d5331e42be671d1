import Departures
import Kernel

extension AlertReading {
  /// What was found for one question in the readings of one agency or of several.
  struct Tally {
    var found: [Alert] = []
    var unread = 0
    /// The oldest of them; nil while one of them has said nothing.
    var asOf: Instant?
    /// The worst of them.
    var health = Freshness.unknown
    private var isFirst = true

    mutating func add(asOf theirs: Instant?, _ health: Freshness, unread: Int) {
      asOf = isFirst ? theirs : asOf.flatMap { asOf in theirs.map { min(asOf, $0) } }
      let order: [Freshness] = [.fresh, .delayed, .stale, .failing, .unknown]
      let rank = { (freshness: Freshness) in order.firstIndex(of: freshness) ?? order.count }
      self.health = isFirst || rank(health) > rank(self.health) ? health : self.health
      self.unread += unread
      isFirst = false
    }
  }

  /// What of this reading, apart from all others, is asked for.
  func tally(_ query: AlertQuery, _ network: Network, _ now: Instant) -> Tally {
    var tally = Tally()
    add(query, network, on: network, now, to: &tally) { $0 }
    return tally
  }

  /// What of this reading is asked for. It is placed on its agency's `own` network, and `outer` gives it the ids by which all
  /// know it.
  func add(
    _ query: AlertQuery, _ network: Network, on own: Network, _ now: Instant, to tally: inout Tally,
    outer: (Alert) -> Alert
  ) {
    var unread = malformed
    for feed in alerts {
      guard var alert = Alert(feed, on: own, language: query.language, agency: language).map(outer) else {
        unread += 1
        continue
      }
      guard alert.phase(at: now) != .over, query.asks(for: alert, network: network) else { continue }
      alert.periods.removeAll { $0.end.map { $0 <= now } ?? false }
      if alert.periods.count > AlertReading.mostPeriods {
        alert.periods.removeLast(alert.periods.count - AlertReading.mostPeriods)
      }
      tally.found.append(alert)
    }
    tally.add(asOf: asOf, health(at: now), unread: unread)
  }
}

extension AlertQuery {
  /// Whether it asks about the first agency of a network: about all, or about a line or a station of it.
  func isOf(_ network: Network) -> Bool {
    routes.isEmpty && stations.isEmpty || (routes + stations).contains { network.part(of: $0) == nil }
  }

  func isOf(_ ids: AgencyIDs) -> Bool {
    routes.isEmpty && stations.isEmpty || (routes + stations).contains { ids.own($0) != nil }
  }
}
