import Kernel

/// One station: both directions, counting down.
struct StationScreen {
  let base: DeparturesScreen
  let station: Station
  private var state: DeparturesState { base.state }
  private var words: DeparturesWords { base.words }

  var view: [Node] {
    [
      Heading.view(station.name, back: DeparturesScreen.link(.myStops), words.myStops, trailing: keep),
      station.lines.count > 1 ? LineFilter.view(station, base) : nil,
      element("div.about", key: "lines-shown", .class(station.lines.count > 1 ? "without-script" : "")) {
        state.bullets.row(station.lines, words)
      },
      status,
    ].compactMap { $0 } + content
  }

  private var whole: Board? { state.boards[station.id]?.counted(at: base.surroundings.now) }

  private var content: [Node] {
    guard let whole else { return [pending] }
    let board = state.line.map { whole.only(lines: [$0]) } ?? whole
    return [
      element("div.board", key: "board") {
        for heading in board.directions { direction(heading) }
      },
      more(whole),
    ].compactMap { $0 }
  }

  /// Where it is, how old the board is, and how its times are written.
  private var status: Node {
    element("div.status", key: "status") {
      element("div.status-text") {
        if !station.borough.isEmpty { element("span.borough") { station.borough } }
        if let whole {
          AgeLabel.view(whole, base)
          if let advice = words.advice(AgeLabel.shown(whole, base)) { element("p.advice") { advice } }
        }
      }
      TimeStyleControl.view(base)
    }
  }

  private func direction(_ heading: Board.Heading) -> Node {
    element(
      "section.direction", key: heading.direction.rawValue,
      .aria("labelledby", "to-" + heading.direction.rawValue)
    ) {
      element("h2", .id("to-" + heading.direction.rawValue)) { Self.label(heading, words) }
      if heading.departures.isEmpty {
        element("p.quiet") { nothing(heading) }
      } else {
        element("ul.departures") {
          for departure in heading.departures.prefix(state.showsLater ? 40 : Self.shortList) {
            DepartureRow.view(departure, base)
          }
        }
      }
    }
  }

  /// What fits a phone's screen for both directions without scrolling far.
  private static let shortList = 4

  private func nothing(_ heading: Board.Heading) -> String {
    if let line = state.line { return words.noTrains(of: state.network.line(line)?.label ?? line) }
    return words.noTrains(first: heading.first.map { base.clock($0) })
  }

  static func label(_ heading: Board.Heading, _ words: DeparturesWords) -> String {
    heading.label.isEmpty ? words.direction(heading.direction) : heading.label
  }

  /// Its face is short, its name is whole: the face is the name's first word.
  private var keep: Node {
    let isKept = state.mine?.contains(station.id) ?? false
    let action: DeparturesAction = isKept ? .remove(station.id) : .add(station.id)
    return element(
      "button.button", key: "keep", .class("needs-script", isKept ? "kept" : "primary"), .type("button"),
      .aria("label", isKept ? words.removeFromStops(station.name) : words.add),
      .on(.click, DeparturesScreen.wire(action))
    ) {
      Icon.view(isKept ? .added : .add)
      element("span") { isKept ? words.removeShort : words.addShort }
    }
  }

  private func more(_ board: Board) -> Node? {
    guard state.showsLater || board.directions.contains(where: { $0.departures.count > Self.shortList }) else {
      return nil
    }
    return element(
      "button.button.needs-script", key: "more", .type("button"), .aria("expanded", state.showsLater),
      .on(.click, DeparturesScreen.wire(.later(!state.showsLater)))
    ) { state.showsLater ? words.fewer : words.later }
  }

  private var pending: Node {
    if case .failed(let status) = state.link {
      return Notice.view(
        base.surroundings.isOnline ? .failing : .offline, title: words.cantLoad,
        text: base.reason(status) + " " + words.retriesItself,
        action: element("button.button", .type("button"), .on(.click, DeparturesScreen.wire(.retry))) {
          words.tryAgain
        })
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
