import Kernel

/// Chips that narrow a station's board to one line; the chip that is on turns off again.
enum LineFilter {
  static func view(_ station: Station, _ screen: DeparturesScreen) -> Node {
    element(
      "div.chips.line-filter.needs-script", key: "lines", .role("group"), .aria("label", screen.words.filterByLine)
    ) {
      chip(nil, screen) { element("span") { screen.words.allLines } }
      for line in station.lines {
        let label = screen.state.network.label(line)
        chip(line, screen) { LineBullet.view(line, screen.state.network, named: screen.words.lineName(label)) }
      }
    }
  }

  private static func chip(_ line: String?, _ screen: DeparturesScreen, face: () -> Node) -> Node {
    element(
      "button.chip", key: line ?? "all", .type("button"), .aria("pressed", screen.state.line == line),
      .on(.click, DeparturesScreen.wire(.line(line)))
    ) { face() }
  }
}
