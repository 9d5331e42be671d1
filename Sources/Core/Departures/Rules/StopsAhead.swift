package import Kernel

/// Where a train is on its way, by the times that are known of it: so it goes on in a tunnel, where nothing comes in.
extension Trip {
  /// The stops that it has not left yet, in the order of travel.
  package func ahead(at now: Instant) -> ArraySlice<Call> {
    var next = calls.startIndex
    for index in calls.indices where Departed.isGone(calls[index].time, now: now) { next = index + 1 }
    return calls[next...]
  }

  /// The same, with the stops between them that it passes.
  package func way(at now: Instant) -> [Call] {
    var way = Array(ahead(at: now))
    for call in passed where !Departed.isGone(call.time, now: now) {
      var call = call
      call.isPassed = true
      way.insert(call, at: way.firstIndex { $0.time > call.time } ?? way.endIndex)
    }
    return way
  }

  /// How many stops until it is at a station: 1 where that is the next. `nil` where it does not call there any more.
  package func stops(to station: String, at now: Instant) -> Int? {
    let ahead = ahead(at: now)
    return ahead.firstIndex { $0.station == station }.map { $0 - ahead.startIndex + 1 }
  }

  /// Whether it is that train, by any of the names that it has had.
  package func isRun(of train: RemindedTrain) -> Bool {
    guard let first = calls.first else { return false }
    var mine = train
    // Its direction is the station's: at some the agency turns a line's around.
    (mine.trip, mine.route, mine.time) = (id, route, first.time)
    return mine.isSameRun(train)
  }
}
