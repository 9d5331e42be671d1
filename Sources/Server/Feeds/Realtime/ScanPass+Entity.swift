extension ScanPass {
  /// FeedEntity: id = 1, is_deleted = 2, trip_update = 3, vehicle = 4, alert = 5. One that breaks inside leaves no row.
  @inline(__always)
  mutating func entity(_ message: WireReader) {
    entities += 1
    let before = (trips.count, stopTimes.count, vehicles.count, alerts)
    do throws(WireError) {
      try readEntity(message)
    } catch {
      malformed += 1
      (trips.count, stopTimes.count, vehicles.count, alerts) = before
    }
  }

  @inline(__always)
  private mutating func readEntity(_ message: WireReader) throws(WireError) {
    var entity = message
    var update = PendingUpdate()
    var vehicle = PendingVehicle()
    var isDeleted = false
    while !entity.isAtEnd {
      switch try entity.varint() {
      case Tag.message(3):
        if !update.isThere { update.begin(at: UInt32(truncatingIfNeeded: stopTimes.count)) }
        try readUpdate(try entity.message(), into: &update)
      case Tag.message(4):
        vehicle.isThere = true
        try readVehicle(try entity.message(), into: &vehicle)
      case Tag.message(5):
        alerts += 1
        _ = try entity.message()
      case Tag.varint(2):
        isDeleted = try entity.varint() != 0
      case let other:
        try entity.skip(other)
      }
    }
    if update.isThere { close(update, isDeleted: isDeleted) }
    if vehicle.isThere, !isDeleted { close(vehicle) }
  }

  @inline(__always)
  private mutating func close(_ update: PendingUpdate, isDeleted: Bool) {
    let row = trips.count
    guard row < trips.descriptor.capacity else { return }
    trips.descriptor.base[row] = update.descriptor
    trips.timestamp.base[row] = update.timestamp
    trips.delay.base[row] = update.delay
    trips.firstStop.base[row] = update.firstStop
    trips.stopCount.base[row] = UInt32(truncatingIfNeeded: stopTimes.count) &- update.firstStop
    trips.isDeleted.base[row] = isDeleted
    trips.count = row + 1
  }

  @inline(__always)
  private mutating func close(_ vehicle: PendingVehicle) {
    let row = vehicles.count
    guard row < vehicles.descriptor.capacity else { return }
    vehicles.descriptor.base[row] = vehicle.descriptor
    vehicles.timestamp.base[row] = vehicle.timestamp
    vehicles.stop.base[row] = vehicle.stop
    vehicles.sequence.base[row] = vehicle.sequence
    vehicles.status.base[row] = vehicle.status
    vehicles.tripsBefore.base[row] = UInt32(truncatingIfNeeded: trips.count)
    vehicles.count = row + 1
  }
}

/// A trip update while its fields come in, in whatever order.
struct PendingUpdate {
  var isThere = false
  var descriptor = TripDescriptor()
  var timestamp: Int64 = 0
  var delay = StopTimeColumns.noDelay
  var firstStop: UInt32 = 0

  @inline(__always)
  mutating func begin(at row: UInt32) {
    isThere = true
    firstStop = row
  }
}

/// A `VehiclePosition` while its entity is read: whether it counts is known only at the entity's end.
struct PendingVehicle {
  var isThere = false
  var descriptor = TripDescriptor()
  var timestamp: Int64 = 0
  var stop = TextSpan.none
  var sequence: UInt32 = 0
  /// The reference's default: IN_TRANSIT_TO.
  var status: UInt8 = 2
}
