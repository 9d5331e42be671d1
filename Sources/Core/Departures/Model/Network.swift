package import Kernel

/// What an agency runs: its stations and lines. Facts only, no times; read from a compact file (`Network+Facts.swift`).
package struct Network: Equatable, Sendable {
  package var agency: String
  package var zone: Zone
  /// Other agencies whose stations and lines are in it too, under ids of theirs (`Network+Parts.swift`).
  package var parts: [Part]
  /// In the agency's own order (1, 2, 3 … A, C, E …).
  package var lines: [Line] { didSet { lineIndex = NetworkIndex(lines: lines) } }
  /// By name, then id.
  package var stations: [Station] { didSet { stationIndex = NetworkIndex(stations: stations) } }
  private(set) var lineIndex: NetworkIndex
  private(set) var stationIndex: NetworkIndex

  package init(agency: String, zone: Zone, parts: [Part] = [], lines: [Line], stations: [Station]) {
    self.agency = agency
    self.zone = zone
    self.parts = parts
    self.lines = lines
    self.stations = stations
    lineIndex = NetworkIndex(lines: lines)
    stationIndex = NetworkIndex(stations: stations)
  }
}

/// A route as riders know it: GTFS `routes.txt` with the agency's colours.
package struct Line: Equatable, Sendable {
  /// The bullet's: a diamond stands for a line's express variant, such as "6X".
  package enum Shape: Equatable, Sendable { case circle, diamond }

  /// GTFS `route_id`: "Q", "6X".
  package var id: String
  /// What stands in the bullet: "Q", "6", "S", "SIR".
  package var label: String
  package var longName: String
  /// 0xRRGGBB.
  package var color: UInt32
  package var shape: Shape
  /// Stop ids from the northern end to the southern one, as the trains of a weekday run.
  package var stops: [String]

  package init(id: String, label: String, longName: String, color: UInt32, shape: Shape, stops: [String]) {
    self.id = id
    self.label = label
    self.longName = longName
    self.color = color
    self.shape = shape
    self.stops = stops
  }
}

/// Stops that riders walk between inside the fare gates: the agency's complex (GTFS itself has no word for it).
package struct Station: Equatable, Sendable {
  /// The least of its stops' ids in plain byte order: "127" for Times Sq-42 St.
  package var id: String
  package var name: String
  /// "Manhattan", "The Bronx", "Brooklyn", "Queens", "Staten Island"; empty where the agency has none.
  package var borough: String
  /// The mean of its stops.
  package var location: Location
  package var stops: [Stop]

  package init(id: String, name: String, borough: String, location: Location, stops: [Stop]) {
    self.id = id
    self.name = name
    self.borough = borough
    self.location = location
    self.stops = stops
  }

  /// Line ids that call here by day, in the network's order, each once.
  package var lines: [String] {
    var all: [String] = []
    for stop in stops {
      for line in stop.lines where !all.contains(line) { all.append(line) }
    }
    return all
  }
}

/// A parent stop (GTFS `location_type` 1) with its platforms by direction: "R16" has "R16N" and "R16S".
package struct Stop: Equatable, Sendable {
  package var id: String
  package var name: String
  package var location: Location
  /// Where trains of each direction go, in the agency's words: "Uptown", "Manhattan". Empty where it gives none.
  package var northLabel: String
  package var southLabel: String
  /// Line ids by day.
  package var lines: [String]

  package init(
    id: String, name: String, location: Location, northLabel: String, southLabel: String, lines: [String]
  ) {
    self.id = id
    self.name = name
    self.location = location
    self.northLabel = northLabel
    self.southLabel = southLabel
    self.lines = lines
  }
}

/// WGS 84, decimal degrees.
package struct Location: Equatable, Sendable {
  package var latitude: Double
  package var longitude: Double

  package init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension Network {
  /// Before any facts are at hand.
  package static var none: Network { Network(agency: "", zone: .utc, lines: [], stations: []) }
}
