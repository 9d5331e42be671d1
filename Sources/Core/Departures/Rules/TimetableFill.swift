package import Kernel

/// Where the timetable may speak beside the feeds. A feed that is up to date and silent about the next half hour says
/// that nothing comes; about later it has not spoken yet. A stale one says nothing about now.
package enum TimetableFill {
  /// The shortest look-ahead of New York's feeds, in seconds: a trip that starts later is not in them.
  package static let lookAhead: Int64 = 1800
  /// Departures further ahead are not listed; the first of them is named where nothing else is ("First at 05:12").
  package static let window: Int64 = 7200
  /// How far "first at" looks, in seconds: over a night and a Sunday.
  package static let furthest: Int64 = 172_800
  /// A scheduled call this near to a live train of its line and direction is taken for that train.
  package static let sameTrain: Int64 = 180

  /// Whether a line whose feed is in that state is read from the timetable from now on, beside what is left of its feed.
  package static func stands(beside feed: Freshness) -> Bool { feed != .fresh && feed != .delayed }

  /// The moment from which a line's scheduled calls in one direction of a stop are listed. `asOf` is the header time of
  /// the line's feed, nil when it is dropped or was never read; `lastLive` is the last realtime departure of that line
  /// and direction there.
  package static func begins(asOf: Instant?, lastLive: Instant?, now: Instant) -> Instant {
    guard let asOf, !stands(beside: FeedAge.health(asOf: asOf, now: now)) else { return now }
    // A header ahead of the clock has spoken of no more than half an hour from now.
    var start = max(now, min(asOf, now).adding(seconds: lookAhead))
    if let lastLive, lastLive.adding(seconds: 1) > start { start = lastLive.adding(seconds: 1) }
    return start
  }

  /// Whether a scheduled call is taken for that live train, which then stands for both.
  package static func isSameTrain(_ scheduled: Instant, live: Instant) -> Bool {
    abs(scheduled.seconds(since: live)) <= sameTrain
  }
}
