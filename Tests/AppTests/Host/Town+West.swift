import Departures
import Kernel

extension Town {
  /// With an agency of the west beside it that has the same stations and lines under its own ids.
  static func withTheWest() throws -> Network {
    let network = Town.network
    let part = Network.Part(slug: "west", agency: "West Metro", zone: network.zone)
    var west = try Network(facts: Array(network.facts.utf8))
    for line in west.lines.indices {
      west.lines[line].id = part.prefix + west.lines[line].id
      west.lines[line].stops = west.lines[line].stops.map { part.prefix + $0 }
    }
    for station in west.stations.indices {
      west.stations[station].id = part.prefix + west.stations[station].id
      for stop in west.stations[station].stops.indices {
        let lines = west.stations[station].stops[stop].lines
        west.stations[station].stops[stop].id = part.prefix + west.stations[station].stops[stop].id
        west.stations[station].stops[stop].lines = lines.map { part.prefix + $0 }
      }
    }
    return Network(
      agency: network.agency, zone: network.zone, parts: [part], lines: network.lines + west.lines,
      stations: network.stations + west.stations)
  }
}
