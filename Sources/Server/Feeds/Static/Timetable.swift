package import Departures
package import Kernel

/// The static set as an index: made once from a zip by `StaticImport`, then read-only and small.
package struct Timetable: Sendable {
  /// One scheduled call at a stop.
  package struct Call: Equatable, Sendable {
    package var tripID: String
    package var route: String
    package var headsign: String
    package var direction: Direction
    package var time: Instant
    package var stop: String
  }

  /// One run of a trip through its stops, those where nobody may board left out, but for the last.
  package struct Run: Equatable, Sendable {
    package var tripID: String
    package var route: String
    package var headsign: String
    package var direction: Direction
    /// Parent stops, in the order of travel.
    package var calls: [(stop: String, time: Instant)]

    package static func == (a: Run, b: Run) -> Bool {
      a.tripID == b.tripID && a.route == b.route && a.headsign == b.headsign && a.direction == b.direction
        && a.calls.elementsEqual(b.calls) { $0.stop == $1.stop && $0.time == $1.time }
    }
  }

  /// Where a realtime trip goes, by its id: exact by suffix, then by origin time, route and direction; else nil.
  package var headsign: @Sendable (_ realtimeTripID: String, _ route: String, _ direction: Direction) -> String?
  /// Departures at a parent stop in `after ..< before`, by time, at most `limit`; service days on both sides of
  /// midnight are looked at, exceptions and DST taken into account.
  package var calls: @Sendable (_ stop: String, _ after: Instant, _ before: Instant, _ limit: Int) -> [Call]

  /// Whether it speaks for a parent stop on that day: the stop is in it, and the day is none before its first or behind
  /// its last. Only then can what it doesn't list be said not to come.
  package var covers: @Sendable (_ stop: String, _ moment: Instant) -> Bool
  /// The run of a trip, by its id or the end of one, that is under way, or else the next within a day. `nil` where there is
  /// none, and where several starts of one trip are under way, which the id can't tell apart.
  package var run: @Sendable (_ tripID: String, _ now: Instant) -> Run?

  /// The set itself, for whoever joins trips to it; nil where there is none.
  var index: TimetableIndex?
  /// Another one where anything of the set that devices keep is another; nil where there is none.
  package var version: String?

  package init(
    headsign: @escaping @Sendable (_ realtimeTripID: String, _ route: String, _ direction: Direction) -> String?,
    calls: @escaping @Sendable (_ stop: String, _ after: Instant, _ before: Instant, _ limit: Int) -> [Call],
    covers: @escaping @Sendable (_ stop: String, _ moment: Instant) -> Bool,
    run: @escaping @Sendable (_ tripID: String, _ now: Instant) -> Run? = { _, _ in nil }
  ) {
    self.headsign = headsign
    self.calls = calls
    self.covers = covers
    self.run = run
  }

  package static let none = Timetable(
    headsign: { _, _, _ in nil }, calls: { _, _, _, _ in [] }, covers: { _, _ in false })
}
