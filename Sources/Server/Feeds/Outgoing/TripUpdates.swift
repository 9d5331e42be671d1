import Departures
import Kernel
import Wire

/// The feed of trip updates.
enum TripUpdates {
  /// FeedMessage: entity = 2; FeedEntity: id = 1, trip_update = 3; TripUpdate: trip = 1, stop_time_update = 2, vehicle = 3,
  /// timestamp = 4. The timestamp is the feed's own word of when it knew this, no later than it came in: a clock ahead of
  /// ours measures nothing that is still to come.
  static func bytes(_ set: BoardSet, at moment: Instant) -> [UInt8] {
    let trips = OutgoingTrips(set, at: moment)
    var naming = TripNaming(trips.names)
    var writer = ProtobufWriter()
    writer.bytes.reserveCapacity(64 + trips.trips.count * 256 + trips.calls.count * 36)
    OutgoingFeed.begin(&writer, at: moment)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: CallWriter.room) { room in
      var calls = CallWriter(room)
      for trip in trips.trips {
        guard let board = trips.board(trip) else { continue }
        let entity = writer.begin(2)
        naming.entity(trip, of: board, &writer, end: "")
        let update = writer.begin(3)
        naming.descriptor(trip, of: board, 1, &writer)
        for place in trip.calls { calls.write(trips.calls[place], trips.names, &writer.bytes) }
        naming.vehicle(trip, of: board, 3, &writer)
        writer.varint(4, UInt64(clamping: known(trip, of: board)))
        writer.end(update)
        writer.end(entity)
      }
    }
    return writer.bytes
  }

  private static func known(_ trip: OutgoingTrip, of board: FeedBoard) -> Int64 {
    let given = board.columns.trips.timestamp[trip.row]
    return min(given > 0 ? given : board.asOf.seconds, board.fetchedAt.seconds)
  }
}

/// Writes calls, of which there are tens of thousands: each is put together in a room of its own, of which the length is
/// known then, and appended at once.
private struct CallWriter {
  private let room: UnsafeMutableBufferPointer<UInt8>
  private var end = 0

  /// More than a call takes: five numbers, and a stop id no longer than `StaticNames.longestStop`.
  static let room = 128

  init(_ room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

  /// TripUpdate: stop_time_update = 2; StopTimeUpdate: stop_sequence = 1, arrival = 2, departure = 3, stop_id = 4,
  /// schedule_relationship = 5 (0 SCHEDULED, 1 SKIPPED). Times are as the agency gives them, never made up: the delay is left
  /// to whoever holds the timetable.
  @inline(__always)
  mutating func write(_ call: OutgoingCall, _ names: StaticNames, _ bytes: inout [UInt8]) {
    let isSkipped = call.arrival == 0 && call.departure == 0
    // Only of a static trip can a stop be skipped.
    if isSkipped, call.sequence == OutgoingCall.noSequence { return }
    end = 2
    if call.sequence != OutgoingCall.noSequence {
      byte(1 << 3)
      varint(call.sequence)
    }
    if call.arrival > 0 { event(2, call.arrival) }
    if call.departure > 0 { event(3, call.departure) }
    let from = Int(names.starts[Int(call.platform)])
    let to = Int(names.starts[Int(call.platform) + 1])
    byte(4 << 3 | 2)
    byte(UInt8(truncatingIfNeeded: to - from))
    for place in from..<to { byte(names.text[place]) }
    byte(5 << 3)
    byte(isSkipped ? 1 : 0)
    room[0] = 2 << 3 | 2
    room[1] = UInt8(truncatingIfNeeded: end - 2)
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: room[..<end]))
  }

  /// StopTimeEvent: time = 2.
  @inline(__always)
  private mutating func event(_ field: UInt8, _ time: UInt32) {
    byte(field << 3 | 2)
    let start = end
    byte(0)
    byte(2 << 3)
    varint(time)
    room[start] = UInt8(truncatingIfNeeded: end - start - 1)
  }

  @inline(__always)
  private mutating func varint(_ value: UInt32) {
    var rest = value
    while rest > 0x7F {
      byte(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    byte(UInt8(truncatingIfNeeded: rest))
  }

  @inline(__always)
  private mutating func byte(_ byte: UInt8) {
    precondition(end < room.count)
    room[end] = byte
    end += 1
  }
}
