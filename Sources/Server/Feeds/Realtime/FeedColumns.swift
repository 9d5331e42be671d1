/// A whole GTFS-Realtime feed as columns over its own bytes: no object and no text per entity or stop time.
///
/// Rows stand in the feed's order. Times are seconds since 1970, 0 where the feed has none. Names are those of the
/// GTFS-Realtime reference and of New York's extension (field 1001).
package final class FeedColumns: Sendable {
  package let bytes: [UInt8]
  package let header: FeedHeader
  package let trips: TripColumns
  package let stopTimes: StopTimeColumns
  package let vehicles: VehicleColumns
  /// Entities seen, and those of them that were left out because their inside is broken.
  package let entities: Int
  package let malformed: Int
  package let alerts: Int

  init(
    bytes: [UInt8], header: FeedHeader, trips: TripColumns, stopTimes: StopTimeColumns, vehicles: VehicleColumns,
    entities: Int, malformed: Int, alerts: Int
  ) {
    self.bytes = bytes
    self.header = header
    self.trips = trips
    self.stopTimes = stopTimes
    self.vehicles = vehicles
    self.entities = entities
    self.malformed = malformed
    self.alerts = alerts
  }

  /// The bytes there as UTF-8, mended where they are none; empty where the span leads outside.
  package func text(_ span: TextSpan) -> String {
    let start = Int(span.offset)
    let end = start + Int(span.length)
    guard end <= bytes.count else { return "" }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

/// A feed's `FeedHeader` (GTFS Realtime 2.0), New York's extension with it.
package struct FeedHeader: Equatable, Sendable {
  package var version = TextSpan.none
  package var timestamp: Int64 = 0
  /// 0 full dataset, 1 differential.
  package var incrementality: Int32 = 0
  /// New York's own version text; its presence tells that the extension is in use.
  package var subwayVersion = TextSpan.none
  /// For these routes the feed replaces the timetable until `end`.
  package var replacements: [Replacement] = []

  /// New York's `TripReplacementPeriod`: a route and seconds since 1970.
  package struct Replacement: Equatable, Sendable {
    package var route: TextSpan
    package var start: Int64
    package var end: Int64
  }
}

/// One row a trip update.
package struct TripColumns: Sendable {
  package let descriptor: Column<TripDescriptor>
  package let timestamp: Column<Int64>
  /// Seconds late as a whole; `StopTimeColumns.noDelay` where nothing is said.
  package let delay: Column<Int32>
  /// Its stop times are rows `firstStop ..< firstStop + stopCount`.
  package let firstStop: Column<UInt32>
  package let stopCount: Column<UInt32>
  package let isDeleted: Column<Bool>
  package internal(set) var count = 0

  init(capacity: Int) {
    descriptor = Column(capacity: capacity)
    timestamp = Column(capacity: capacity)
    delay = Column(capacity: capacity)
    firstStop = Column(capacity: capacity)
    stopCount = Column(capacity: capacity)
    isDeleted = Column(capacity: capacity)
  }
}

/// One row a stop time update.
package struct StopTimeColumns: Sendable {
  package let trip: Column<UInt32>
  package let stop: Column<TextSpan>
  package let arrival: Column<Int64>
  package let departure: Column<Int64>
  package let scheduledTrack: Column<TextSpan>
  package let actualTrack: Column<TextSpan>
  /// Seconds late at departure, or at arrival where only that is given; `noDelay` where neither is.
  package let delay: Column<Int32>
  package let sequence: Column<UInt32>
  /// 0 scheduled, 1 skipped, 2 no data, 3 unscheduled.
  package let relationship: Column<UInt8>
  package internal(set) var count = 0

  package static let noDelay = Int32.min

  init(capacity: Int) {
    trip = Column(capacity: capacity)
    stop = Column(capacity: capacity)
    arrival = Column(capacity: capacity)
    departure = Column(capacity: capacity)
    scheduledTrack = Column(capacity: capacity)
    actualTrack = Column(capacity: capacity)
    delay = Column(capacity: capacity)
    sequence = Column(capacity: capacity)
    relationship = Column(capacity: capacity)
  }
}

/// One row a vehicle position.
package struct VehicleColumns: Sendable {
  package let descriptor: Column<TripDescriptor>
  package let timestamp: Column<Int64>
  package let stop: Column<TextSpan>
  package let sequence: Column<UInt32>
  /// 0 incoming at, 1 stopped at, 2 in transit to.
  package let status: Column<UInt8>
  /// How many trip updates stood before it: its own is almost always the last of them.
  package let tripsBefore: Column<UInt32>
  package internal(set) var count = 0

  init(capacity: Int) {
    descriptor = Column(capacity: capacity)
    timestamp = Column(capacity: capacity)
    stop = Column(capacity: capacity)
    sequence = Column(capacity: capacity)
    status = Column(capacity: capacity)
    tripsBefore = Column(capacity: capacity)
  }
}
