/// The ways that trains of an ordinary weekday take, out of a static set.
package enum WeekdayWays {
  /// By route: rows of parent stops from north to south, with the number of trips that take each.
  package static func read(zip: String) throws(ImportError) -> [String: [(stops: [String], trips: Int)]] {
    var tables = try GTFSReader.read(path: zip)
    let runs = tables.sequenced()
    let workdays: UInt8 = 0b1_1111
    let patterns = tables.patterns(of: runs) { trip in
      tables.services.weekdays[Int(tables.trips.services[trip])] & workdays == workdays
    }
    var ways: [String: [String: (stops: [String], trips: Int)]] = [:]
    for pattern in patterns {
      let stops = pattern.stops.map { tables.stops.ids[$0] }
      let way = pattern.direction == 0 ? stops.reversed() : stops
      let route = tables.routes.ids[pattern.route]
      ways[route, default: [:]][way.joined(separator: " "), default: (way, 0)].trips += pattern.trips
    }
    return ways.mapValues { Array($0.values) }
  }
}
