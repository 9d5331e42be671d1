import Kernel

/// What is wanted of a kept stop, under its "⋯": lines, a direction, or the stop no longer.
struct StopOptions {
  let base: DeparturesScreen
  let kept: MyStops.Kept
  let name: String
  private var words: DeparturesWords { base.words }
  private var isOpen: Bool { base.state.options == kept.station }

  /// The button in the stop's head.
  var button: Node {
    element(
      "button.icon-button.needs-script", key: "more", .type("button"), .aria("expanded", isOpen),
      .aria("label", words.optionsOf(name)), .on(.click, DeparturesScreen.wire(.options(kept.station)))
    ) { Icon.view(.more) }
  }

  /// `nil` while it is closed.
  var panel: Node? {
    guard isOpen else { return nil }
    let lines = base.state.network.station(kept.station)?.lines ?? []
    return element("div.stop-options", key: "options", .role("group"), .aria("label", words.optionsOf(name))) {
      if lines.count > 1 {
        element("div.chips", key: "lines", .role("group"), .aria("label", words.linesShown)) {
          for line in lines { chip(line) }
        }
      }
      element("div.segments", key: "ways", .role("group"), .aria("label", words.directionShown)) {
        way(nil, words.bothWays)
        for direction in Direction.allCases {
          way(direction, base.state.label(direction, of: kept.station, words))
        }
      }
      if let station = base.state.network.station(kept.station) { WalkControl.view(station, base) }
      element("a.text-button", key: "remind", .href(DeparturesScreen.link(.reminders(.new(station: kept.station))))) {
        words.remindWeekly
      }
      Button.view(words.removeFromMine, DeparturesScreen.wire(.remove(kept.station)), .text, key: "remove")
    }
  }

  private func chip(_ line: String) -> Node {
    let label = base.state.network.line(line)?.label ?? line
    return element(
      "button.chip", key: line, .type("button"), .aria("pressed", kept.wanted.lines.contains(line)),
      .on(.click, DeparturesScreen.wire(.wantLine(line, of: kept.station)))
    ) { LineBullet.view(line, base.state.network, named: words.lineName(label)) }
  }

  private func way(_ direction: Direction?, _ label: String) -> Node {
    element(
      "button", key: direction?.rawValue ?? "both", .type("button"),
      .aria("pressed", kept.wanted.direction == direction),
      .on(.click, DeparturesScreen.wire(.wantWay(direction, of: kept.station)))
    ) { label }
  }
}
