import Kernel

/// A station in a list of results: name, borough, lines, and what is known of the way there.
enum StationRow {
  static func view(_ station: Station, to address: String, metres: Double? = nil, _ screen: DeparturesScreen) -> Node {
    element("li", key: station.id, .class("station-row")) {
      element("a", .href(address)) {
        element("span", .class("station-face")) {
          element("span", .class("station-name")) { station.name }
          element("span", .class("note")) { note(station, metres, screen.words) }
        }
        screen.state.bullets.row(station.lines, screen.words)
      }
    }
  }

  private static func note(_ station: Station, _ metres: Double?, _ words: DeparturesWords) -> String {
    guard let metres else { return station.borough }
    let distance = words.distance(metres)
    return station.borough.isEmpty ? distance : distance + " · " + station.borough
  }
}
