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
    var naming = TripNaming(trips)
    var writer = ProtobufWriter()
    writer.bytes.reserveCapacity(64 + trips.trips.count * 256 + trips.calls.count * 36)
    OutgoingFeed.begin(&writer, at: moment)
    for trip in trips.trips {
      guard let board = trips.board(trip) else { continue }
      writer.message(2) { entity in
        naming.entity(trip, of: board, &entity, end: "")
        entity.message(3) { update in
          naming.descriptor(trip, of: board, 1, &update)
          write(trip, of: trips, &update)
          naming.vehicle(trip, of: board, 3, &update)
          update.varint(4, UInt64(clamping: known(trip, of: board)))
        }
      }
    }
    return writer.bytes
  }

  private static func known(_ trip: OutgoingTrip, of board: FeedBoard) -> Int64 {
    let given = board.columns.trips.timestamp[trip.row]
    return min(given > 0 ? given : board.asOf.seconds, board.fetchedAt.seconds)
  }

  /// StopTimeUpdate: stop_sequence = 1, arrival = 2, departure = 3, stop_id = 4, schedule_relationship = 5 (0 SCHEDULED,
  /// 1 SKIPPED); StopTimeEvent: time = 2. Times are as the agency gives them, never made up: the delay is left to whoever
  /// holds the timetable.
  private static func write(_ trip: OutgoingTrip, of trips: OutgoingTrips, _ update: inout ProtobufWriter) {
    for call in trips.calls[trip.calls] {
      let isSkipped = call.arrival == 0 && call.departure == 0
      // Only of a static trip can a stop be skipped.
      if isSkipped, call.sequence == OutgoingCall.noSequence { continue }
      update.message(2) { stop in
        if call.sequence != OutgoingCall.noSequence { stop.varint(1, UInt64(call.sequence)) }
        if call.arrival > 0 { stop.message(2) { $0.varint(2, UInt64(call.arrival)) } }
        if call.departure > 0 { stop.message(3) { $0.varint(2, UInt64(call.departure)) } }
        stop.bytes(4, trips.set.names.platforms[Int(call.platform)])
        stop.varint(5, isSkipped ? 1 : 0)
      }
    }
  }
}
