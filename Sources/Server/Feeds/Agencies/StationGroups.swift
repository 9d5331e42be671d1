package import Departures

/// Which stops riders know as one station, where the agency's set has no word for it: a file of `stop_id,group_name`.
package struct StationGroups: Equatable, Sendable {
  /// By stop id, a parent stop's or that of one that stands alone.
  package private(set) var names: [String: String] = [:]

  package init() {}

  /// Nil for what has not both columns. Rows without one of the two say nothing.
  package init?(csv bytes: [UInt8]) {
    let table = CSVTable(bytes)
    guard let first = table.rows.first, first["stop_id"] != nil, first["group_name"] != nil else { return nil }
    for row in table.rows {
      guard let id = row["stop_id"], let name = row["group_name"], !id.isEmpty, !name.isEmpty else { continue }
      names[id] = name
    }
  }

  /// Those that are no station of that network, by id.
  package func unknown(in network: Network) -> [String] {
    let known = Set(network.stations.flatMap { $0.stops.map(\.id) })
    return names.keys.filter { !known.contains($0) }.sorted()
  }

  /// The network with the stations of each group as one, called as the group is; its id is the least of its stops'.
  package func joined(_ network: Network) -> Network {
    if names.isEmpty { return network }
    var groups: [String: [Stop]] = [:]
    var stations: [Station] = []
    for station in network.stations {
      if let name = station.stops.lazy.compactMap({ names[$0.id] }).first {
        groups[name, default: []] += station.stops
      } else {
        stations.append(station)
      }
    }
    for (name, stops) in groups {
      let stops = stops.sorted { $0.id < $1.id }
      stations.append(
        Station(id: stops[0].id, name: name, borough: "", location: .mean(of: stops), stops: stops))
    }
    var joined = network
    joined.stations = stations.sorted(by: Network.comesFirst)
    return joined
  }
}

extension Network {
  /// The order that stations stand in: by name, then id.
  static func comesFirst(_ a: Station, _ b: Station) -> Bool { a.name != b.name ? a.name < b.name : a.id < b.id }
}
