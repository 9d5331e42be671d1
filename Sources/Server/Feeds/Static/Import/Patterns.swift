/// A way that trips of one line take, and how many do.
struct Pattern {
  var route: Int
  /// 0 north or outbound, 1 south or inbound.
  var direction: UInt8
  var headsign: UInt32
  /// Stations by their row in the stop table, in the direction of travel.
  var stops: [Int]
  var trips: Int
}

extension GTFSTables {
  /// All ways taken by the trips that `counts` lets through, the most used first.
  func patterns(of runs: [TripRun], counting counts: (_ trip: Int) -> Bool = { _ in true }) -> [Pattern] {
    /// What trips of one pattern have in common; `way` is a hash of their stations in order.
    struct Key: Hashable {
      var route: UInt32
      var direction: UInt8
      var headsign: UInt32
      var way: UInt64
    }
    var places: [Key: Int] = [:]
    var patterns: [Pattern] = []
    for run in runs where counts(run.trip) {
      var way = FNV.start
      for call in run.calls { way = FNV.step(way, UInt64(stops.roots[Int(calls.stops[call])])) }
      let side = stops.sides[Int(calls.stops[run.calls.lowerBound])] ?? trips.directions[run.trip]
      let key = Key(
        route: trips.routes[run.trip], direction: side, headsign: trips.headsigns[run.trip], way: way)
      if let place = places[key] {
        patterns[place].trips += 1
        continue
      }
      places[key] = patterns.count
      patterns.append(
        Pattern(
          route: Int(key.route), direction: side, headsign: key.headsign,
          stops: run.calls.map { stops.roots[Int(calls.stops[$0])] }, trips: 1))
    }
    return patterns
  }
}
