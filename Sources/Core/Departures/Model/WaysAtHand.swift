import Kernel

/// Where trains go that somebody looks at or rides, each as it came last. One for all copies of the state, which are made
/// with each drawing.
final class WaysAtHand {
  private(set) var trips: [Trip] = []
  /// The train of which the server knows no stops.
  var unknown: String?
  /// What is known of the train that the person rides.
  var ride: Ride?

  /// In place of what was known of it, unless that is newer and claims no time to come.
  func put(_ trip: Trip, at now: Instant) {
    // One that is called off goes nowhere.
    guard !trip.calls.isEmpty else { return lose(trip.id) }
    let held = trips.first { $0.id == trip.id }
    if FeedAge.isOutdated(trip.asOf, by: held?.asOf, heardAt: now) { return }
    if unknown == trip.id { unknown = nil }
    trips.removeAll { $0.id == trip.id }
    trips.append(trip)
    if trips.count > Self.most { trips.removeFirst() }
  }

  /// The server says that it knows none of that id.
  func lose(_ trip: String) {
    unknown = trip
    trips.removeAll { $0.id == trip }
  }

  private static let most = 4
}
