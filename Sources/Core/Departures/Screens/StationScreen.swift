import Kernel

/// One station: both directions by line and destination, counting down. What is used once stands below the trains.
struct StationScreen {
  let base: DeparturesScreen
  let station: Station
  private var state: DeparturesState { base.state }
  private var words: DeparturesWords { base.words }
  /// As it came: what has left since tells whether more may come.
  private var board: Board? { base.board(station.id) }
  private var wanted: Wanted { Wanted(lines: state.line.map { [$0] } ?? []) }
  private var lines: [String] { base.lines(wanted, of: station.id) }

  var view: [Node] {
    let note = AlertNote(station, lines: lines, base)
    return [
      element("div.station", key: "station") {
        Heading.view(
          station.name, back: DeparturesScreen.link(state.cameFrom ?? .myStops), origin, trailing: marks(note))
        if station.lines.count > 1 { LineFilter.view(station, base) }
        element("div.about", key: "lines-shown", .class(station.lines.count > 1 ? "without-script" : "")) {
          state.bullets.row(station.lines, words)
        }
        content(note)
      },
      element("div.board-foot.needs-script", key: "leaving") {
        WalkControl.view(station, base)
        WalkControl.weekly(station.id, base)
        StepFreeControl.view(station, base)
      },
      element("div.board-foot", key: "foot") {
        if board != nil {
          BoardControls.times(base)
          BoardControls.order(base)
        }
        element("a.text-button", key: "map", .href(DeparturesScreen.link(.map(MapPlace(stop: station.id))))) {
          words.onMap
        }
        if !station.borough.isEmpty { element("span.borough") { station.borough } }
      },
    ]
  }

  private var origin: String {
    switch state.cameFrom {
    case .map: words.map
    case .search: words.search
    case .nearby, .nearMe: words.nearby
    case .myStops, .station, .train, .reminders, .alerts, nil: words.myStops
    }
  }

  /// What is out of the ordinary takes no row from the trains: a mark says it, and what it is stands below them.
  private func marks(_ note: AlertNote?) -> Node {
    let star = KeepStar.view(station, base)
    guard let note else { return star }
    return element("div.heading-marks") {
      note.mark
      star
    }
  }

  private func content(_ note: AlertNote?) -> [Node] {
    guard let board else { return [pending, note?.view].compactMap { $0 } }
    let whole = board.counted(at: base.surroundings.now)
    let shown = whole.only(wanted, in: state.network).directions.filter { !$0.isNoDirection }
    let advice = AgeLabel.advice(board, lines: lines, base)
    // That some of these rows are old is said before them: they look like the others.
    let isInPart = AgeLabel.behind(board, lines: lines, base) != nil
    return [
      isInPart ? advice : nil,
      element("div.board", key: "board") {
        for (index, heading) in shown.enumerated() { direction(heading, of: board, isFirst: index == 0) }
        if whole.directions.allSatisfy({ $0.isNoDirection }) {
          element("p.quiet", key: "last-stop") { words.lastStop }
        }
      },
      note?.view,
      isInPart ? nil : advice,
      more(whole),
      KeepOffer.view(station, base),
    ].compactMap { $0 }
  }

  private func direction(_ heading: Board.Heading, of board: Board, isFirst: Bool) -> Node {
    element(
      "section.direction", key: heading.direction.rawValue,
      .aria("labelledby", "to-" + heading.direction.rawValue)
    ) {
      element("div.direction-head") {
        element("h2", .id("to-" + heading.direction.rawValue)) { Self.label(heading, words) }
        if isFirst { AgeLabel.view(board, lines: lines, base) }
      }
      if heading.departures.isEmpty {
        element("p.quiet", key: "none") { base.absence(board, heading.direction, lines: lines) }
      } else {
        rows(heading, of: board)
        if let ended = base.ended(board, beside: heading, lines: lines) { element("p.quiet", key: "ended") { ended } }
      }
      CancelledTrains.view(heading.cancelled, base)
    }
  }

  private func rows(_ heading: Board.Heading, of board: Board) -> Node {
    switch state.order {
    case .lines:
      element("ul.train-groups", key: "lines") {
        for group in BoardGroups.groups(of: heading, lines: station.lines, each: state.wanted) {
          GroupRow.view(group, heading.direction, at: station.id, base)
        }
      }
    case .time:
      element("ul.departures", key: "time") {
        let trains = BoardGroups.byTime(heading, of: board)
        for departure in state.showsLater ? trains : Array(trains.prefix(Self.shownByTime)) {
          DepartureRow.view(departure, heading.direction, at: station.id, base)
        }
      }
    }
  }

  /// Rows of a direction in the list by time.
  private static let shownByTime = 10

  /// The agency's own where it has one.
  static func label(_ heading: Board.Heading, _ words: DeparturesWords) -> String {
    heading.label.isEmpty ? words.direction(heading.direction) : heading.label
  }

  /// Where some line has as many trains as were asked for, there may be more; without a network only a timetable says.
  private func more(_ board: Board) -> Node? {
    let isCut = board.directions.contains { heading in
      switch state.order {
      case .lines: BoardGroups.groups(of: heading, lines: []).contains { $0.departures.count >= BoardGroups.shown }
      case .time: heading.departures.count > Self.shownByTime
      }
    }
    guard state.showsLater || isCut && (base.surroundings.isOnline || board.goesOn != nil) else { return nil }
    return element(
      "button.button.needs-script", key: "more", .type("button"), .aria("expanded", state.showsLater),
      .on(.click, DeparturesScreen.wire(.later(!state.showsLater)))
    ) { state.showsLater ? words.fewer : words.later }
  }

  private var pending: Node {
    switch base.outage {
    case .offline: return Notice.view(.offline, title: words.youAreOffline, text: words.neverLoaded)
    case .server(let status):
      return Notice.view(
        .failing, title: words.cantLoad, text: words.serverFailure(status) + " " + words.retriesItself,
        action: Button.view(words.tryAgain, DeparturesScreen.wire(.retry)))
    case nil: break
    }
    return element("div.board", key: "pending", .aria("busy", true)) {
      for direction in Direction.allCases {
        element("section.direction", key: direction.rawValue) {
          element("h2.visually-hidden") { words.loading }
          for row in 0..<5 { element("div", key: "p\(row)", .class("placeholder", "row-placeholder")) }
        }
      }
    }
  }
}
