package import Departures
package import Kernel

/// What a reminder's time hangs on: a race, or a train. By it the server moves the reminder when the start or the train moves, whether or
/// not a device is awake. It is all that the server knows of what a reminder is about.
package enum ReminderAnchor: Equatable, Sendable {
  /// Due so many seconds before the start.
  case race(id: String, before: Int64)
  /// Due once the start is another than the one that is known, and again with the next.
  case movedRace(id: String, known: Instant)
  /// Due when it is time to leave for it, or so many seconds before that.
  case train(AnchoredTrain, lead: Lead)
  case movedTrain(AnchoredTrain, known: Instant, from: Instant? = nil)
  /// The same of the first train of a weekly window that a person can still catch.
  case window(station: String, WeeklyWindow, lead: Lead)

  /// Seconds before a train's time: of the walk, and before that.
  package struct Lead: Equatable, Sendable {
    package var walk: Int64
    package var before: Int64

    package init(walk: Int64, before: Int64) {
      self.walk = walk
      self.before = before
    }

    package var seconds: Int64 { walk + before }
  }

  /// It is told each time that what it hangs on is another, and waits again.
  package var isOfMoves: Bool {
    switch self {
    case .movedRace, .movedTrain: true
    case .race, .train, .window: false
    }
  }

  /// From when on moves are told: what moves hours ahead will move again.
  package var from: Instant? {
    if case .movedTrain(_, _, let from) = self { return from }
    return nil
  }

  /// A move of less than so many seconds is told to nobody.
  package static let tolerance: Int64 = 120

  /// Of the time that it hangs on, a reminder is so many seconds before it.
  package var leadSeconds: Int64 {
    switch self {
    case .race(_, let before): before
    case .train(_, let lead), .window(_, _, let lead): lead.seconds
    case .movedRace, .movedTrain: 0
    }
  }

  /// The time that it hangs on, as its device knows it, which wants it told at `due`.
  package func time(due: Instant) -> Instant {
    switch self {
    case .movedRace(_, let known), .movedTrain(_, let known, _): known
    case .race, .train, .window: due.adding(seconds: leadSeconds)
    }
  }

  /// As its text names it: where among stations or races it belongs.
  package var place: Place {
    switch self {
    case .race(let id, _), .movedRace(let id, _): .race(id)
    case .train(let train, _), .movedTrain(let train, _, _): .station(train.station)
    case .window(let station, _, _): .station(station)
    }
  }

  /// What has to be looked at for it.
  package enum Place: Hashable, Sendable {
    case race(String)
    case station(String)
  }
}

/// A train at a station, by the ids that boards have.
package struct AnchoredTrain: Hashable, Sendable {
  package var station: String
  package var trip: String

  package init(station: String, trip: String) {
    self.station = station
    self.trip = trip
  }
}
