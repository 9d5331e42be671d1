package import Wire

/// A GTFS-Realtime feed in the words of a test: `FeedWriter(at: 1000).train("1", …).bytes`.
package struct FeedWriter {
  package struct Call {
    package var stop: String
    package var arrival: Int64?
    package var departure: Int64?
    package var track: String?
    package var relationship: Int64?
    package var sequence: Int64?
    package var delay: Int64?

    /// `delay` stands at the departure.
    package init(
      _ stop: String = "", sequence: Int64? = nil, arrival: Int64? = nil, departure: Int64? = nil, delay: Int64? = nil,
      track: String? = nil, relationship: Int64? = nil
    ) {
      self.sequence = sequence
      self.delay = delay
      self.stop = stop
      self.arrival = arrival
      self.departure = departure
      self.track = track
      self.relationship = relationship
    }
  }

  package struct Trip {
    package var id: String
    package var route: String
    package var direction: Int64?
    package var isAssigned: Bool
    package var startDate: String?
    package var relationship: Int64?
    package var isNewYork = true
    package var train: String?
    /// GTFS `direction_id`.
    package var side: Int64?
    package var startTime: String?
    /// Of the whole trip.
    package var delay: Int64?

    /// One of an agency without New York's extension.
    package static func plain(
      _ id: String, route: String = "", side: Int64? = nil, startDate: String? = nil, startTime: String? = nil,
      relationship: Int64? = nil, delay: Int64? = nil
    ) -> Trip {
      var trip = Trip(id, route: route, startDate: startDate, relationship: relationship, isNewYork: false)
      (trip.side, trip.startTime, trip.delay) = (side, startTime, delay)
      return trip
    }

    package init(
      _ id: String, route: String, direction: Int64? = nil, isAssigned: Bool = true, startDate: String? = "20251002",
      relationship: Int64? = nil, isNewYork: Bool = true, train: String? = nil
    ) {
      self.id = id
      self.route = route
      self.direction = direction
      self.isAssigned = isAssigned
      self.startDate = startDate
      self.relationship = relationship
      self.isNewYork = isNewYork
      self.train = train
    }

    func write(into trip: inout ProtobufWriter) {
      trip.string(1, id)
      if let startTime { trip.string(2, startTime) }
      if let startDate { trip.string(3, startDate) }
      if let relationship { trip.integer(4, relationship) }
      if !route.isEmpty { trip.string(5, route) }
      if let side { trip.integer(6, side) }
      guard isNewYork else { return }
      trip.message(1001) { nyct in
        nyct.string(1, train ?? "0\(route) 1000 A/B")
        nyct.integer(2, isAssigned ? 1 : 0)
        if let direction { nyct.integer(3, direction) }
      }
    }
  }

  private var writer = ProtobufWriter()
  private var entities = 0

  package init(at timestamp: Int64, writesHeader: Bool = true) {
    guard writesHeader else { return }
    writer.message(1) { header in
      header.string(1, "1.0")
      header.integer(3, timestamp)
      header.message(1001) { $0.string(1, "1.0") }
    }
  }

  package var bytes: [UInt8] { writer.bytes }

  /// A trip update, and with `seen` its vehicle, on its way to the stop with that `sequence`.
  package mutating func train(_ trip: Trip, seen: Int64? = nil, at sequence: Int64? = nil, _ calls: [Call]) {
    entity { entity in
      entity.message(3) { update in
        update.message(1) { trip.write(into: &$0) }
        for call in calls {
          update.message(2) { FeedWriter.write(call, into: &$0) }
        }
        if let delay = trip.delay { update.integer(5, delay) }
      }
    }
    guard let seen else { return }
    entity { entity in
      entity.message(4) { vehicle in
        vehicle.message(1) { trip.write(into: &$0) }
        if let sequence { vehicle.integer(3, sequence) }
        vehicle.integer(5, seen)
      }
    }
  }

  package mutating func entity(_ build: (inout ProtobufWriter) -> Void) {
    entities += 1
    let id = String(entities)
    writer.message(2) { entity in
      entity.string(1, id)
      build(&entity)
    }
  }

  private static func write(_ call: Call, into update: inout ProtobufWriter) {
    if let arrival = call.arrival { update.message(2) { $0.integer(2, arrival) } }
    if call.departure != nil || call.delay != nil {
      update.message(3) { event in
        if let delay = call.delay { event.integer(1, delay) }
        if let departure = call.departure { event.integer(2, departure) }
      }
    }
    if let sequence = call.sequence { update.integer(1, sequence) }
    if !call.stop.isEmpty { update.string(4, call.stop) }
    if let relationship = call.relationship { update.integer(5, relationship) }
    if let track = call.track {
      update.message(1001) {
        $0.string(1, track)
        $0.string(2, track)
      }
    }
  }
}
