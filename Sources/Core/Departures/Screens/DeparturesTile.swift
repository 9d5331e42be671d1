package import Kernel

/// This module's glance on Today: the next trains one can still catch at the person's first stop, each way.
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
    return stop(first, mine.wanted(of: first), screen)
  }

  /// Of a person who has kept one: what reads that is here, then.
  @inline(never)  // a gate of the program's parts
  private static func stop(_ first: String, _ wanted: Wanted, _ screen: DeparturesScreen) -> [Node] {
    let board = screen.board(first)
    let station = screen.state.network.station(first)
    return [
      element("div.glance-stop", key: "stop") {
        element("span.quiet") { station?.name ?? first }
        if let board { AgeLabel.view(board, lines: screen.lines(wanted, of: first), screen) }
      },
      // The rows' room is there before they are.
      element(
        "ul.train-groups.glance-rows", key: "rows", board == nil ? .aria("busy", pending(screen) == nil) : nil,
        .class(board == nil && Glance.hasManyRows(wanted) ? "glance-rows-many" : "")
      ) {
        if let board {
          for row in rows(board, wanted, screen) { row }
        } else if let text = pending(screen) {
          element("li.quiet", key: "pending") { text }
        }
      },
      station.flatMap { AlertNote($0, lines: screen.lines(wanted, of: first), screen)?.view },
    ].compactMap { $0 }
  }

  private static func rows(_ board: Board, _ wanted: Wanted, _ screen: DeparturesScreen) -> [Node] {
    let lines = screen.state.network.station(board.station)?.lines ?? []
    let asked = screen.lines(wanted, of: board.station)
    var rows: [Node] = []
    for heading in board.counted(at: screen.surroundings.now).only(wanted, in: screen.state.network).directions {
      if heading.isNoDirection { continue }
      let shown = Glance.rows(
        heading, lines: lines, isChosen: !wanted.lines.isEmpty,
        walk: screen.state.mine?.reckonedWalk(to: board.station), now: screen.surroundings.now)
      for row in shown {
        rows.append(GroupRow.view(row.group, heading.direction, in: "today", at: board.station, screen))
      }
      let cancelled = Glance.cancelled(heading, in: shown)
      if !cancelled.isEmpty {
        rows.append(
          element("li", key: "cancelled" + heading.direction.rawValue) { CancelledTrains.view(cancelled, screen) })
      }
      let quiet =
        heading.departures.isEmpty
        ? screen.absence(board, heading.direction, lines: asked) : screen.ended(board, beside: heading, lines: asked)
      if let quiet {
        rows.append(
          element("li.quiet", key: heading.direction.rawValue) {
            StationScreen.label(heading, screen.words) + ": " + quiet
          })
      }
    }
    if let behind = AgeLabel.behind(board, lines: asked, screen) {
      rows.append(element("li.quiet", key: "behind") { behind })
    }
    return rows
  }

  /// Why there is no board; `nil` while the first one is on its way.
  private static func pending(_ screen: DeparturesScreen) -> String? { screen.outage.map { screen.missing($0) } }
}
