package import Kernel

/// A board counts down by itself: everything that depends on the second is computed here, from `now`.
extension Board {
  /// The board without the trains that have left: a train is gone on the second after its time.
  package func counted(at now: Instant) -> Board {
    var board = self
    for index in board.directions.indices {
      board.directions[index].departures.removeAll { Departed.isGone($0.time, now: now) }
      board.directions[index].cancelled.removeAll { Departed.isGone($0.time, now: now) }
    }
    return board
  }

  /// The trust it deserves by its age now: it was fresh when it came and ages on the device.
  package func health(at now: Instant) -> Freshness {
    guard health == .fresh || health == .delayed || health == .stale else { return health }
    return feeds.isEmpty ? health.aged(asOf: asOf, now: now) : Board.health(of: feeds, isTimetabled: false, at: now)
  }
}

extension Departure {
  /// Whole minutes left, rounded down, never below 0: a countdown may send a person early, never late.
  package func minutes(at now: Instant) -> Int {
    Int(max(0, min(time.seconds(since: now) / 60, 9999)))
  }
}
