package import Kernel

/// One line at one stop in one direction: the trains that are known of it, and from when on its timetable is listed beside
/// them, so that no train stands there twice. The server fills its boards by it, and a device that hears nothing its own.
package struct LineFill {
  /// A train that a feed has shown there.
  package struct Train {
    package var time: Instant
    package var tripID: String
    package var name: TripName?
    /// A train is bound to it, and may be early or late: a scheduled call near it may be this one under another id.
    package var isTracked: Bool

    package init(time: Instant, tripID: String, isTracked: Bool = true) {
      self.time = time
      self.tripID = tripID
      name = TripName(tripID)
      self.isTracked = isTracked
    }
  }

  let begins: Instant
  /// Beside a stale feed a call may well be a train that is there already under a changed id.
  let isMatchedByTime: Bool
  let trains: [Train]
  let now: Instant

  /// `asOf` is the time in the header of the line's feed; `nil` when it is dropped or was never read.
  package init(asOf: Instant?, trains: [Train], now: Instant) {
    var last: Instant?
    for train in trains where last.map({ train.time > $0 }) ?? true { last = train.time }
    begins = TimetableFill.begins(asOf: asOf, lastLive: last, now: now)
    isMatchedByTime = asOf.map { TimetableFill.stands(beside: FeedAge.health(asOf: $0, now: now)) } ?? false
    self.trains = trains
    self.now = now
  }

  /// Whether a call of the timetable is to be shown: late enough, and no train that is known is that trip.
  package func lists(_ tripID: String, at time: Instant) -> Bool {
    guard time >= begins else { return false }
    if trains.isEmpty { return true }
    let name = TripName(tripID)
    return !trains.contains { train in
      // Ids come back each day.
      guard abs(time.seconds(since: train.time)) < 43_200 else { return false }
      // A trip that no train is bound to yet is the timetable's, at its time, whatever the feed calls it.
      let isNear =
        train.isTracked
        ? TimetableFill.isSameTrain(time, live: train.time) : abs(time.seconds(since: train.time)) <= 60
      if train.tripID == tripID { return true }
      if let name, let live = train.name, name.isSameRun(as: live) { return true }
      // What has left is no train to come, however near it stood.
      return isMatchedByTime && isNear && !Departed.isGone(train.time, now: now)
    }
  }
}
