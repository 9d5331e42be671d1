package import Kernel

/// The few rows that answer "when is my train" at one look.
package enum Glance {
  /// The next trains of one line to one destination, and which way that is.
  package struct Row: Equatable, Sendable {
    package var direction: Direction
    package var group: TrainGroup
  }

  /// Whether it is four rows, and not two, that a stop so kept will mostly have.
  package static func hasManyRows(_ wanted: Wanted) -> Bool { wanted.lines.count > 1 && wanted.direction == nil }

  /// Of the trains that were called off those that would stand in a row now, if they came; where only some `rows` of the
  /// direction are shown, in one of those or before all of them.
  package static func cancelled(_ heading: Board.Heading, in rows: [Row]? = nil) -> [Departure] {
    heading.cancelled.filter { train in
      if let rows, let first = rows.map({ $0.group.departures[0].time }).min(), train.time > first,
        !rows.contains(where: { $0.group.id == TrainGroup.id(train) })
      {
        return false
      }
      let before = heading.departures.filter { TrainGroup.id($0) == TrainGroup.id(train) && $0.time <= train.time }
      return before.count < BoardGroups.shown
    }
  }

  /// For each direction the next trains one can still catch: of a stop kept for some lines up to two of them, of any other
  /// the one that comes first. `walk` is in minutes, where one is reckoned with: a row is there for the train that can be
  /// reached, with the last one before it. Where all that is known leaves within the minute, that is shown.
  package static func rows(
    _ heading: Board.Heading, lines: [String], isChosen: Bool, walk: Int? = nil, now: Instant
  ) -> [Row] {
    var catchable = heading
    catchable.departures.removeAll { !Catchable.isCatchable($0.time, now: now) }
    if catchable.departures.isEmpty { catchable = heading }
    func isMissed(_ train: Departure) -> Bool {
      walk.map { Leave(for: train.time, walk: $0, now: now) == .tooLate } ?? false
    }
    let isAnyReached = catchable.departures.contains { !isMissed($0) }
    let most = isChosen ? 2 : 1
    var soonest: [String] = []
    for departure in catchable.departures where soonest.count < most && !(isAnyReached && isMissed(departure)) {
      let id = TrainGroup.id(departure)
      if !soonest.contains(id) { soonest.append(id) }
    }
    return BoardGroups.groups(of: catchable, lines: lines, each: .max).filter { soonest.contains($0.id) }.map { group in
      var group = group
      let missed = isAnyReached ? group.departures.prefix { isMissed($0) }.count : 0
      group.departures = Array(group.departures.dropFirst(max(0, missed - 1)).prefix(BoardGroups.shown))
      return Row(direction: heading.direction, group: group)
    }
  }
}
