import Departures
import Kernel

/// Looks at a feed's trips before its rows: which count, what state their trains are in, what their routes are called.
struct TripSurvey {
  let facts: Column<TripFacts>
  private(set) var routes: [String] = []
  private var routeByKey: [UInt64: UInt16] = [:]
  private let columns: FeedColumns

  init(_ columns: FeedColumns, _ bytes: UnsafeBufferPointer<UInt8>, fetchedAt: Instant) {
    self.columns = columns
    facts = Column(capacity: columns.trips.count)
    // Place 0 is no line at all.
    routes.append("")
    for trip in 0..<columns.trips.count { facts.base[trip] = fact(trip, bytes) }
    joinVehicles(bytes)
    let asOf = Instant(seconds: columns.header.timestamp)
    for trip in 0..<columns.trips.count { judge(trip, asOf: asOf, fetchedAt: fetchedAt) }
  }

  /// A vehicle speaks for the trip update just before it almost always; the others are looked up, among trains that share
  /// one trip id by the train.
  private func joinVehicles(_ bytes: UnsafeBufferPointer<UInt8>) {
    var tripByName: [UInt64: Int] = [:]
    for vehicle in 0..<columns.vehicles.count {
      let seen = columns.vehicles.timestamp.base[vehicle]
      let descriptor = columns.vehicles.descriptor.base[vehicle]
      let identity = TripSurvey.identity(descriptor, bytes)
      let before = Int(columns.vehicles.tripsBefore.base[vehicle]) - 1
      var trip: Int? = before
      if before < 0 || facts.base[before].identity != identity {
        if tripByName.isEmpty {
          for trip in 0..<columns.trips.count {
            let facts = facts.base[trip]
            tripByName[facts.identity] = trip
            tripByName[TextKey.mixed(facts.identity ^ facts.train)] = trip
          }
        }
        trip = tripByName[TextKey.mixed(identity ^ bytes.key(descriptor.trainID))] ?? tripByName[identity]
      }
      guard let trip, seen > facts.base[trip].lastSeen else { continue }
      facts.base[trip].lastSeen = seen
      facts.base[trip].vehicle = UInt32(truncatingIfNeeded: vehicle)
    }
  }

  private mutating func fact(_ trip: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> TripFacts {
    let descriptor = columns.trips.descriptor[trip]
    let isOff = columns.trips.isDeleted[trip] || descriptor.isOff
    // Without New York's extension nothing is known about trains bound to trips: a trip in the feed is a live one.
    let isUnassigned = descriptor.isNewYork && !descriptor.isAssigned
    return TripFacts(
      identity: TripSurvey.identity(descriptor, bytes), train: bytes.key(descriptor.trainID),
      firstDeparture: firstDeparture(trip), lastSeen: 0, end: TripFacts.noEnd, route: route(descriptor, bytes),
      state: isOff ? .dropped : isUnassigned ? .unassigned : .live,
      isSouthbound: descriptor.isSouthbound, isNewYork: descriptor.isNewYork)
  }

  private func judge(_ trip: Int, asOf: Instant, fetchedAt: Instant) {
    let facts = facts.base + trip
    guard facts.pointee.state == .live, facts.pointee.lastSeen > 0 else { return }
    let lastSeen = Instant(seconds: facts.pointee.lastSeen)
    switch TrainSilence.verdict(lastSeen: lastSeen, asOf: asOf, fetchedAt: fetchedAt) {
    case .live: break
    case .held: facts.pointee.state = .held
    case .dimmed: facts.pointee.state = .dimmed
    case .dropped: facts.pointee.state = .dropped
    }
  }

  private func firstDeparture(_ trip: Int) -> Int64 {
    let first = Int(columns.trips.firstStop[trip])
    for row in first..<(first + Int(columns.trips.stopCount[trip])) {
      let time = RowTime.departure(
        arrival: columns.stopTimes.arrival[row], departure: columns.stopTimes.departure[row])
      if time > 0 { return time }
    }
    return 0
  }

  private mutating func route(_ descriptor: TripDescriptor, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt16 {
    let hasRoute = !descriptor.routeID.isEmpty
    let key = bytes.key(hasRoute ? descriptor.routeID : descriptor.tripID)
    if let known = routeByKey[key] { return known }
    // No agency has so many routes; what is beyond belongs to no line.
    guard routes.count < 10_000 else { return 0 }
    let raw = hasRoute ? columns.text(descriptor.routeID) : TripName(columns.text(descriptor.tripID))?.route ?? ""
    routes.append(descriptor.isNewYork ? RouteName.line(raw) : raw)
    let place = UInt16(routes.count - 1)
    routeByKey[key] = place
    return place
  }

  private static func identity(_ trip: TripDescriptor, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let identity = TextKey.mixed(bytes.key(trip.tripID)) ^ bytes.key(trip.startDate)
    // Elsewhere one trip may run often a day, each run by its start.
    return trip.isNewYork ? identity : identity ^ TextKey.mixed(bytes.key(trip.startTime))
  }
}

extension TripDescriptor {
  static let south: UInt8 = 3

  /// By New York's compass, or elsewhere by GTFS's `direction_id`: 1 is south, as the static import has it.
  var isSouthbound: Bool { isNewYork ? compass == Self.south : side == 1 }
}
