import Departures
import Kernel

/// A small network that the tests live in: two lines, four stations.
enum Town {
  static let zone = Zone(name: "America/New_York", firstOffset: -14_400)
  /// 2025-10-02 10:20:00 in New York.
  static let now = Instant(seconds: 1_759_414_800)

  static let network = Network(
    agency: "Town", zone: zone,
    lines: [
      Line(id: "1", label: "1", longName: "River Local", color: 0xEE352E, shape: .circle, stops: ["127", "132"]),
      Line(
        id: "Q", label: "Q", longName: "Hill Express", color: 0xFCCC0A, shape: .circle, stops: ["Q05", "R16", "R20"]),
    ],
    stations: [
      station("127", "Times Sq-42 St", [("127", ["1"], "Uptown", "Downtown"), ("R16", ["Q"], "Uptown", "Downtown")]),
      station("132", "14 St", [("132", ["1"], "Uptown", "Downtown")]),
      station("Q05", "96 St", [("Q05", ["Q"], "", "Downtown")]),
      station("R20", "14 St-Union Sq", [("R20", ["Q"], "Uptown", "Brooklyn")]),
    ])

  static func board(
    _ station: String, asOf: Instant = now, health: Freshness = .fresh, north: [Departure] = [],
    south: [Departure] = [],
    first: Instant? = nil, each: Int? = 3
  ) -> Board {
    Board(
      station: station, asOf: asOf, health: health,
      directions: [
        Board.Heading(direction: .north, label: "Uptown", departures: north, first: first),
        Board.Heading(direction: .south, label: "Downtown", departures: south),
      ], each: each)
  }

  static func train(
    _ route: String, to destination: String, in seconds: Int64, from: Instant = now, state: Departure.State = .live,
    track: String? = nil
  ) -> Departure {
    Departure(
      route: route, destination: destination, time: from.adding(seconds: seconds), state: state, track: track,
      tripID: "\(route)\(destination)\(seconds)", stop: "127")
  }

  private static func station(_ id: String, _ name: String, _ stops: [(String, [String], String, String)]) -> Station {
    let location = Location(latitude: 40.75, longitude: -73.98)
    return Station(
      id: id, name: name, borough: "Manhattan", location: location,
      stops: stops.map {
        Stop(id: $0.0, name: name, location: location, northLabel: $0.2, southLabel: $0.3, lines: $0.1)
      })
  }
}
