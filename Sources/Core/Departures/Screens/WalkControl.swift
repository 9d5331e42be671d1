import Kernel

/// How long the walk to a stop takes: said by hand, or measured from where the person is.
enum WalkControl {
  static func view(_ station: Station, _ screen: DeparturesScreen) -> Node {
    let words = screen.words
    let minutes = screen.state.mine?.walk(to: station.id) ?? Leave.usualWalk
    return element(
      "div.walk.needs-script", key: "walk", .role("group"), .aria("label", words.walkTo(station.name))
    ) {
      Stepper.view(
        words.walk(minutes), less: (words.walkLess, minutes == 0 ? nil : wire(-1, station)),
        more: (words.walkMore, minutes == Leave.longestWalk ? nil : wire(1, station)))
      element(
        "button.text-button", key: "measure", .type("button"),
        .aria("busy", screen.state.measuring == .locating(station.id)),
        .on(.click, DeparturesScreen.wire(.leaving(.walkFromHere(to: station.id))))
      ) { screen.state.measuring == .locating(station.id) ? words.locating : words.walkFromHere }
      if let message = message(screen), screen.state.measuring.station == station.id {
        element("p.message", key: "message", .role("alert")) { message }
      }
    }
  }

  /// The way to a weekly reminder for the stop, which begins where the walk is said.
  static func weekly(_ station: String, _ screen: DeparturesScreen) -> Node {
    element("a.text-button", key: "remind", .href(DeparturesScreen.link(.reminders(.new(station: station))))) {
      screen.words.remindWeekly
    }
  }

  private static func wire(_ minutes: Int, _ station: Station) -> String {
    DeparturesScreen.wire(.leaving(.walkMore(minutes, to: station.id)))
  }

  private static func message(_ screen: DeparturesScreen) -> String? {
    switch screen.state.measuring {
    case .idle, .locating: nil
    case .failed(_, let failure): screen.words.measuringFailed(failure)
    case .tooFar: screen.words.walkTooFar
    }
  }
}
