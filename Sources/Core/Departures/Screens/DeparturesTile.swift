package import Kernel

/// This module's glance on Today: the next train at the person's first stop.
package enum DeparturesTile {
  package static func view(_ screen: DeparturesScreen) -> Node {
    element("article.tile.tile-departures", key: "departures") {
      element("h2") {
        element("a", .href(DeparturesScreen.link(.myStops))) { screen.words.departures }
      }
      glance(screen)
    }
  }

  private static func glance(_ screen: DeparturesScreen) -> [Node] {
    guard let mine = screen.state.mine else {
      return [
        element("p.placeholder.glance-placeholder.needs-script", key: "opening", .aria("busy", true)),
        element("p.quiet.without-script", key: "without-script") { screen.words.needsScript },
      ]
    }
    guard let first = mine.stations.first else {
      return [
        element("p.quiet", key: "empty") { screen.words.emptyText },
        element("p.button-row", key: "find") {
          element("a.button", .href(DeparturesScreen.link(.search(query: "")))) { screen.words.search }
        },
      ]
    }
    let name = screen.state.network.station(first)?.name ?? first
    guard let board = screen.state.boards[first]?.counted(at: screen.surroundings.now) else {
      return [element("p.quiet", key: "line") { name }]
    }
    return next(board, name, screen) + [AgeLabel.view(board, screen)]
  }

  private static func next(_ board: Board, _ name: String, _ screen: DeparturesScreen) -> [Node] {
    var all: [Departure] = []
    for heading in board.directions { all += heading.departures }
    guard let next = all.min(by: { $0.time < $1.time }) else {
      let first = board.directions.compactMap { $0.first }.min()
      return [
        element("p.quiet", key: "line") {
          name + ". " + screen.words.noTrains(first: first.map { screen.clock($0) })
        }
      ]
    }
    return [
      element("p.figure", key: "figure") {
        LineBullet.view(
          next.route, screen.state.network, named: screen.state.network.line(next.route)?.label ?? next.route)
        DepartureTime.view(next, screen)
      },
      element("p.quiet", key: "line") {
        next.destination.isEmpty ? name : name + " → " + next.destination
      },
    ]
  }
}
