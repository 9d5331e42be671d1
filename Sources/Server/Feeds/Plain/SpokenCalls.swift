import Departures
import Kernel

/// The calls of the timetable that a feed has spoken of: there the feed's own row stands, or none where the trip is
/// cancelled, the stop skipped or the train gone.
struct SpokenCalls: Sendable {
  private(set) var keys: Set<UInt64> = []
  /// Those that no row of the feed stands for, each with the key of its station's id: a board differs by them too.
  private(set) var silent: [(station: UInt64, key: UInt64)] = []

  /// One more call; `isSilent` where no row tells of it.
  mutating func insert(_ key: UInt64, station: UInt64, isSilent: Bool) {
    keys.insert(key)
    if isSilent { silent.append((station, key)) }
  }

  /// A trip's scheduled call at a station, by hashes of both ids: of a trip that runs often, or stops twice, the time tells
  /// which.
  static func key(trip: UInt64, station: UInt64, time: Int64) -> UInt64 {
    TextKey.mixed(trip ^ TextKey.mixed(station &+ UInt64(bitPattern: time)))
  }
}

extension BoardSet {
  /// Whether a feed that is shown has spoken of that call of the timetable.
  func isSpokenOf(_ trip: String, at stop: String, _ time: Instant, now: Instant) -> Bool {
    guard statics != nil else { return false }
    let key = SpokenCalls.key(
      trip: FNV.folded(trip.utf8), station: FNV.folded(stop.utf8), time: time.seconds)
    return feeds.contains { $0.shown(at: now)?.spoken.keys.contains(key) == true }
  }
}
