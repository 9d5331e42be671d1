import Kernel

/// "12 s ago", "stale · 6 min": how old a board is and what that means.
extension DeparturesWords {
  /// `seconds` is how old the board is; nil where nobody knows.
  package func label(_ trust: BoardTrust, seconds: Int64?) -> String {
    let text = AgeText(language)
    return switch trust {
    case .clocksDiffer: labelClocksDiffer
    case .awaiting: seconds.map { updatingOld(text.age($0)) } ?? updating
    case .live, .agencyLate, .agencyStopped, .agencySilent, .serverFailing, .timetable, .noData, .offline:
      text.label(trust.freshness, seconds: seconds, isOnline: trust != .offline)
    }
  }

  /// The sentence under a board that deserves one.
  func advice(_ trust: BoardTrust) -> String? {
    switch trust {
    case .agencySilent: cause(trust).map { $0 + " " + keepTrying }
    case .serverFailing: cause(trust).map { $0 + " " + retriesItself }
    case .live, .agencyLate, .agencyStopped, .clocksDiffer, .timetable, .noData, .awaiting, .offline: cause(trust)
    }
  }

  /// Why a board can't be believed as a live one, in a sentence; `nil` where nothing is wrong, or the label has said it.
  package func cause(_ trust: BoardTrust) -> String? {
    switch trust {
    case .live, .awaiting, .offline: nil
    case .agencyLate:
      causeAgencyLate
    case .agencyStopped:
      causeAgencyStopped
    case .clocksDiffer:
      causeClocksDiffer
    case .noData:
      causeNoData
    case .timetable:
      causeTimetable
    case .agencySilent:
      causeAgencySilent
    case .serverFailing(let status): serverFailure(status)
    }
  }

  /// "B, D, F, M: 2 min old": the lines of one feed that is behind while others are not. `seconds` below 0 is ahead.
  func behind(_ lines: [String], _ health: Freshness, seconds: Int64?) -> String {
    let names = list(lines)
    if let seconds, seconds < -FeedAge.freshLimit {
      return behindClocks(names)
    }
    let age = seconds.map { AgeText(language).age($0) }
    switch (health, age) {
    case (.fresh, .some(let age)), (.delayed, .some(let age)), (.stale, .some(let age)):
      return behindOld(names, age: age)
    case (.failing, .some(let age)):
      return behindFailing(names, age: age)
    case (.scheduled, _): return behindTimetable(names)
    case (.unknown, _), (_, .none): return behindUnknown(names)
    }
  }

  // MARK: Nothing to show

  /// `first`: in how many days, which weekday that is (Monday is 0), and the time.
  package func noTrains(first: (days: Int, weekday: Int, clock: String)?) -> String {
    let none = noTrainsNow
    return first.map { none + " " + self.first($0) } ?? none
  }

  /// "First tomorrow at 00:33."
  func first(_ first: (days: Int, weekday: Int, clock: String)) -> String {
    switch first.days {
    case ...0: firstAt(first.clock)
    case 1: firstTomorrow(first.clock)
    default: firstOn(DayText(language).weekday(first.weekday), clock: first.clock)
    }
  }

  /// What a board that nobody renews goes on with; that it ended is said where trains would stand.
  func goesOn(_ goesOn: GoingOn) -> String? {
    switch goesOn {
    case .beside: goesOnBeside
    case .alone: goesOnAlone
    case .ended: nil
    }
  }

  /// Nothing is denied where nothing is known.
  package func unknown(until clock: String?, _ trust: BoardTrust) -> String {
    let cause = cut(trust)
    guard let clock else { return cause.map { $0 + "." } ?? notKnown }
    if let cause {
      return knownEndedSince(cause, clock: clock)
    }
    return knownEnded(clock)
  }

  /// Of some lines, at a time when trains of others were known.
  func unlisted(_ lines: String, at clock: String?, _ trust: BoardTrust) -> String {
    guard let clock else { return unknown(until: nil, trust) }
    return cut(trust).map { noneKnownSince($0, lines: lines, clock: clock) } ?? noneKnown(lines, clock: clock)
  }

  /// What is cut between the agency and this device, in a word.
  private func cut(_ trust: BoardTrust) -> String? {
    switch trust {
    case .offline: ageOffline
    case .serverFailing: ageFailing
    case .live, .agencyLate, .agencyStopped, .agencySilent, .clocksDiffer, .timetable, .noData, .awaiting: nil
    }
  }

  /// Of some lines, while trains of others are listed.
  func ended(_ lines: [String]) -> String {
    laterUnknown(list(lines))
  }
}
