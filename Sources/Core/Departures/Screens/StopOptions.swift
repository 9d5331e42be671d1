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
    let choices = WantedChoices(
      base: base, station: kept.station, wanted: kept.wanted, line: { .wantLine($0, of: kept.station) },
      way: { .wantWay($0, of: kept.station) })
    return element("div.stop-options", key: "options", .role("group"), .aria("label", words.optionsOf(name))) {
      choices.lines
      choices.ways
      let station = base.state.network.station(kept.station)
      if let station { WalkControl.view(station, base) }
      WalkControl.weekly(kept.station, base)
      if let station { StepFreeControl.view(station, base) }
      Button.view(words.removeFromMine, DeparturesScreen.wire(.remove(kept.station)), .text, key: "remove")
    }
  }
}
