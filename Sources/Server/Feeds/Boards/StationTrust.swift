import Departures
import Kernel

/// How far a station's board can be trusted: as far as the oldest of the feeds that serve it.
///
/// Where one of several feeds is dropped, or has never been read and fails, a part of the station is blind: the board is
/// `failing` however fresh the rest is. Where all are dropped the board is the timetable's: `scheduled`.
struct StationTrust {
  let asOf: Instant?
  let health: Health

  init(_ feeds: [FeedState], now: Instant) {
    let oldest = feeds.compactMap { $0.board?.asOf }.min()
    asOf = oldest
    let isSeeing = feeds.contains { $0.shown(at: now) != nil }
    let isBlindInPart = feeds.contains { state in
      state.board == nil ? state.failure != nil : state.shown(at: now) == nil
    }
    if isSeeing, isBlindInPart {
      health = .failing
    } else if let oldest {
      health = FeedAge.health(asOf: oldest, now: now)
    } else {
      health = isBlindInPart ? .failing : .scheduled
    }
  }
}
