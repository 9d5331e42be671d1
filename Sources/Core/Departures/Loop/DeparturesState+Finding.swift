package import Kernel

/// A station and how far away it is.
struct NearStation: Equatable, Sendable {
  var station: Station
  var metres: Double
}

/// Finding: the address follows the search, what is near is looked for once, what was opened is remembered.
extension DeparturesState {
  /// Without another step of the history: back leads to the text as it was left.
  mutating func follow(_ query: String) -> [Effect] {
    guard place != .search(query: query) else { return [] }
    place = .search(query: query)
    return [.navigate(path: Self.address(place), replace: true)]
  }

  /// Opens what is near the person, who has asked for it: the browser may ask back.
  mutating func locate(_ words: DeparturesWords) -> [Effect] {
    let isHere: Bool
    switch place {
    case .nearby, .nearMe: isHere = true
    case .myStops, .search, .station, .train, .reminders, .alerts, .map: isHere = false
    }
    nearby = .locating
    nearbyQuery = ""
    open(.nearMe)
    return [
      .navigate(path: Self.address(place), replace: isHere), .locate(onlyIfAllowed: false), .announce(words.locating),
    ]
  }

  /// The place that is meant, and what lies around it.
  @inline(never)  // a gate of the program's parts
  mutating func lookAround() {
    var origin: Location?
    switch (place, nearby) {
    case (.nearby(.some(let from)), _): origin = self.origin(from)?.location
    case (.nearMe, .found(let location)): origin = location
    // What was near a moment ago stays until it is known what is near now.
    case (.nearMe, .locating): return
    default: break
    }
    around = []
    guard let origin else { return }
    for (station, metres) in Nearby.stations(of: network, near: origin, limit: Self.mostNear) {
      around.append(NearStation(station: station, metres: metres))
    }
  }

  private static let mostNear = 20

  /// Puts it first among the stations opened lately.
  mutating func noteOpened(_ station: String) {
    recent.removeAll { $0 == station }
    recent.insert(station, at: 0)
    if recent.count > Self.mostRecent { recent.removeLast() }
  }

  private static let mostRecent = 6
  private static let recentName = "recent"

  package mutating func follow(_ presence: Presence, _ surroundings: Surroundings) -> [Effect] {
    if presence != .open { return [] }
    if case .map = place { return followTrains(surroundings) }
    return followScreen()
  }

  @inline(never)  // a gate of the program's parts
  private mutating func followScreen() -> [Effect] {
    var effects: [Effect] = []
    if recent != keptRecent {
      keptRecent = recent
      effects.append(.keep(name: Self.recentName, text: JSON.array(recent.map { .string($0) }).text))
    }
    if case .reminders(let open) = place, form == nil { form = begin(open) }
    // A page opened anew at what is near the person: only where nobody has to be asked.
    if place == .nearMe, nearby == .idle {
      nearby = .locating
      effects.append(.locate(onlyIfAllowed: true))
    }
    return effects
  }

  /// What was kept of what was opened before, later ones stand before it; and of alerts.
  package mutating func restore(_ name: String, _ text: String, _ surroundings: Surroundings) {
    if name == Self.keptAlerts { recall(alerts: text) }
    if name == Self.keptRide { recall(ride: text, at: surroundings.now) }
    guard name == Self.recentName else { return }
    for station in (try? JSON.parse(text))?.array ?? [] {
      guard let id = station.string else { continue }
      keptRecent.append(id)
      guard recent.count < Self.mostRecent, !recent.contains(id), network.station(id) != nil
      else { continue }
      recent.append(id)
    }
  }

  /// One line of each label, in the agency's order.
  var lineLinks: [Line] {
    var links: [Line] = []
    for line in network.lines where !links.contains(where: { $0.label == line.label }) { links.append(line) }
    return links
  }
}
