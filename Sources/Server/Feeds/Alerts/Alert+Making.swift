package import Departures
import Kernel

extension Alert {
  /// A feed's alert in one language, placed on a network; nil where it has nothing to say. `agency` is the language of texts
  /// that name none.
  package init?(_ feed: FeedAlert, on network: Network, language: String, agency: String) {
    let header = feed.header.text(in: language, agency: agency)
    let description = feed.description.text(in: language, agency: agency)
    // Without a header the description says it, and without both the agency's word for the kind does.
    guard let words = header ?? description ?? (feed.type.isEmpty ? nil : .init("", agency)) else { return nil }
    self.init(
      id: feed.id, type: feed.type, priority: feed.priority, header: words.text,
      description: header == nil ? "" : description?.text ?? "",
      when: feed.when.text(in: language, agency: agency)?.text ?? "",
      language: words.language.isEmpty ? agency : words.language,
      periods: Alert.periods(feed.periods), displayBeforeActive: feed.displayBeforeActive,
      cause: AlertCodes.cause(feed.cause), effect: AlertCodes.effect(feed.effect),
      createdAt: Alert.moment(feed.createdAt), updatedAt: Alert.moment(feed.updatedAt),
      informed: Alert.informed(feed.informed, on: network))
    equipment = feed.equipment
    expectedBack = Alert.moment(feed.expectedBack)
    isUnplaced =
      informed.isEmpty && !feed.informed.isEmpty
      && feed.informed.allSatisfy { !$0.route.isEmpty || !$0.stop.isEmpty || !$0.trip.isEmpty }
  }

  /// By start. One that ends before it begins says nothing.
  private static func periods(_ all: [FeedAlert.Period]) -> [Period] {
    all.map { Period(start: $0.start.map { Instant(seconds: $0) }, end: $0.end.map { Instant(seconds: $0) }) }
      .filter { period in
        guard let start = period.start, let end = period.end else { return true }
        return start < end
      }
      .sorted {
        ($0.start?.seconds ?? .min, $0.end?.seconds ?? .max) < ($1.start?.seconds ?? .min, $1.end?.seconds ?? .max)
      }
  }

  private static func moment(_ seconds: Int64) -> Instant? { seconds > 0 ? Instant(seconds: seconds) : nil }

  /// What a part concerns beside its stations.
  private struct Strand: Hashable {
    var route: String
    var direction: Direction?
  }

  /// The selectors by line and direction, a station once however many of its platforms are named. What the network doesn't
  /// know is left out; a stop it doesn't know does not widen the alert to the whole line while others are known.
  private static func informed(_ entities: [FeedAlert.Entity], on network: Network) -> [Informed] {
    var parts: [Informed] = []
    var places: [Strand: Int] = [:]
    var lost: [String] = []
    for entity in entities {
      // Only New York has ids that mean another line, and then none of that very name.
      let line = (network.line(entity.route) ?? network.line(RouteName.line(entity.route)))?.id
      if !entity.route.isEmpty, line == nil { continue }
      let station = entity.stop.isEmpty ? nil : network.station(entity.stop)
      guard let station else {
        if let line, !entity.stop.isEmpty { lost.append(line) }
        // A whole line, both ways or one; the agency as a whole is no part.
        if let line, entity.stop.isEmpty {
          parts.append(Informed(route: line, direction: direction(of: entity, isPlatform: false)))
        }
        continue
      }
      // An elevator's platforms say nothing of where trains go.
      let isPlatform = !station.stops.contains { $0.id == entity.stop }
      let strand = Strand(
        route: line ?? "", direction: line == nil ? nil : direction(of: entity, isPlatform: isPlatform))
      let place = places[strand] ?? parts.count
      if place == parts.count {
        places[strand] = place
        parts.append(Informed(route: strand.route, direction: strand.direction))
      }
      if !parts[place].stations.contains(station.id) { parts[place].stations.append(station.id) }
    }
    var wide: [Informed] = []
    for part in parts where !(part.stations.isEmpty && wide.contains(part)) { wide.append(part) }
    if wide.isEmpty {
      for line in lost where !wide.contains(Informed(route: line)) { wide.append(Informed(route: line)) }
    }
    return Array(wide.prefix(Alert.mostInformed))
  }

  /// By the selector's own word, else by the platform's last letter: "R16N".
  private static func direction(of entity: FeedAlert.Entity, isPlatform: Bool) -> Direction? {
    if let direction = entity.direction { return direction == 0 ? .north : .south }
    guard isPlatform else { return nil }
    return entity.stop.utf8.last == UInt8(ascii: "N") ? .north : .south
  }
}
