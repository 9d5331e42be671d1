import Kernel

/// Which of a station's trains are meant: its lines as chips, and its directions.
struct WantedChoices {
  let base: DeparturesScreen
  /// Of a station that no facts know there are no lines to choose from.
  let station: String
  let wanted: Wanted
  /// What a tap on a line does, and on a direction.
  let line: (String) -> DeparturesAction
  let way: (Direction?) -> DeparturesAction
  private var words: DeparturesWords { base.words }

  /// `nil` where there is but one.
  var lines: Node? {
    let lines = base.state.network.station(station)?.lines ?? []
    guard lines.count > 1 else { return nil }
    return element("div.chips", key: "lines", .role("group"), .aria("label", words.linesShown)) {
      for line in lines { chip(line) }
    }
  }

  var ways: Node {
    element("div.segments", key: "ways", .role("group"), .aria("label", words.directionShown)) {
      segment(nil, words.bothWays)
      for direction in Direction.allCases {
        let label = base.state.label(direction, of: station, words)
        // Where trains only end there is none to wait for.
        if !HeadingLabel.isLastStop(label) || wanted.direction == direction { segment(direction, label) }
      }
    }
  }

  private func chip(_ line: String) -> Node {
    let label = base.state.network.label(line)
    return element(
      "button.chip", key: line, .type("button"), .aria("pressed", wanted.lines.contains(line)),
      .on(.click, DeparturesScreen.wire(self.line(line)))
    ) { LineBullet.view(line, base.state.network, named: words.lineName(label)) }
  }

  private func segment(_ direction: Direction?, _ label: String) -> Node {
    element(
      "button", key: direction?.rawValue ?? "both", .type("button"), .aria("pressed", wanted.direction == direction),
      .on(.click, DeparturesScreen.wire(way(direction)))
    ) { label }
  }
}
