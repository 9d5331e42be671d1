import Kernel

/// A station in a list: name, borough, lines, what is known of the way there or of why it is here, and its star.
enum StationRow {
  static func view(_ station: Station, note: String?, _ screen: DeparturesScreen) -> Node {
    element("li.station-row", key: station.id) {
      element("a", .href(DeparturesScreen.link(.station(station.id)))) {
        element("span.station-face") {
          element("span.station-name") { station.name }
          element("span.note") { Self.note(station, note) }
        }
        screen.state.bullets.row(station.lines, screen.words)
      }
      KeepStar.view(station, screen)
    }
  }

  private static func note(_ station: Station, _ note: String?) -> String {
    guard let note else { return station.borough }
    return station.borough.isEmpty ? note : note + " · " + station.borough
  }
}
