package import Kernel

/// The pause after a set. It follows from when the set was done, so that it goes on through a lock, a reload, a kill.
package struct RestTimer: Equatable, Sendable {
  package var from: Instant
  package var until: Instant

  /// The pause that is on or was the last one; nil before the first set and where there is none to take.
  package init?(_ logged: LoggedWorkout, _ order: SetOrder) {
    guard logged.isRunning, let last = latest(logged.sets) else { return nil }
    from = last.time
    // One that was changed before that set was done, and is stored behind it, was another rest.
    if let until = logged.restUntil, until >= from {
      self.until = until
    } else {
      guard let index = order.index(of: last.place), order.steps[index].rest > 0 else { return nil }
      until = last.time.adding(seconds: Int64(order.steps[index].rest))
    }
    if until <= from { return nil }
  }

  /// Never more than it was at its beginning, whatever happens to the clock meanwhile.
  package func secondsLeft(at now: Instant) -> Int {
    let left = min(until.milliseconds &- now.milliseconds, until.milliseconds &- from.milliseconds)
    return Int(clamping: max((left &+ 999) / 1000, 0))
  }

  /// From 1000 at its beginning to 0 at its end.
  package func thousandthsLeft(at now: Instant) -> Int {
    let whole = max(until.milliseconds &- from.milliseconds, 1)
    let left = min(max(until.milliseconds &- now.milliseconds, 0), whole)
    return Int(left * 1000 / whole)
  }
}

/// The one done last by its time: a set that is corrected keeps its place in the list.
private func latest(_ sets: [DoneSet]) -> DoneSet? {
  var latest: DoneSet?
  for set in sets where set.time >= latest?.time ?? set.time { latest = set }
  return latest
}
