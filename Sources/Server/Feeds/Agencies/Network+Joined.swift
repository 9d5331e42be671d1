import Departures

extension Network {
  /// The first agency's network with those of others beside it, their ids under their slugs; one of which nothing is known
  /// yet is no part of it. All in all it stays within what a file of facts may hold: who comes too late is left out.
  static func joined(_ first: Network, with others: [(slug: String, network: Network)]) -> Network {
    var (lines, stations, parts) = (first.lines, first.stations, first.parts)
    for (slug, network) in others where !network.stations.isEmpty {
      guard stations.count + network.stations.count <= mostStations else { continue }
      let part = Part(slug: slug, agency: network.agency, zone: network.zone)
      parts.append(part)
      lines += network.lines.map { $0.of(part) }
      stations += network.stations.map { $0.of(part) }
    }
    if parts.isEmpty { return first }
    stations.sort(by: comesFirst)
    return Network(agency: first.agency, zone: first.zone, parts: parts, lines: lines, stations: stations)
  }

  /// The first agency's alone.
  var withoutOthers: Network {
    if parts.isEmpty { return self }
    return Network(
      agency: agency, zone: zone, lines: lines.filter { part(of: $0.id) == nil },
      stations: stations.filter { part(of: $0.id) == nil })
  }

  /// A browser holds all of them.
  static let mostStations = 40_000
}

extension Line {
  fileprivate func of(_ part: Network.Part) -> Line {
    var line = self
    line.id = part.prefix + id
    line.stops = stops.map { part.prefix + $0 }
    return line
  }
}

extension Station {
  fileprivate func of(_ part: Network.Part) -> Station {
    var station = self
    station.id = part.prefix + id
    station.stops = stops.map { stop in
      var stop = stop
      stop.id = part.prefix + stop.id
      stop.lines = stop.lines.map { part.prefix + $0 }
      return stop
    }
    return station
  }
}
