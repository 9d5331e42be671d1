/// How much of what a realtime feed names is in the static set: what doesn't join is shown to nobody, in silence.
package struct FeedJoins: Equatable, Sendable {
  package var trips = Names()
  package var stops = Names()
  package var routes = Names()
  package var updates = 0
  package var vehicles = 0
  package var alerts = 0

  /// Different names of one kind.
  package struct Names: Equatable, Sendable {
    package private(set) var all = 0
    package private(set) var missing = 0
    /// The first few that are missing, in the feed's order.
    package private(set) var examples: [String] = []
    private var seen: Set<String> = []

    package init() {}

    mutating func add(_ name: String, isKnown: (String) -> Bool) {
      guard !name.isEmpty, seen.insert(name).inserted else { return }
      all += 1
      if isKnown(name) { return }
      missing += 1
      if examples.count < 3 { examples.append(name) }
    }
  }

  /// Of a feed of trips, of vehicles, or of both. Trips that a feed adds are in no set, and not asked for.
  package init(_ bytes: [UInt8], in timetable: Timetable) throws(FeedError) {
    let columns = try FeedScanner.scan(bytes)
    let set = StaticNamesOf(timetable)
    for trip in 0..<columns.trips.count { add(columns.trips.descriptor[trip], columns, set) }
    for row in 0..<columns.stopTimes.count {
      stops.add(columns.text(columns.stopTimes.stop[row])) { set.stops.contains($0) }
    }
    for vehicle in 0..<columns.vehicles.count {
      add(columns.vehicles.descriptor[vehicle], columns, set)
      stops.add(columns.text(columns.vehicles.stop[vehicle])) { set.stops.contains($0) }
    }
    (updates, vehicles) = (columns.trips.count, columns.vehicles.count)
  }

  /// Of a feed of alerts.
  package init(alerts bytes: [UInt8], in timetable: Timetable) throws(FeedError) {
    let feed = try AlertScanner.scan(bytes)
    let set = StaticNamesOf(timetable)
    for entity in feed.alerts.flatMap(\.informed) {
      routes.add(entity.route) { set.routes.contains($0) }
      stops.add(entity.stop) { set.stops.contains($0) }
      trips.add(entity.trip) { set.has(trip: $0) }
    }
    alerts = feed.alerts.count
  }

  private mutating func add(_ descriptor: TripDescriptor, _ columns: FeedColumns, _ set: StaticNamesOf) {
    routes.add(columns.text(descriptor.routeID)) { set.routes.contains($0) }
    if TripDescriptor.besides.contains(descriptor.relationship) { return }
    trips.add(columns.text(descriptor.tripID)) { set.has(trip: $0) }
  }
}

/// What may be named of a set.
private struct StaticNamesOf {
  let routes: Set<String>
  let stops: Set<String>
  private let calls: StaticCalls?

  init(_ timetable: Timetable) {
    routes = Set(timetable.index?.routes ?? [])
    stops = Set(timetable.index?.stopIDs ?? [])
    calls = StaticCalls(timetable)
  }

  /// New York's set has no calls to be joined by: its trips are found by other rules, and counted as known here.
  func has(trip id: String) -> Bool { calls.map { $0.trip(named: Array(id.utf8)) != nil } ?? true }
}
