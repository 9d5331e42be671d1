import Feeds
import Kernel
import Synchronization

/// The GTFS-Realtime feeds as they were last written: once a change, for every reader.
///
/// Two editions never bear one time, nor a later one an earlier time (rules E017, E018), whatever our clock does: each is at
/// least a second after the one before. Trains leave and grow silent without any feed saying so, and consumers want a feed
/// that is less than a minute old (W007, W008), so none holds for longer than half a minute. How old what it says is, stands
/// beside each trip.
final class RealtimeShelf: Sendable {
  /// One feed as it was written.
  private struct Held {
    var edition: OutgoingSet.Edition
    /// By our clock.
    var written: Instant
    var ready: Ready

    func holds(_ edition: OutgoingSet.Edition, at now: Instant) -> Bool {
      edition == self.edition && (0..<RealtimeShelf.longest).contains(now.seconds(since: written))
    }
  }

  /// What is kept of one kind of feed.
  private struct Place {
    var held: Held?
    /// In its header.
    var moment = Instant(seconds: 0)
    /// Somebody is writing the next one.
    var isWriting = false

    mutating func begin(at now: Instant) -> Instant {
      moment = max(Instant(seconds: now.seconds), moment.adding(seconds: 1))
      return moment
    }
  }

  /// Seconds.
  private static let longest: Int64 = 30

  private let places = Mutex<[OutgoingFeed: Place]>([:])

  /// What is kept, where it still holds, or what `write` gives for the moment in its header. While one reader writes, the
  /// others get what was there before; only before the first of all do they wait for it.
  func value(
    _ feed: OutgoingFeed, _ edition: OutgoingSet.Edition, at now: Instant, write: (Instant) -> [UInt8]
  ) -> Ready {
    let (kept, moment) = places.withLock { places -> (Ready?, Instant) in
      var place = places[feed] ?? Place()
      defer { places[feed] = place }
      guard let held = place.held else {
        let moment = place.begin(at: now)
        let ready = Ready(write(moment), headers: Headers.realtime)
        place.held = Held(edition: edition, written: now, ready: ready)
        return (ready, moment)
      }
      if held.holds(edition, at: now) || place.isWriting { return (held.ready, place.moment) }
      place.isWriting = true
      return (nil, place.begin(at: now))
    }
    if let kept { return kept }
    let ready = Ready(write(moment), headers: Headers.realtime)
    places.withLock { places in
      places[feed]?.held = Held(edition: edition, written: now, ready: ready)
      places[feed]?.isWriting = false
    }
    return ready
  }
}
