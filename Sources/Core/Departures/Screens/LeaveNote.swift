import Kernel

/// What a row says of leaving, at a stop whose walk is reckoned with.
struct LeaveNote {
  /// Minutes of the walk; `nil` where nobody asked.
  private let walk: Int?
  private let now: Instant
  private let words: DeparturesWords

  init(at station: String, _ screen: DeparturesScreen) {
    walk = screen.state.mine?.reckonedWalk(to: station)
    now = screen.surroundings.now
    words = screen.words
  }

  func isMissed(_ departure: Departure) -> Bool {
    walk.map { Leave(for: departure.time, walk: $0, now: now) == .tooLate } ?? false
  }

  /// The same for a screen reader, which does not see which of the times is meant: "leave in 4 min for the one at 10:30",
  /// or "sooner than a 5 min walk".
  func spoken(_ departures: [Departure], _ screen: DeparturesScreen) -> String? {
    guard let walk else { return nil }
    guard let text = text(departures), let meant = departures.first(where: { !isMissed($0) }) else {
      return words.tooSoon(walk)
    }
    return meant == departures.first ? text : text + " " + words.forTheOne(screen.clock(meant.time))
  }

  /// "leave in 4 min", of the first of them that can still be reached.
  func text(_ departures: [Departure]) -> String? {
    guard let walk else { return nil }
    for departure in departures {
      switch Leave(for: departure.time, walk: walk, now: now) {
      case .inMinutes(let minutes): return words.leaveIn(minutes)
      case .now: return words.leaveNow
      case .tooLate: continue
      }
    }
    return nil
  }
}
