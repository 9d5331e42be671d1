package import Kernel

/// How far a feed can be trusted by its age: now minus the time in its own header, never minus the time it was fetched,
/// so that a frozen feed grows old although it is fetched each few seconds.
///
/// A header ahead of our clock says that one of the two clocks is wrong, so that nobody can say how old the feed is: it is
/// doubted by how far ahead it is. Its trains stay, for their times may well be right.
package enum FeedAge {
  /// To this many seconds a feed is fresh.
  package static let freshLimit: Int64 = 60
  /// To this many it is "delayed data", beyond it stale.
  package static let delayedLimit: Int64 = 300
  /// Beyond this many it is dropped and the timetable alone is shown.
  package static let staleLimit: Int64 = 3600

  /// By the time in its header; scheduled means that the feed is dropped.
  package static func health(asOf: Instant, now: Instant) -> Freshness {
    let age = now.seconds(since: asOf)
    if age < -delayedLimit { return .stale }
    if age < -freshLimit { return .delayed }
    // No further ahead than the agency's clock and ours may differ.
    if age <= freshLimit { return .fresh }
    if age <= delayedLimit { return .delayed }
    if age <= staleLimit { return .stale }
    return .scheduled
  }

  /// What its age counts from: the time in its header, and where that came before its time, from when it was first heard.
  /// Our clock catches up with a frozen feed's header, which makes it no fresher.
  package static func begins(asOf header: Instant, heardAt: Instant, now: Instant) -> Instant {
    isAhead(asOf: header, now: now) ? header : min(header, heardAt)
  }

  /// Whether one of the two clocks is wrong: the header is further ahead than clocks differ.
  package static func isAhead(asOf: Instant, now: Instant) -> Bool { now.seconds(since: asOf) < -freshLimit }

  /// Whether what came is older than what is held, and says nothing; one that claimed a time to come when it was heard is no
  /// measure.
  package static func isOutdated(_ new: Instant?, by held: Instant?, heardAt: Instant) -> Bool {
    guard let new, let held else { return false }
    return new < held && !isAhead(asOf: held, now: heardAt)
  }

  /// In seconds; `nil` of a time that has not come yet, which is nobody's age.
  package static func age(asOf: Instant, now: Instant) -> Int64? {
    isAhead(asOf: asOf, now: now) ? nil : now.seconds(since: asOf)
  }

  /// Whether none of the feed's trains may be shown any more.
  package static func isDropped(asOf: Instant, now: Instant) -> Bool {
    health(asOf: asOf, now: now) == .scheduled
  }
}
