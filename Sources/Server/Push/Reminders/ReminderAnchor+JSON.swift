package import Kernel
import Departures

/// `{"race":id,"before":s}`, `{"race":id,"moved":ms}`, `{"departure":{"station","trip","walk":s,"before"?:s}}`,
/// `{"departure":{"station","trip","moved":ms,"from"?:ms}}`,
/// `{"window":{"station","routes":[…],"direction"?,"days":[0…6],"from","to","walk","before"?}}`: these members, and no others.
extension ReminderAnchor {
  /// Of its text, in bytes.
  package static let most = 2048

  /// As it is stored.
  package init?(text: String) {
    guard let json = try? JSON.parse(Array(text.utf8), limits: JSON.Limits(depth: 5, bytes: Self.most)) else {
      return nil
    }
    self.init(json)
  }

  package init?(_ json: JSON) {
    guard case .object(let members) = json, Set(members.map(\.name)).count == members.count else { return nil }
    if let race = json["race"]?.string {
      guard Self.isName(race), members.count == 2 else { return nil }
      if let moved = json["moved"] {
        guard let known = Self.moment(moved) else { return nil }
        self = .movedRace(id: race, known: known)
      } else {
        guard let before = Self.seconds(json["before"]) else { return nil }
        self = .race(id: race, before: before)
      }
      return
    }
    guard members.count == 1, case .object(let inner)? = members.first?.value, let body = members.first?.value,
      Set(inner.map(\.name)).count == inner.count, let station = body["station"]?.string, Self.isName(station)
    else { return nil }
    switch members.first?.name {
    case "departure": self.init(departure: body, station, Set(inner.map(\.name)))
    case "window": self.init(window: body, station, Set(inner.map(\.name)))
    default: return nil
    }
  }

  private init?(departure body: JSON, _ station: String, _ names: Set<String>) {
    guard let trip = body["trip"]?.string, Self.isName(trip) else { return nil }
    let train = AnchoredTrain(station: station, trip: trip)
    if let moved = body["moved"] {
      guard names.subtracting(["from"]) == ["station", "trip", "moved"], let known = Self.moment(moved) else {
        return nil
      }
      guard let given = body["from"], given != .null else {
        self = .movedTrain(train, known: known)
        return
      }
      guard let from = Self.moment(given) else { return nil }
      self = .movedTrain(train, known: known, from: from)
    } else {
      guard names.subtracting(["before"]) == ["station", "trip", "walk"], let lead = Lead(body) else { return nil }
      self = .train(train, lead: lead)
    }
  }

  private init?(window body: JSON, _ station: String, _ names: Set<String>) {
    guard names.subtracting(["before", "direction"]) == ["station", "routes", "days", "from", "to", "walk"],
      let lead = Lead(body), let routes = body["routes"]?.array, routes.count <= 32,
      let days = body["days"]?.array?.compactMap(\.int), (1...7).contains(days.count),
      days.count == body["days"]?.array?.count, days == Array(Set(days)).sorted(), days.allSatisfy((0...6).contains),
      let from = body["from"]?.int, let to = body["to"]?.int, (0...1439).contains(from), (0...1439).contains(to)
    else { return nil }
    var window = WeeklyWindow()
    window.wanted.lines = routes.compactMap(\.string).filter(Self.isName)
    guard window.wanted.lines.count == routes.count else { return nil }
    if let text = body["direction"], text != .null {
      guard let direction = text.string.flatMap(Direction.init(rawValue:)) else { return nil }
      window.wanted.direction = direction
    }
    (window.days, window.from, window.until) = (days, from, to)
    self = .window(station: station, window, lead: lead)
  }

  /// An id of a feed's, of which some are long.
  private static func isName(_ text: String) -> Bool {
    (1...128).contains(text.utf8.count) && !text.utf8.contains { $0 < 0x20 || $0 == 0x7F }
  }

  /// Up to a day.
  fileprivate static func seconds(_ json: JSON?) -> Int64? {
    json?.integer.flatMap { (0...86_400).contains($0) ? $0 : nil }
  }

  private static func moment(_ json: JSON) -> Instant? {
    json.integer.flatMap { Instant.kept.contains($0) ? Instant(milliseconds: $0) : nil }
  }
}

extension ReminderAnchor.Lead {
  fileprivate init?(_ body: JSON) {
    guard let walk = ReminderAnchor.seconds(body["walk"]) else { return nil }
    self.walk = walk
    before = 0
    if let given = body["before"], given != .null {
      guard let seconds = ReminderAnchor.seconds(given) else { return nil }
      before = seconds
    }
  }
}

extension ReminderAnchor {
  package var json: JSON {
    switch self {
    case .race(let id, let before): .object(["race": .string(id), "before": .integer(before)])
    case .movedRace(let id, let known): .object(["race": .string(id), "moved": .integer(known.milliseconds)])
    case .train(let train, let lead):
      .object([
        "departure": .object([
          "station": .string(train.station), "trip": .string(train.trip), "walk": .integer(lead.walk),
          "before": .integer(lead.before),
        ])
      ])
    case .movedTrain(let train, let known, let from):
      .object([
        JSON.Member(
          "departure",
          .object(
            [
              JSON.Member("station", .string(train.station)), JSON.Member("trip", .string(train.trip)),
              JSON.Member("moved", .integer(known.milliseconds)),
            ] + (from.map { [JSON.Member("from", .integer($0.milliseconds))] } ?? [])))
      ])
    case .window(let station, let window, let lead):
      .object([
        "window": .object([
          "station": .string(station), "routes": .array(window.wanted.lines.map { .string($0) }),
          "direction": window.wanted.direction.map { .string($0.rawValue) } ?? .null,
          "days": .array(window.days.map { .integer(Int64($0)) }), "from": .integer(Int64(window.from)),
          "to": .integer(Int64(window.until)), "walk": .integer(lead.walk), "before": .integer(lead.before),
        ])
      ])
    }
  }

  package var text: String { json.text }
}
