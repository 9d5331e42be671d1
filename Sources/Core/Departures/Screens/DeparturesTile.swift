package import Kernel

/// This module's glance on Today: the next train at the person's first stop.
package enum DeparturesTile {
  package static func view(_ screen: DeparturesScreen) -> Node {
    element("article", key: "departures", .class("tile", "tile-departures")) {
      element("h2") {
        element("a", .href(DeparturesScreen.link(.myStops))) { screen.words.departures }
      }
      glance(screen)
    }
  }

  private static func glance(_ screen: DeparturesScreen) -> [Node] {
    guard let mine = screen.state.mine else {
      return [
        element("p", key: "opening", .class("placeholder", "glance-placeholder", "needs-script"), .aria("busy", true)),
        element("p", key: "without-script", .class("quiet", "without-script")) { screen.words.needsScript },
      ]
    }
    guard let first = mine.stations.first else {
      return [
        element("p", key: "empty", .class("quiet")) { screen.words.emptyText },
        element("p", key: "find", .class("button-row")) {
          element("a", .class("button"), .href(DeparturesScreen.link(.search(query: "")))) { screen.words.search }
        },
      ]
    }
    let name = screen.state.network.station(first)?.name ?? first
    guard let board = screen.state.boards[first]?.counted(at: screen.surroundings.now) else {
      return [element("p", key: "line", .class("quiet")) { name }]
    }
    return next(board, name, screen) + [AgeLabel.view(board, screen)]
  }

  private static func next(_ board: Board, _ name: String, _ screen: DeparturesScreen) -> [Node] {
    var all: [Departure] = []
    for heading in board.directions { all += heading.departures }
    guard let next = all.min(by: { $0.time < $1.time }) else {
      let first = board.directions.compactMap { $0.first }.min()
      return [
        element("p", key: "line", .class("quiet")) {
          name + ". " + screen.words.noTrains(first: first.map { screen.clock($0) })
        }
      ]
    }
    return [
      element("p", key: "figure", .class("figure")) {
        LineBullet.view(
          next.route, screen.state.network, named: screen.state.network.line(next.route)?.label ?? next.route)
        DepartureTime.view(next, screen)
      },
      element("p", key: "line", .class("quiet")) {
        next.destination.isEmpty ? name : name + " → " + next.destination
      },
    ]
  }
}
