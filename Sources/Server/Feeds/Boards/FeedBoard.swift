import Departures
import Kernel

/// One feed's rows by platform and time: immutable, made at once from its columns, read in place.
final class FeedBoard: Sendable {
  let columns: FeedColumns
  /// The feed as it came: `columns` are more where plain rules of GTFS-Realtime were applied to it.
  let raw: FeedColumns
  /// The timetable's calls that it has spoken of; of New York's feeds boards tell by other rules.
  let spoken: SpokenCalls
  let fetchedAt: Instant
  /// The header's own time.
  let asOf: Instant
  let trips: Column<TripFacts>
  /// Display names of the routes in the feed; `TripFacts.route` points here.
  let routes: [String]
  /// Each row as its time (seconds since 1970, high half) and its position in `columns.stopTimes` (low half), so that
  /// ordering them orders the rows. Platform `p` has `starts[p] ..< starts[p + 1]`.
  let rows: Column<UInt64>
  let starts: Column<UInt32>
  /// The platform that each row of `columns.stopTimes` is at, -1 for one that no board shows.
  let platforms: Column<Int32>
  /// One number a platform that changes when its rows do.
  let signatures: Column<UInt64>

  init(
    columns: FeedColumns, raw: FeedColumns, spoken: SpokenCalls, fetchedAt: Instant, trips: Column<TripFacts>,
    routes: [String], rows: Column<UInt64>, starts: Column<UInt32>, platforms: Column<Int32>,
    signatures: Column<UInt64>
  ) {
    self.columns = columns
    self.raw = raw
    self.spoken = spoken
    self.fetchedAt = fetchedAt
    self.trips = trips
    self.routes = routes
    self.rows = rows
    self.starts = starts
    self.platforms = platforms
    self.signatures = signatures
    asOf = Instant(seconds: columns.header.timestamp)
  }

  /// What its age counts from: it is made once for each header, when that first came in.
  func asOf(at now: Instant) -> Instant { FeedAge.begins(asOf: asOf, heardAt: fetchedAt, now: now) }

  /// Where the rows of a platform stand.
  func range(_ platform: Int) -> Range<Int> { Int(starts[platform])..<Int(starts[platform + 1]) }

  /// The first row of a platform that leaves at `second` or later.
  func firstRow(_ platform: Int, from second: Int64) -> Int {
    let bound = UInt64(clamping: second) << 32
    let range = range(platform)
    if second > Int64(UInt32.max) { return range.upperBound }
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] < bound { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// What the rules need to know of a trip, worked out once when its feed came in.
struct TripFacts: BitwiseCopyable {
  /// The same for two trips only when their id and start date are.
  var identity: UInt64
  /// The train bound to it, 0 where the feed names none: two trains may run under one trip's id.
  var train: UInt64
  /// The time of the first stop that has one, 0 for none.
  var firstDeparture: Int64
  /// When its vehicle was last seen, 0 for never.
  var lastSeen: Int64
  /// The row of the vehicle that was seen then.
  var vehicle = noVehicle
  /// The row of its last stop where nobody can board: it only arrives there.
  var end: UInt32
  var route: UInt16
  var state: State
  var isSouthbound: Bool
  var isNewYork: Bool

  /// What may be shown of a trip: as it is (`live`), standing longer than it should (`held`, then `dimmed`), without a
  /// train yet, or nothing.
  enum State: UInt8 { case live, held, dimmed, unassigned, dropped }

  static let noEnd = UInt32.max
  static let noVehicle = UInt32.max

  /// Whether two rows at one stop are one train sent twice: one trip, and not two trains that are each bound to it.
  func isSameTrain(as other: TripFacts) -> Bool {
    guard identity == other.identity else { return false }
    let areBound = state != .unassigned && other.state != .unassigned
    return !areBound || train == other.train || train == 0 || other.train == 0
  }

  /// Whether a trip without a train should have left so long ago that it is not coming.
  func isOverdue(at now: Instant) -> Bool {
    state == .unassigned && UnassignedTrip.isDropped(firstDeparture: Instant(seconds: firstDeparture), now: now)
  }

  /// Of one trip that a feed has twice, a train bound to it counts, then the one that was seen last.
  func isBetter(than other: TripFacts) -> Bool {
    let isAssigned = state != .unassigned
    let otherIsAssigned = other.state != .unassigned
    return isAssigned != otherIsAssigned ? isAssigned : lastSeen > other.lastSeen
  }
}
