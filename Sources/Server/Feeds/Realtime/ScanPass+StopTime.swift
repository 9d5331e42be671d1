extension ScanPass {
  /// TripUpdate: trip = 1, stop_time_update = 2, timestamp = 4, delay = 5.
  @inline(__always)
  mutating func readUpdate(_ message: WireReader, into update: inout PendingUpdate) throws(WireError) {
    var fields = message
    let trip = UInt32(truncatingIfNeeded: trips.count)
    while !fields.isAtEnd {
      switch try fields.varint() {
      case Tag.message(2): try readStopTime(try fields.message(), trip: trip)
      case Tag.message(1): try readDescriptor(try fields.message(), into: &update.descriptor)
      case Tag.varint(4): update.timestamp = Int64(bitPattern: try fields.varint())
      case Tag.varint(5): update.delay = Int32(truncatingIfNeeded: try fields.varint())
      case let other: try fields.skip(other)
      }
    }
  }

  /// StopTimeUpdate: stop_sequence = 1, arrival = 2, departure = 3, stop_id = 4, schedule_relationship = 5,
  /// New York's = 1001 with scheduled_track = 1, actual_track = 2.
  @inline(__always)
  private mutating func readStopTime(_ message: WireReader, trip: UInt32) throws(WireError) {
    let row = stopTimes.count
    guard row < stopTimes.trip.capacity else { return }
    var fields = message
    var stop = TextSpan.none
    var arrival = StopEvent()
    var departure = StopEvent()
    var scheduledTrack = TextSpan.none
    var actualTrack = TextSpan.none
    var sequence: UInt32 = 0
    var relationship: UInt8 = 0
    while !fields.isAtEnd {
      switch try fields.varint() {
      case Tag.message(2): try arrival.read(try fields.message())
      case Tag.message(3): try departure.read(try fields.message())
      case Tag.message(4): stop = span(try fields.message())
      case Tag.message(1001):
        var tracks = try fields.message()
        while !tracks.isAtEnd {
          switch try tracks.varint() {
          case Tag.message(1): scheduledTrack = span(try tracks.message())
          case Tag.message(2): actualTrack = span(try tracks.message())
          case let other: try tracks.skip(other)
          }
        }
      case Tag.varint(1): sequence = UInt32(truncatingIfNeeded: try fields.varint())
      case Tag.varint(5): relationship.take(try fields.varint(), upTo: 3)
      case let other: try fields.skip(other)
      }
    }
    stopTimes.trip.base[row] = trip
    stopTimes.stop.base[row] = stop
    stopTimes.arrival.base[row] = arrival.time
    stopTimes.departure.base[row] = departure.time
    stopTimes.scheduledTrack.base[row] = scheduledTrack
    stopTimes.actualTrack.base[row] = actualTrack
    stopTimes.delay.base[row] = departure.delay ?? arrival.delay ?? StopTimeColumns.noDelay
    stopTimes.sequence.base[row] = sequence
    stopTimes.relationship.base[row] = relationship
    stopTimes.count = row + 1
  }
}

/// StopTimeEvent: delay = 1, time = 2.
private struct StopEvent {
  var time: Int64 = 0
  var delay: Int32?

  @inline(__always)
  mutating func read(_ message: WireReader) throws(WireError) {
    var fields = message
    while !fields.isAtEnd {
      switch try fields.varint() {
      case Tag.varint(2): time = Int64(bitPattern: try fields.varint())
      case Tag.varint(1): delay = Int32(truncatingIfNeeded: try fields.varint())
      case let other: try fields.skip(other)
      }
    }
  }
}

extension UInt8 {
  /// Takes an enum's value as a proto2 decoder does: one it doesn't know is as if absent.
  @inline(__always)
  mutating func take(_ value: UInt64, from least: UInt64 = 0, upTo most: UInt64) {
    if value >= least, value <= most { self = UInt8(truncatingIfNeeded: value) }
  }
}
