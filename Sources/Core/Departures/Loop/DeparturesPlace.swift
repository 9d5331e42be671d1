/// Where in this module a person is; parses and prints the part of the URL after `/departures`.
package enum DeparturesPlace: Equatable, Sendable {
  case myStops
  case search(query: String)
  /// Near a station, when one was picked; otherwise near the person, on tap.
  case nearby(from: String?)
  case station(String)
}

extension DeparturesPlace {
  /// `segments` after "departures"; `nil` where no page is.
  @inline(never)  // a gate of the program's parts
  package init?(segments: [String], query: [(name: String, value: String)]) {
    func value(_ name: String) -> String? { query.first { $0.name == name }?.value }
    switch segments.count {
    case 0: self = .myStops
    case 1 where segments[0] == "search": self = .search(query: value("q") ?? "")
    case 1 where segments[0] == "near": self = .nearby(from: value("from"))
    case 1: self = .station(segments[0])
    default: return nil
    }
  }

  package var path: (segments: [String], query: [(name: String, value: String)]) {
    switch self {
    case .myStops: ([], [])
    case .search(let query): (["search"], query.isEmpty ? [] : [("q", query)])
    case .nearby(let from): (["near"], from.map { [("from", $0)] } ?? [])
    case .station(let id): ([id], [])
    }
  }
}
