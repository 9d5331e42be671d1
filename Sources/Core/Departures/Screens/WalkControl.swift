import Kernel

/// How long the walk to a stop takes: said by hand, or measured from where the person is.
enum WalkControl {
  static func view(_ station: Station, _ screen: DeparturesScreen) -> Node {
    let words = screen.words
    let minutes = screen.state.mine?.walk(to: station.id) ?? Leave.usualWalk
    return element(
      "div.walk.needs-script", key: "walk", .role("group"), .aria("label", words.walkTo(station.name))
    ) {
      element("div.stepper") {
        step(.less, words.walkLess, -1, station, isOff: minutes == 0)
        element("output") { words.walk(minutes) }
        step(.add, words.walkMore, 1, station, isOff: minutes == Leave.longestWalk)
      }
      element(
        "button.text-button", key: "measure", .type("button"),
        .aria("busy", screen.state.measuring == .locating(station.id)),
        .on(.click, DeparturesScreen.wire(.walkFromHere(to: station.id)))
      ) { screen.state.measuring == .locating(station.id) ? words.locating : words.walkFromHere }
      if let message = message(screen), screen.state.measuring.station == station.id {
        element("p.message", key: "message", .role("alert")) { message }
      }
    }
  }

  private static func step(_ icon: Icon, _ label: String, _ minutes: Int, _ station: Station, isOff: Bool) -> Node {
    Button.icon(
      icon, label, isOff ? nil : DeparturesScreen.wire(.walkMore(minutes, to: station.id)), key: String(minutes))
  }

  private static func message(_ screen: DeparturesScreen) -> String? {
    switch screen.state.measuring {
    case .idle, .locating: nil
    case .failed(_, let failure): screen.words.locationFailed(failure)
    case .tooFar: screen.words.walkTooFar
    }
  }
}
