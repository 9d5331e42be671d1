import Kernel

/// A station in a list of results: name, borough, lines, and what is known of the way there.
enum StationRow {
  static func view(_ station: Station, to address: String, metres: Double? = nil, _ screen: DeparturesScreen) -> Node {
    element("li.station-row", key: station.id) {
      element("a", .href(address)) {
        element("span.station-face") {
          element("span.station-name") { station.name }
          element("span.note") { note(station, metres, screen) }
        }
        screen.state.bullets.row(station.lines, screen.words)
      }
    }
  }

  private static func note(_ station: Station, _ metres: Double?, _ screen: DeparturesScreen) -> String {
    guard let metres else { return station.borough }
    let distance = screen.words.distance(metres, screen.surroundings.units)
    return station.borough.isEmpty ? distance : distance + " · " + station.borough
  }
}
