package import Departures
package import Kernel

/// A small New York that the tests know by heart: the facts are real, the set is not complete.
package enum Places {
  /// UTC minus four hours, all year: a test about daylight saving brings its own zone.
  package static let zone = Zone(name: "America/New_York", firstOffset: -14400)

  package static let timesSquare = Station(
    id: "127", name: "Times Sq-42 St", borough: "Manhattan", location: Location(latitude: 40.7555, longitude: -73.9869),
    stops: [
      stop("127", "Times Sq-42 St", 40.75529, -73.987495, "Uptown", "Downtown", ["1", "2", "3"]),
      stop("725", "Times Sq-42 St", 40.755477, -73.987691, "Queens", "Hudson Yards", ["7"]),
      stop("902", "Times Sq-42 St", 40.755983, -73.986229, "Last Stop", "Grand Central", ["GS"]),
      stop("R16", "Times Sq-42 St", 40.754672, -73.986754, "Uptown", "Downtown", ["N", "Q", "R", "W"]),
    ])

  package static let unionSquare = Station(
    id: "635", name: "14 St-Union Sq", borough: "Manhattan", location: Location(latitude: 40.7353, longitude: -73.9904),
    stops: [
      stop("635", "14 St-Union Sq", 40.734673, -73.989951, "Uptown", "Downtown", ["4", "5", "6"]),
      stop("L03", "14 St-Union Sq", 40.734789, -73.99073, "West Side", "Brooklyn", ["L"]),
      stop("R20", "14 St-Union Sq", 40.735736, -73.990568, "Uptown", "Downtown", ["N", "Q", "R", "W"]),
    ])

  package static let southFerry = Station(
    id: "142", name: "South Ferry", borough: "Manhattan",
    location: Location(latitude: 40.702068, longitude: -74.013664),
    stops: [stop("142", "South Ferry", 40.702068, -74.013664, "Uptown", "Last Stop", ["1"])])

  package static let marcyAvenue = Station(
    id: "M16", name: "Marcy Av", borough: "Brooklyn", location: Location(latitude: 40.708359, longitude: -73.957757),
    stops: [stop("M16", "Marcy Av", 40.708359, -73.957757, "Outbound", "Manhattan", ["J", "M", "Z"])])

  package static let coneyIsland = Station(
    id: "D43", name: "Coney Island-Stillwell Av", borough: "Brooklyn",
    location: Location(latitude: 40.577422, longitude: -73.981233),
    stops: [stop("D43", "Coney Island-Stillwell Av", 40.577422, -73.981233, "Manhattan", "Last Stop", ["N", "Q"])])

  package static let network = Network(
    agency: "A small New York", zone: zone,
    lines: ["1", "2", "3", "4", "5", "6", "7", "GS", "J", "L", "M", "N", "Q", "R", "W", "Z"].map {
      Line(id: $0, label: $0 == "GS" ? "S" : $0, longName: "", color: 0x8080_80, shape: .circle, stops: [])
    },
    stations: [unionSquare, coneyIsland, marcyAvenue, southFerry, timesSquare])

  private static func stop(
    _ id: String, _ name: String, _ latitude: Double, _ longitude: Double, _ north: String, _ south: String,
    _ lines: [String]
  ) -> Stop {
    Stop(
      id: id, name: name, location: Location(latitude: latitude, longitude: longitude), northLabel: north,
      southLabel: south, lines: lines)
  }
}
