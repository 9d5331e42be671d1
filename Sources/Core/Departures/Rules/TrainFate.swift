import Kernel

/// What a board says of one train.
package enum TrainFate: Equatable, Sendable {
  /// It comes, as the board has it now.
  case listed(Departure)
  /// The agency has called it off, or it passes this stop.
  case calledOff(Departure)
  /// The board would have it, if it came.
  case missing
  /// The board does not reach as far, or can't be believed now.
  case unknown
}

extension Board {
  /// Of a board as it came. `trust` is that of the train's own line.
  package func fate(of train: RemindedTrain, trust: BoardTrust) -> TrainFate {
    if let found = departure(of: train, among: { $0.departures }) { return .listed(found) }
    if let found = departure(of: train, among: { $0.cancelled }) { return .calledOff(found) }
    guard trust.canDeny, let heading = directions.first(where: { $0.direction == train.direction }) else {
      return .unknown
    }
    return reaches(train, in: heading) ? .missing : .unknown
  }

  /// Under its own id before any other that it may have.
  private func departure(of train: RemindedTrain, among rows: (Heading) -> [Departure]) -> Departure? {
    var found: Departure?
    for heading in directions where heading.direction == train.direction {
      for departure in rows(heading) where train.isSameRun(RemindedTrain(departure, heading.direction)) {
        if departure.tripID == train.trip { return departure }
        found = found ?? departure
      }
    }
    return found
  }

  /// Whether the list would go as far as that train: of its line and destination it holds the next `each`.
  private func reaches(_ train: RemindedTrain, in heading: Heading) -> Bool {
    let same = heading.departures.filter { $0.route == train.route && $0.destination == train.destination }
    let isCut = each.map { same.count >= $0 } ?? true || heading.departures.count >= Board.most
    guard isCut else { return true }
    return (same.last ?? heading.departures.last).map { $0.time > train.time } ?? false
  }
}

extension RemindedTrain {
  /// The same run of the same day: ids come back each day, and a train of the timetable has another id once it is tracked.
  func isSameRun(_ other: RemindedTrain) -> Bool {
    // No train is so late that it could be taken for tomorrow's.
    guard abs(time.seconds(since: other.time)) < 43_200, direction == other.direction else { return false }
    if trip == other.trip { return true }
    guard route == other.route, let mine = TripName(trip), let its = TripName(other.trip) else { return false }
    return mine.isSameRun(as: its)
  }
}
