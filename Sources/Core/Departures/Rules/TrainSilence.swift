package import Kernel

/// What the silence of a trip's train means. It counts only for an assigned trip: the lettered lines publish vehicles
/// with future times for trips that no train is bound to yet.
package enum TrainSilence: Equatable, Sendable, CaseIterable {
  case live, held, dimmed, dropped

  /// Silent for more than this many seconds, a train is held in place.
  package static let heldAfter: Int64 = 90
  package static let dimmedAfter: Int64 = 600
  /// Beyond this it is a ghost; some stay in the feeds for half a day.
  package static let droppedAfter: Int64 = 1800

  /// `lastSeen` is the vehicle's own time, nil where the feed has no vehicle for the trip or no time in it: that says
  /// nothing. It is measured against the feed's header, not against our clock: when the whole feed stands still, its
  /// age says so (`FeedAge`), and its trains are not each held as well. But no later than `fetchedAt`, our clock when the
  /// feed came in: a header that runs ahead makes no train silent.
  package static func verdict(lastSeen: Instant?, asOf: Instant, fetchedAt: Instant) -> TrainSilence {
    guard let lastSeen else { return .live }
    let silence = min(asOf, fetchedAt).seconds(since: lastSeen)
    if silence <= heldAfter { return .live }
    if silence <= dimmedAfter { return .held }
    if silence <= droppedAfter { return .dimmed }
    return .dropped
  }
}
