/// The rows that make up a network.
extension FactsReader {
  /// Seconds ahead of UTC; no place on Earth is more than 26 h off.
  func offset(_ index: Int) throws(FactsError) -> Int {
    let seconds = try integer(index)
    guard abs(seconds) <= 26 * 3600 else { throw error(.badNumber(try text(index))) }
    return Int(seconds)
  }

  func line() throws(FactsError) -> Line {
    try expect(6)
    let shape: Line.Shape
    switch try text(5) {
    case "circle": shape = .circle
    case "diamond": shape = .diamond
    default: throw error(.badText)
    }
    return Line(
      id: try text(1), label: try text(2), longName: try text(3), color: try color(4), shape: shape,
      stops: try list(6))
  }

  func station() throws(FactsError) -> Station {
    try expect(3)
    return Station(
      id: try text(1), name: try text(2), borough: try text(3), location: Location(latitude: 0, longitude: 0),
      stops: [])
  }

  func stop(of station: String) throws(FactsError) -> Stop {
    try expect(7)
    let name = try text(2)
    return Stop(
      id: try text(1), name: name.isEmpty ? station : name,
      location: Location(latitude: try degrees(3, within: 90), longitude: try degrees(4, within: 180)),
      northLabel: try text(5), southLabel: try text(6), lines: try list(7))
  }
}

extension Station {
  /// Fails where a station has no stop: called once all of its rows are read.
  func complete(_ reader: FactsReader) throws(FactsError) {
    if stops.isEmpty { throw reader.error(.stationWithoutStops(id)) }
  }
}

extension Location {
  /// The middle of them by latitude and longitude; 0, 0 of none. Stops of one station are near enough for that.
  package static func mean(of stops: [Stop]) -> Location {
    guard !stops.isEmpty else { return Location(latitude: 0, longitude: 0) }
    var sum = Location(latitude: 0, longitude: 0)
    for stop in stops {
      sum.latitude += stop.location.latitude
      sum.longitude += stop.location.longitude
    }
    return Location(latitude: sum.latitude / Double(stops.count), longitude: sum.longitude / Double(stops.count))
  }
}
