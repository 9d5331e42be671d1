import Kernel

/// What a row says beside its trains: when to leave, at a stop whose walk is reckoned with, and that its line has delays.
struct RowNote {
  /// Minutes of the walk; `nil` where nobody asked.
  let walk: Int?
  private let now: Instant
  private let words: DeparturesWords
  private let station: String
  private let direction: Direction
  private let delays: [Alert]

  init(at station: String, _ direction: Direction, _ screen: DeparturesScreen) {
    (self.station, self.direction, delays) = (station, direction, screen.delays)
    walk = screen.state.mine?.reckonedWalk(to: station)
    now = screen.surroundings.now
    words = screen.words
  }

  /// Its agency says so, of that line there and that way, and lately.
  func isDelayed(_ route: String) -> Bool {
    delays.contains { AlertReach.reaches($0, line: route, station: station, direction: direction) }
  }

  func leave(_ departure: Departure) -> Leave? { walk.map { Leave(for: departure.time, walk: $0, now: now) } }

  func isMissed(_ departure: Departure) -> Bool { leave(departure) == .tooLate }

  /// The same for a screen reader, which does not see which of the times is meant: "leave in 4 min for the one at 10:30",
  /// or "sooner than a 5 min walk".
  func spoken(_ departures: [Departure], _ screen: DeparturesScreen) -> String? {
    guard let walk else { return nil }
    guard let text = text(departures), let meant = departures.first(where: { !isMissed($0) }) else {
      return words.tooSoon(walk)
    }
    return meant == departures.first ? text : text + " " + words.forTheOne(screen.clock(meant.time, of: meant.tripID))
  }

  /// "leave in 4 min", of the first of them that can still be reached.
  func text(_ departures: [Departure]) -> String? {
    for departure in departures {
      switch leave(departure) {
      case .some(.inMinutes(let minutes)): return words.leaveIn(minutes)
      case .some(.now): return words.leaveNow
      case .some(.tooLate), nil: continue
      }
    }
    return nil
  }
}
