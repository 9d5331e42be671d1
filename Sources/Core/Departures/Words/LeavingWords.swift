import Kernel

/// When to leave, and what is said of reminders.
extension DeparturesWords {
  /// `walk` in minutes.
  func leave(_ leave: Leave, walk: Int) -> String {
    switch leave {
    case .inMinutes(let minutes): leaveIn(minutes)
    case .now: leaveNow
    case .tooLate: tooSoon(walk)
    }
  }

  /// "Leave in 4 min for the Q"; on the way to it, when it goes; and that it is gone.
  func leaving(_ leaving: Leaving, line: String, clock: String, now: Instant) -> String {
    if leaving.isGone { return isGone(line, clock: clock, leaving.calledOff) }
    return switch leaving.leave(at: now) {
    case .inMinutes(let minutes): leaveInFor(minutes, line: line)
    case .now: leaveNowFor(line)
    case .tooLate: goesAt(line, clock: clock)
    }
  }

  /// Why, where the agency says it.
  func isGone(_ line: String, clock: String, _ calledOff: Departure.State?) -> String {
    switch calledOff {
    case .cancelled: isCancelled(line, clock: clock)
    case .skipped: isSkipped(line, clock: clock)
    case .live, .scheduled, .held, .dimmed, nil: isGone(line, clock: clock)
    }
  }

  /// "Q now goes at 08:15, 3 min later."
  func moved(_ line: String, clock: String, minutes: Int) -> String {
    minutes < 0 ? movedEarlier(line, clock: clock, minutes: -minutes) : movedLater(line, clock: clock, minutes: minutes)
  }

  /// "3 min later than when you asked".
  func movedBy(_ minutes: Int) -> String { minutes < 0 ? earlierThanAsked(-minutes) : laterThanAsked(minutes) }

  /// Nothing where nobody was asked.
  func measuringFailed(_ failure: LocationFailure) -> String? {
    switch failure {
    case .unasked: nil
    case .denied: measuringFailedDenied
    case .timeout: measuringFailedTimeout
    case .unavailable: measuringFailedUnavailable
    }
  }

  func outOfService(_ equipment: Alert.Equipment) -> String {
    switch equipment {
    case .elevator: elevatorOutOfService
    case .escalator: escalatorOutOfService
    }
  }

  func toBeOutOfService(_ equipment: Alert.Equipment) -> String {
    switch equipment {
    case .elevator: elevatorToBeOut
    case .escalator: escalatorToBeOut
    }
  }

  func notice(_ minutes: Int) -> String { minutes == 0 ? noticeAtOnce : noticeBefore(minutes) }

  /// "Weekdays", "Mon, Wed and Fri"; ascending, Monday is 0.
  func days(_ days: [Int]) -> String {
    switch days {
    case [0, 1, 2, 3, 4, 5, 6]: everyDay
    case [0, 1, 2, 3, 4]: weekdays
    case [5, 6]: weekend
    default: list(days.map { DayText(language).shortWeekday($0) })
    }
  }
}
