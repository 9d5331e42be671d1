package import Kernel

/// One station at a glance: its name, and for each direction its lines and destinations with their next times; of a kept
/// stop only what is wanted of it.
package enum StopTile {
  package static func view(_ id: String, _ screen: DeparturesScreen) -> Node {
    view(id, about: nil, trailing: nil, below: nil, screen)
  }

  /// `about` stands under the name: how far it is.
  static func view(_ id: String, about: String?, trailing: Node?, below: Node?, _ screen: DeparturesScreen) -> Node {
    let station = screen.state.network.station(id)
    let wanted = screen.state.mine?.wanted(of: id) ?? Wanted()
    let board = screen.board(id)?.counted(at: screen.surroundings.now).only(wanted, in: screen.state.network)
    return element("article.tile.stop-tile") {
      element("header.stop-head") {
        element("h2") {
          element("a", .href(DeparturesScreen.link(.station(id)))) { station?.name ?? id }
        }
        trailing
      }
      element("p.stop-about", key: "about") {
        if let station { screen.state.bullets.row(wanted.lines.isEmpty ? station.lines : wanted.lines, screen.words) }
        if let about {
          element("span.note") { about }
        } else if let walk = screen.state.mine?.reckonedWalk(to: id) {
          element("span.note") { screen.words.walk(walk) }
        }
        if let board { AgeLabel.view(board, lines: screen.lines(wanted, of: id), screen) }
      }
      if let board, let behind = AgeLabel.behind(board, lines: screen.lines(wanted, of: id), screen) {
        element("p.advice", key: "behind") { behind }
      }
      below
      if let board {
        for heading in board.directions where !heading.isNoDirection {
          direction(heading, of: id, wanted, screen)
        }
      } else if station == nil, !screen.state.network.stations.isEmpty {
        element("p.quiet", key: "unknown") { screen.words.unknownText(id.cut(toBytes: 24)) }
      } else if screen.state.isBeyondWatched(id) {
        element("p.quiet", key: "beyond") { screen.words.beyondWatched(DeparturesState.mostWatched) }
      } else {
        pending(screen)
      }
      if let station { AlertNote(station, lines: screen.lines(wanted, of: id), screen)?.view }
    }
  }

  private static func direction(_ heading: Board.Heading, of id: String, _ wanted: Wanted, _ screen: DeparturesScreen)
    -> Node
  {
    let all = screen.state.network.station(id)?.lines ?? []
    let lines = screen.lines(wanted, of: id)
    let groups = BoardGroups.groups(of: heading, lines: all)
    return element("section.glance", key: heading.direction.rawValue) {
      element("h3") { StationScreen.label(heading, screen.words) }
      if groups.isEmpty {
        element("p.quiet") {
          screen.board(id).map { Node.text(screen.absence($0, heading.direction, lines: lines)) }
        }
      } else {
        element("ul.train-groups") {
          for group in groups { GroupRow.view(group, heading.direction, in: id, at: id, screen) }
        }
        if let ended = screen.board(id).flatMap({ screen.ended($0, beside: heading, lines: lines) }) {
          element("p.quiet", key: "ended") { ended }
        }
      }
      CancelledTrains.view(Glance.cancelled(heading), screen)
    }
  }

  private static func pending(_ screen: DeparturesScreen) -> Node {
    guard let outage = screen.outage else {
      return element("div.placeholder.glance-placeholder", key: "pending", .aria("busy", true)) {
        element("span.visually-hidden") { screen.words.loading }
      }
    }
    return element("p.quiet.failing", key: "pending") {
      Icon.view(outage == .offline ? .offline : .failing)
      screen.missing(outage)
    }
  }
}
