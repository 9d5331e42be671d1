import Kernel

/// Whether the person takes no stairs at a station; where so, what is known of its elevators now.
enum StepFreeControl {
  static func view(_ station: Station, _ screen: DeparturesScreen) -> Node {
    let words = screen.words
    let isNeeded = screen.state.isStepFree(station.id)
    return element("div.step-free.needs-script", key: "step-free") {
      Switch.view(
        words.withoutStairs, isOn: isNeeded,
        wire: DeparturesScreen.wire(.leaving(.needStepFree(!isNeeded, at: station.id))), key: "switch")
      if isNeeded { element("p.note", key: "state", .role("status")) { known(at: station, screen) } }
    }
  }

  /// That all run is said only by who was told so, and lately.
  private static func known(at station: Station, _ screen: DeparturesScreen) -> String {
    let (words, now) = (screen.words, screen.surroundings.now)
    guard let board = screen.state.alerts, board.covers(station.id) else { return words.elevatorsUnknown }
    let out = board.pressing(at: station, lines: [], isStepFree: true, now: now).filter { $0.isOfAccess }
    if !out.isEmpty { return words.elevatorsOut(out.count) }
    guard screen.outage == nil, board.unread == 0, !board.hasMore, board.isSureOfEquipment(at: now),
      board.health(at: now) == .fresh
    else {
      return words.elevatorsUnknown
    }
    return words.elevatorsRun
  }
}
