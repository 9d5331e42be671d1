package import Kernel

/// One station at a glance: its name, its lines, and for each direction the next three trains.
package enum StopTile {
  package static func view(_ id: String, _ screen: DeparturesScreen) -> Node {
    let station = screen.state.network.station(id)
    let board = screen.state.boards[id]?.counted(at: screen.surroundings.now)
    return element("article.tile.stop-tile") {
      element("h2") {
        element("a", .href(DeparturesScreen.link(.station(id)))) { station?.name ?? id }
      }
      if let station { screen.state.bullets.row(station.lines, screen.words) }
      if let board {
        for heading in board.directions { direction(heading, screen) }
        AgeLabel.view(board, screen)
      } else {
        pending(screen)
      }
    }
  }

  private static func direction(_ heading: Board.Heading, _ screen: DeparturesScreen) -> Node {
    element("section.glance", key: heading.direction.rawValue) {
      element("h3") { StationScreen.label(heading, screen.words) }
      if heading.departures.isEmpty {
        element("p.quiet") { screen.words.noTrains(first: heading.first.map { screen.clock($0) }) }
      } else {
        element("ul.next") {
          for departure in heading.departures.prefix(3) {
            screen.state.tileRows.row(departure.rowID, TrainFace(departure, screen)) { next(departure, screen) }
          }
        }
      }
    }
  }

  private static func next(_ departure: Departure, _ screen: DeparturesScreen) -> Node {
    element(
      "li.next-train", key: departure.rowID, .class("departure-" + departure.state.rawValue)
    ) {
      element("span.row-face", .aria("hidden", true)) {
        screen.state.bullets[departure.route]
        DepartureTime.view(departure, screen)
      }
      element("span.visually-hidden") { DepartureRow.spoken(departure, screen) }
    }
  }

  private static func pending(_ screen: DeparturesScreen) -> Node {
    switch screen.state.link {
    case .failed(let status):
      element("p.quiet.failing", key: "pending") {
        Icon.view(screen.surroundings.isOnline ? .failing : .offline)
        screen.words.cantLoad + ". " + screen.reason(status)
      }
    case .connecting, .open:
      element("div.placeholder.glance-placeholder", key: "pending", .aria("busy", true)) {
        element("span.visually-hidden") { screen.words.loading }
      }
    }
  }
}

extension DeparturesScreen {
  /// Why nothing could be loaded, as a sentence.
  func reason(_ status: Int) -> String {
    if !surroundings.isOnline { return words.youAreOffline }
    return status == 0 ? words.serverSilent : words.upstreamFailing
  }
}
