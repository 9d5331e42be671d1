import Departures
import Kernel
import Wire

/// The feed of vehicles: where the trains are that are bound to a trip that goes out.
enum VehiclePositions {
  /// FeedMessage: entity = 2; FeedEntity: id = 1, vehicle = 4; VehiclePosition: trip = 1, current_stop_sequence = 3,
  /// current_status = 4, timestamp = 5, stop_id = 7, vehicle = 8. Nobody knows a train's place under ground: there is no
  /// position. A vehicle whose time is still to come, as the lettered lines have of trips without a train, is none.
  static func bytes(_ set: BoardSet, at moment: Instant) -> [UInt8] {
    let trips = OutgoingTrips(set, at: moment)
    var naming = TripNaming(trips.names)
    var writer = ProtobufWriter()
    writer.bytes.reserveCapacity(64 + trips.trips.count * 256)
    OutgoingFeed.begin(&writer, at: moment)
    for trip in trips.trips {
      guard let board = trips.board(trip) else { continue }
      let facts = board.trips[trip.row]
      let latest = min(board.fetchedAt, moment).seconds
      guard !trip.isCanceled, facts.state != .unassigned, facts.vehicle != TripFacts.noVehicle,
        facts.lastSeen > 0, facts.lastSeen <= latest
      else { continue }
      let entity = writer.begin(2)
      naming.entity(trip, of: board, &writer, end: ":train")
      let vehicle = writer.begin(4)
      naming.descriptor(trip, of: board, 1, &writer)
      write(Int(facts.vehicle), of: trip, trips, board, &writer)
      writer.varint(5, UInt64(clamping: facts.lastSeen))
      naming.vehicle(trip, of: board, 8, &writer)
      writer.end(vehicle)
      writer.end(entity)
    }
    return writer.bytes
  }

  /// The stop it is at or on its way to. At a timing point it is at none.
  private static func write(
    _ row: Int, of trip: OutgoingTrip, _ trips: OutgoingTrips, _ board: FeedBoard, _ vehicle: inout ProtobufWriter
  ) {
    let vehicles = board.columns.vehicles
    let key = board.columns.bytes.withUnsafeBufferPointer { $0.key(vehicles.stop[row]) }
    guard var platform = trips.platform(key, board.trips[trip.row]) else { return }
    if trips.isFlipped(trip), trips.set.platforms.stops[platform / 2].flips { platform ^= 1 }
    let call = trips.call(trip, at: platform)
    let name = trips.names.stop(call?.platform ?? platform)
    if name.isEmpty { return }
    if let call { vehicle.varint(3, UInt64(call.sequence)) }
    vehicle.varint(4, UInt64(vehicles.status[row]))
    vehicle.string(7, utf8: name)
  }
}

extension OutgoingTrips {
  /// The static trip's own call at a platform, also where it has left that behind.
  fileprivate func call(_ trip: OutgoingTrip, at platform: Int) -> (sequence: UInt32, platform: Int)? {
    guard let joined = trip.joined, let way = names.index.way(of: joined) else { return nil }
    for side in isFlipped(trip) ? [platform, platform ^ 1] : [platform] {
      let stop = names.places[side]
      if stop != StaticNames.nowhere, let place = way.first(where: { names.index.wayStops[$0] == stop }) {
        return (names.index.waySequences[place], side)
      }
    }
    return nil
  }
}
