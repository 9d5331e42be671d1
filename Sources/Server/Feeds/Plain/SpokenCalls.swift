import Departures
import Kernel

/// The calls of the timetable that a feed has spoken of: there the feed's own row stands, or none where the trip is
/// cancelled, the stop skipped or the train gone.
struct SpokenCalls: Sendable {
  private(set) var keys: KeyTable

  /// Those that no row of the feed stands for, each with the key of its station's id: a board differs by them too.
  private(set) var silent: [(station: UInt64, key: UInt64)] = []

  /// Those among the silent that the agency called off: of the whole trip, or of that stop.
  private(set) var cancelled: Set<UInt64> = []

  /// Room for so many calls.
  init(capacity: Int = 0) { keys = KeyTable(capacity: capacity) }

  /// What stands for a call in the feed.
  enum Telling {
    case row
    /// Nothing: the train is past it, or another one runs in its place.
    case nothing
    case cancelled
  }

  /// One more call.
  mutating func insert(_ key: UInt64, station: UInt64, _ telling: Telling) {
    keys.add(key)
    if telling != .row { silent.append((station, key)) }
    if telling == .cancelled { cancelled.insert(key) }
  }

  /// A trip's scheduled call at a station, by hashes of both ids: of a trip that runs often, or stops twice, the time tells
  /// which.
  static func key(trip: UInt64, station: UInt64, time: Int64) -> UInt64 {
    TextKey.mixed(trip ^ TextKey.mixed(station &+ UInt64(bitPattern: time)))
  }

  fileprivate static func key(_ trip: String, at stop: String, _ time: Instant) -> UInt64 {
    key(trip: FNV.folded(trip.utf8), station: FNV.folded(stop.utf8), time: time.seconds)
  }
}

extension BoardSet {
  /// Whether a feed that is shown has spoken of that call of the timetable.
  func isSpokenOf(_ trip: String, at stop: String, _ time: Instant, now: Instant) -> Bool {
    guard statics != nil else { return false }
    let key = SpokenCalls.key(trip, at: stop, time)
    return feeds.contains { $0.shown(at: now)?.spoken.keys.contains(key) == true }
  }

  /// Whether a feed that is shown has called anything off: mostly none has, and then nobody need look.
  func hasCancelled(now: Instant) -> Bool { feeds.contains { $0.shown(at: now)?.spoken.cancelled.isEmpty == false } }

  /// Whether one has called off that call of the timetable.
  func isCancelled(_ trip: String, at stop: String, _ time: Instant, now: Instant) -> Bool {
    let key = SpokenCalls.key(trip, at: stop, time)
    return feeds.contains { $0.shown(at: now)?.spoken.cancelled.contains(key) == true }
  }
}
