/// Where an agency's tracks lie, for drawing: facts only, no times. Read from a compact file (`SystemMap+Facts.swift`).
package struct SystemMap: Equatable, Sendable {
  /// A piece of track between two places where lines join, part or end.
  package struct Track: Equatable, Sendable {
    /// GTFS `route_id`s from left to right, as seen along the course.
    package var lines: [String]
    /// Two points or more.
    package var course: [MapPoint]

    package init(lines: [String], course: [MapPoint]) {
      self.lines = lines
      self.course = course
    }
  }

  package var frame: MapFrame
  package var tracks: [Track]

  package init(frame: MapFrame, tracks: [Track]) {
    self.frame = frame
    self.tracks = tracks
  }
}

/// A place on the map: steps of two metres, `x` east and `y` south of the map's north-western corner.
package struct MapPoint: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// In steps.
  package func distance(to other: MapPoint) -> Double {
    let (east, south) = (Double(other.x - x), Double(other.y - y))
    return (east * east + south * south).squareRoot()
  }
}

/// The piece of the Earth that a map shows, drawn flat: north is up, and a step is as long in either direction. Over a
/// city that is right to a thousandth.
package struct MapFrame: Equatable, Sendable {
  package var north: Double
  package var west: Double
  package var south: Double
  package var east: Double
  /// Steps in a degree.
  private let perLatitude: Double
  private let perLongitude: Double

  /// Metres.
  package static let step = 2.0
  /// Of a degree of latitude, on a sphere of the Earth's mean radius.
  private static let degree = 111_195.0
  /// Steps: what lies farther off is no map of a place any more.
  package static let longest = 1 << 20

  package init(north: Double, west: Double, south: Double, east: Double) {
    self.north = north
    self.west = west
    self.south = south
    self.east = east
    perLatitude = Self.degree / Self.step
    let middle = min(max((north + south) / 2, -89), 89)
    perLongitude = perLatitude * Trigonometry.sine(degrees: 90 - middle)
  }

  package var width: Int { point(Location(latitude: south, longitude: east)).x }
  package var height: Int { point(Location(latitude: south, longitude: east)).y }

  package func point(_ place: Location) -> MapPoint {
    MapPoint(
      x: Self.whole((place.longitude - west) * perLongitude), y: Self.whole((north - place.latitude) * perLatitude))
  }

  package func location(_ point: MapPoint) -> Location {
    Location(latitude: north - Double(point.y) / perLatitude, longitude: west + Double(point.x) / perLongitude)
  }

  /// Nil for what lies farther off than a map may reach.
  static func bounded(_ steps: Int64) -> Int? {
    (Int64(-longest)...Int64(longest)).contains(steps) ? Int(steps) : nil
  }

  private static func whole(_ steps: Double) -> Int {
    guard steps > -Double(longest), steps < Double(longest) else { return steps > 0 ? longest : -longest }
    return Int(steps.rounded())
  }
}
