import Kernel

/// Where in this module a person is; parses and prints the part of the URL after `/departures`.
package enum DeparturesPlace: FeaturePlace {
  case myStops
  case search(query: String)
  /// Near a place that was typed; otherwise near the person, on tap.
  case nearby(from: String?)
  /// Near the person, who asked for it: a reload looks again where the browser still allows it, and the address says
  /// nothing of where.
  case nearMe
  case station(String)
  /// One train, as a station's board has it.
  case train(station: String, trip: String)
  case reminders(RemindersPlace)
  /// Boxed: what it holds would make each copy of a place a call.
  indirect case map(MapPlace)
  /// What the agency says of its service: of all of it, or of one station.
  case alerts(at: String?)
}

/// What is open among the reminders.
package enum RemindersPlace: Equatable, Sendable {
  case list
  /// A weekly one is being made for that station; from a train's page it begins with that line and way, "Q,S".
  case new(station: String, train: String? = nil)
  case edit(reminder: String)
}

extension DeparturesPlace {
  /// `segments` after "departures"; `nil` where no page is.
  @inline(never)  // a gate of the program's parts
  package init?(segments: [String], query: [(name: String, value: String)]) {
    func value(_ name: String) -> String? { query.first { $0.name == name }?.value }
    switch segments.count {
    case 0: self = .myStops
    case 1 where segments[0] == "search": self = .search(query: value("q") ?? "")
    case 1 where segments[0] == "near" && value("here") != nil: self = .nearMe
    case 1 where segments[0] == "near": self = .nearby(from: value("from"))
    case 1 where segments[0] == "map": self = .map(MapPlace(query: query))
    case 1 where segments[0] == "reminders":
      if let station = value("stop") {
        self = .reminders(.new(station: station, train: value("train")))
      } else if let reminder = value("edit") {
        self = .reminders(.edit(reminder: reminder))
      } else {
        self = .reminders(.list)
      }
    case 1 where segments[0] == "alerts": self = .alerts(at: value("at"))
    case 1: self = .station(segments[0])
    case 2 where ["reminders", "alerts", "map"].contains(segments[0]): return nil
    case 2: self = .train(station: segments[0], trip: segments[1])
    default: return nil
    }
  }

  package var path: (segments: [String], query: [(name: String, value: String)]) {
    switch self {
    case .myStops: ([], [])
    case .search(let query): (["search"], query.isEmpty ? [] : [("q", query)])
    case .nearby(let from): (["near"], from.map { [("from", $0)] } ?? [])
    case .nearMe: (["near"], [("here", "1")])
    case .station(let id): ([id], [])
    case .train(let station, let trip): ([station, trip], [])
    case .map(let open): (["map"], open.query)
    case .alerts(let station): (["alerts"], station.map { [("at", $0)] } ?? [])
    case .reminders(.list): (["reminders"], [])
    case .reminders(.new(let station, nil)): (["reminders"], [("stop", station)])
    case .reminders(.new(let station, let train?)): (["reminders"], [("stop", station), ("train", train)])
    case .reminders(.edit(let reminder)): (["reminders"], [("edit", reminder)])
    }
  }

  /// A search begins with typing; one that is come back to shows what it had found.
  package var focus: String { self == .search(query: "") ? "#query" : "#title" }

  /// The map has the whole window.
  package var list: Self? {
    if case .map = self { return nil }
    return self == .myStops ? nil : .myStops
  }
}
