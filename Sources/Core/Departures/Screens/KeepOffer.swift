package import Kernel

/// On a board that shows one line: to keep only that one of this stop, both ways or one. Offered, never done silently;
/// nothing where the stop is kept like that already.
package enum KeepOffer {
  /// Nil for a stop of one line only, on a board of all lines, and until what is kept has been read.
  package static func view(_ station: Station, _ screen: DeparturesScreen) -> Node? {
    guard let line = screen.state.line, let mine = screen.state.mine, station.lines.count > 1 else { return nil }
    let words = screen.words
    let label = screen.state.network.label(line)
    let kept = mine.contains(station.id) ? mine.wanted(of: station.id) : nil
    return element(
      "div.keep-offer.needs-script", key: "keep-offer", .role("group"), .aria("label", words.keepOnly(label))
    ) {
      element("span.quiet", .aria("hidden", true)) { words.keepOnly(label) }
      element("div.chips") {
        for direction in [nil, .north, .south] as [Direction?] {
          element(
            "button.chip", key: direction?.rawValue ?? "both", .type("button"),
            .aria("pressed", kept == Wanted(lines: [line], direction: direction)),
            .on(.click, DeparturesScreen.wire(.keepOnly(direction, of: station.id)))
          ) { direction.map { screen.state.label($0, of: station.id, words) } ?? words.bothWays }
        }
      }
    }
  }
}
