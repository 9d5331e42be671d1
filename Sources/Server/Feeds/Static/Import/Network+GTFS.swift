import Departures
import Kernel

/// The network of any agency, out of its static set. A station is a parent station or a stop that stands alone; GTFS has
/// no word for direction, so `direction_id` 0 is north and 1 is south, and each is headed by where most trips go.
extension Network {
  init(_ tables: GTFSTables, _ patterns: [Pattern], zone: Zone) {
    var served: [Int: Served] = [:]
    for pattern in patterns {
      for (place, stop) in pattern.stops.enumerated() {
        served[stop, default: Served()].routes.insert(pattern.route)
        if place < pattern.stops.count - 1 {
          served[stop, default: Served()].headsigns[Int(pattern.direction & 1)][pattern.headsign, default: 0] +=
            pattern.trips
        }
      }
    }
    let order = tables.routes.order
    let routes = Set(patterns.map { $0.route }).sorted { order[$0] != order[$1] ? order[$0] < order[$1] : $0 < $1 }
    let rank = Dictionary(uniqueKeysWithValues: routes.enumerated().map { ($1, $0) })
    var stations = served.map { stop, served in
      let id = tables.stops.ids[stop]
      let place = tables.stops.places[stop]
      let location = Location(latitude: Self.micro(place.latitude), longitude: Self.micro(place.longitude))
      let name = tables.stops.names[stop]
      return Station(
        id: id, name: name, borough: "", location: location,
        stops: [
          Stop(
            id: id, name: name, location: location, northLabel: served.label(0, tables.trips.texts),
            southLabel: served.label(1, tables.trips.texts),
            lines: served.routes.sorted { (rank[$0] ?? 0) < (rank[$1] ?? 0) }.map { tables.routes.ids[$0] })
        ])
    }
    stations.sort { $0.name != $1.name ? $0.name < $1.name : $0.id < $1.id }
    self.init(
      agency: tables.agencies.joined(separator: ", "), zone: zone,
      lines: routes.map { Self.line($0, tables, patterns) }, stations: stations)
  }

  private static func line(_ route: Int, _ tables: GTFSTables, _ patterns: [Pattern]) -> Line {
    let ways = patterns.filter { $0.route == route }.map { pattern in
      let stops = pattern.stops.map { tables.stops.ids[$0] }
      return (stops: pattern.direction == 0 ? stops.reversed() : stops, trips: pattern.trips)
    }
    return Line(
      id: tables.routes.ids[route], label: tables.routes.labels[route], longName: tables.routes.longNames[route],
      color: tables.routes.colors[route] ?? blankColor, shape: .circle,
      stops: LineOrder.merged(ways) { _ in true })
  }

  /// GTFS's own default is white, which is no colour for a bullet.
  package static let blankColor: UInt32 = 0x80_8183

  /// Six decimals, as a file of facts keeps them.
  private static func micro(_ degrees: Double) -> Double { (degrees * 1e6).rounded() / 1e6 }
}

/// What calls at one station.
private struct Served {
  var routes: Set<Int> = []
  /// By direction: how many trips go where.
  var headsigns: [[UInt32: Int]] = [[:], [:]]

  /// The one or two places that at least every fourth train goes to; where none goes, what New York calls that.
  func label(_ direction: Int, _ texts: ByteTable) -> String {
    if headsigns[direction].isEmpty { return HeadingLabel.lastStop }
    let all = headsigns[direction].filter { !texts[Int($0.key)].isEmpty }
    let total = headsigns[direction].values.reduce(0, +)
    let most = all.sorted { $0.value != $1.value ? $0.value > $1.value : texts[Int($0.key)] < texts[Int($1.key)] }
    return most.prefix(2).filter { $0.value * 4 >= total }.map { texts[Int($0.key)] }.joined(separator: " & ")
  }
}
