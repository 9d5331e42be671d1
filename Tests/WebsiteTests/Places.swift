import Departures
import Kernel

/// A small city for these tests: three stations, four lines.
enum Places {
  static let zone = Zone(name: "America/New_York", firstOffset: -14_400)

  static let network = Network(
    agency: "MTA New York City Transit", zone: zone,
    lines: [
      line("1", 0xEE352E), line("GS", 0x6D6E71), line("Q", 0xFCCC0A), line("Z", 0x996633),
    ],
    stations: [
      station("R01", "Astoria <b>&\"Ditmars\"</b>", "Queens", [("R01", 40.775036, -73.912034, ["Q"])]),
      station("G26", "Greenpoint Av", "Brooklyn", [("G26", 40.731352, -73.954449, ["Z"])]),
      station(
        "127", "Times Sq-42 St", "Manhattan",
        [
          ("127", 40.75529, -73.987495, ["1"]), ("R16", 40.754672, -73.986754, ["Q"]),
          ("902", 40.755983, -73.986229, ["GS"]),
        ]),
    ])

  static let timesSquareBoard = board(
    at: "127",
    north: [train("1", "242 St", 43), train("Q", "96 St", 200), train("Q", "96 St", 60 * 40)],
    south: [train("GS", "Grand Central", 90), train("Z", "Broad St", 100, .scheduled)])

  static func board(at station: String, north: [Departure], south: [Departure], asOf: Instant = Site.now) -> Board {
    Board(
      station: station, asOf: asOf, health: .fresh,
      directions: [
        Board.Heading(direction: .north, label: "Uptown", departures: north),
        Board.Heading(direction: .south, label: "Downtown", departures: south),
      ])
  }

  static func nothing(at station: String) -> Board { board(at: station, north: [], south: []) }

  static func train(_ route: String, _ destination: String, _ seconds: Int64, _ state: Departure.State = .live)
    -> Departure
  {
    Departure(
      route: route, destination: destination, time: Site.now.adding(seconds: seconds), state: state, track: nil,
      tripID: "\(route)-\(seconds)", stop: "127")
  }

  private static func line(_ id: String, _ color: UInt32) -> Line {
    Line(id: id, label: id, longName: "\(id) line", color: color, shape: .circle, stops: ["R16"])
  }

  private static func station(
    _ id: String, _ name: String, _ borough: String, _ stops: [(String, Double, Double, [String])]
  ) -> Station {
    let stops = stops.map {
      Stop(
        id: $0.0, name: name, location: Location(latitude: $0.1, longitude: $0.2), northLabel: "Uptown",
        southLabel: "Downtown", lines: $0.3)
    }
    let count = Double(stops.count)
    let mean = Location(
      latitude: stops.reduce(0) { $0 + $1.location.latitude } / count,
      longitude: stops.reduce(0) { $0 + $1.location.longitude } / count)
    return Station(id: id, name: name, borough: borough, location: mean, stops: stops)
  }
}
