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
    var naming = TripNaming(trips)
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
      writer.message(2) { entity in
        naming.entity(trip, of: board, &entity, end: ":train")
        entity.message(4) { vehicle in
          naming.descriptor(trip, of: board, 1, &vehicle)
          write(Int(facts.vehicle), of: trip, trips, board, &vehicle)
          vehicle.varint(5, UInt64(clamping: facts.lastSeen))
          naming.vehicle(trip, of: board, 8, &vehicle)
        }
      }
    }
    return writer.bytes
  }

  /// The stop it is at or on its way to. At a timing point it is at none.
  private static func write(
    _ row: Int, of trip: OutgoingTrip, _ trips: OutgoingTrips, _ board: FeedBoard, _ vehicle: inout ProtobufWriter
  ) {
    let vehicles = board.columns.vehicles
    let key = board.columns.bytes.withUnsafeBufferPointer { $0.key(vehicles.stop[row]) }
    guard
      var platform = trips.set.platforms.platform(key, tripIsSouthbound: board.trips[trip.row].isSouthbound)
    else { return }
    if trips.isFlipped(trip), trips.set.platforms.stops[platform / 2].flips { platform ^= 1 }
    let call = trips.call(trip, at: platform)
    let name = trips.set.names.platforms[call?.platform ?? platform]
    if name.isEmpty { return }
    if let call { vehicle.varint(3, UInt64(call.sequence)) }
    vehicle.varint(4, UInt64(vehicles.status[row]))
    vehicle.bytes(7, name)
  }
}

extension OutgoingTrips {
  /// The static trip's own call at a platform, also where it has left that behind.
  fileprivate func call(_ trip: OutgoingTrip, at platform: Int) -> (sequence: UInt32, platform: Int)? {
    guard let joined = trip.joined, let index = set.names.index, let way = index.way(of: joined) else { return nil }
    for side in isFlipped(trip) ? [platform, platform ^ 1] : [platform] {
      let stop = set.names.places[side]
      if stop != StaticNames.nowhere, let place = way.first(where: { index.wayStops[$0] == stop }) {
        return (index.waySequences[place], side)
      }
    }
    return nil
  }
}
