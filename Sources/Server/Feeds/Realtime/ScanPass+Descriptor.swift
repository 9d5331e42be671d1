extension ScanPass {
  /// TripDescriptor: trip_id = 1, start_time = 2, start_date = 3, schedule_relationship = 4, route_id = 5,
  /// direction_id = 6.
  @inline(__always)
  func readDescriptor(_ message: WireReader, into trip: inout TripDescriptor) throws(WireError) {
    var fields = message
    while !fields.isAtEnd {
      switch try fields.varint() {
      case Tag.message(1): trip.tripID = try name(try fields.message())
      case Tag.message(2): trip.startTime = span(try fields.message())
      case Tag.message(3): trip.startDate = span(try fields.message())
      case Tag.message(5): trip.routeID = try name(try fields.message())
      case Tag.varint(4): trip.relationship.take(try fields.varint(), upTo: 8)
      case Tag.varint(6): trip.side.take(try fields.varint(), upTo: 1)
      case Tag.message(1001):
        trip.isNewYork = true
        try readExtension(try fields.message(), into: &trip)
      case let other: try fields.skip(other)
      }
    }
  }

  /// NyctTripDescriptor: train_id = 1, is_assigned = 2, direction = 3.
  @inline(__always)
  private func readExtension(_ message: WireReader, into trip: inout TripDescriptor) throws(WireError) {
    var fields = message
    while !fields.isAtEnd {
      switch try fields.varint() {
      case Tag.message(1): trip.trainID = span(try fields.message())
      case Tag.varint(2): trip.isAssigned = try fields.varint() != 0
      case Tag.varint(3): trip.compass.take(try fields.varint(), from: 1, upTo: 4)
      case let other: try fields.skip(other)
      }
    }
  }

  /// VehiclePosition: trip = 1, current_stop_sequence = 3, current_status = 4, timestamp = 5, stop_id = 7.
  @inline(__always)
  func readVehicle(_ message: WireReader, into vehicle: inout PendingVehicle) throws(WireError) {
    var fields = message
    while !fields.isAtEnd {
      switch try fields.varint() {
      case Tag.message(1): try readDescriptor(try fields.message(), into: &vehicle.descriptor)
      case Tag.varint(3): vehicle.sequence = UInt32(truncatingIfNeeded: try fields.varint())
      case Tag.varint(4): vehicle.status.take(try fields.varint(), upTo: 2)
      case Tag.varint(5): vehicle.timestamp = Int64(bitPattern: try fields.varint())
      case Tag.message(7): vehicle.stop = span(try fields.message())
      case let other: try fields.skip(other)
      }
    }
  }
}
