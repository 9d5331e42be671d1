package import Kernel

/// A trip no train is bound to is a promise of the timetable: "scheduled" until well past its start, then nothing.
package enum UnassignedTrip {
  /// It may start this many seconds late before it is given up.
  package static let patience: Int64 = 300

  /// `firstDeparture` is the time of the first stop the feed still has for the trip.
  package static func isDropped(firstDeparture: Instant, now: Instant) -> Bool {
    now.seconds(since: firstDeparture) > patience
  }
}
