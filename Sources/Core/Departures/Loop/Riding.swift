package import Kernel

/// What is known of a ride from one second to the next: how far it is to where the person gets off.
struct Ride: Sendable {
  var alighting: Alighting
  /// The train as its stops are known; `nil` where they are not.
  var trip: Trip?
  /// When the train is where the person gets off.
  var arrivesAt: Instant
  /// 1 where that is the next stop; `nil` where the stops are not known.
  var stops: Int?
  /// The train has left where the person gets on.
  var hasBegun = false
  /// The server knows no such train any more.
  var isLost = false
  /// The train is not to stop there any more.
  var isDiverted = false
  /// What the person was told last; `nil` before anything.
  var told: Notice?
  /// Its stops were known before, so that it could be seen coming nearer.
  var wasKnown = false

  /// What is said on the way, in this order.
  enum Notice: Int, Sendable { case inTwo, next, diverted }

  init(_ alighting: Alighting) {
    self.alighting = alighting
    arrivesAt = alighting.time
  }

  /// What is to be said now.
  func notice(at now: Instant) -> Notice? {
    guard hasBegun else { return nil }
    if isDiverted { return .diverted }
    guard let stops else { return arrivesAt.seconds(since: now) <= Self.withoutStops ? .next : nil }
    return stops == 1 ? .next : stops == 2 ? .inTwo : nil
  }

  /// Seconds before it is there at which the person is told where only the time is known.
  private static let withoutStops: Int64 = 120
}

extension DeparturesState {
  /// The ride that goes on; `nil` where there is none, or it is over.
  @inline(never)  // a gate of the program's parts
  func riding(at now: Instant) -> Ride? {
    guard let alighting = mine?.alighting else { return nil }
    var ride = ways.ride ?? Ride(alighting)
    if ride.alighting != alighting { ride = Ride(alighting) }
    ride.hasBegun = Departed.isGone(alighting.train.time, now: now)
    ride.isLost = ways.unknown == (ride.trip?.id ?? alighting.train.trip)
    if ride.isLost { (ride.trip, ride.stops) = (nil, nil) }
    if !ride.isLost, let trip = trip(of: alighting.train) {
      ride.trip = trip
      ride.hasBegun = trip.stops(to: alighting.from, at: now) == nil
      ride.stops = trip.stops(to: alighting.station, at: now)
      if let call = trip.ahead(at: now).first(where: { $0.station == alighting.station }) {
        ride.arrivesAt = call.time
        if ride.isDiverted { (ride.isDiverted, ride.told) = (false, nil) }
      } else if ride.arrivesAt.seconds(since: now) > 180 {
        ride.isDiverted = true
      } else if !ride.isDiverted {
        // What vanishes in the last minutes has been there a little early.
        return nil
      }
    }
    return Departed.isGone(ride.arrivesAt, now: now) ? nil : ride
  }

  /// The stops ahead of a train, where they are known.
  func trip(of train: RemindedTrain) -> Trip? { ways.trips.last { $0.isRun(of: train) } }

  /// The trips whose stops are needed now: of the train that is open, and of the one that the person rides.
  @inline(never)  // a gate of the program's parts
  package func wantedTrips(at now: Instant, isOpen: Bool) -> [String] {
    var wanted: [String] = []
    if isOpen, case .train(_, let trip) = place { wanted.append(opened?.trip ?? trip) }
    if let ride = riding(at: now) {
      let trip = ride.trip?.id ?? ride.alighting.train.trip
      if !wanted.contains(trip) { wanted.append(trip) }
    }
    // One that no trip has would be refused, and the boards with it.
    return wanted.filter { $0.utf8.count <= Trip.longestID }
  }

  /// Whether nothing was heard lately of where a train goes.
  package func isOld(trip: String, at now: Instant) -> Bool {
    guard let held = ways.trips.first(where: { $0.id == trip }) else { return true }
    return held.asOf.map { now.seconds(since: $0) > Self.apart } ?? false
  }

  /// What is kept for a start without network: of the ride, or else of the train that is open.
  @inline(never)  // a gate of the program's parts
  package func keptTrip(at now: Instant) -> Trip? {
    if let trip = riding(at: now)?.trip { return trip }
    guard case .train(_, let id) = place else { return nil }
    return opened.flatMap { trip(of: $0) } ?? ways.trips.first { $0.id == id }
  }

  /// Its name on the device.
  package static let keptRide = "ride"

  /// From what was kept; what the server has sent meanwhile is newer.
  @inline(never)  // a gate of the program's parts
  mutating func recall(ride text: String, at now: Instant) {
    if let trip = Trip(text: text) { received(trip, at: now) }
  }

  /// The server knows no stops of that train.
  package func lost(trip: String) { ways.lose(trip) }

  /// Whether the train's own stops, as new as the station's board, have it there still to come.
  func isComing(_ train: RemindedTrain, to station: String, beside board: Board, at now: Instant) -> Bool {
    guard let trip = trip(of: train), trip.stops(to: station, at: now) != nil else { return false }
    guard let mine = trip.asOf, let its = board.asOf else { return true }
    return its.seconds(since: mine) <= Self.apart
  }

  /// Seconds between a board and a trip of one feed, which don't come together.
  private static let apart: Int64 = 60

  /// How many stops it still is, as the train goes.
  func speakOfRide(_ surroundings: Surroundings) -> Spoken? {
    let now = surroundings.now
    guard var ride = riding(at: now) else {
      ways.ride = nil
      return nil
    }
    defer { ways.ride = ride }
    if !ride.wasKnown, ride.stops != nil {
      ride.wasKnown = true
      // A page opened anew tells nobody what they were told; of the next stop it speaks all the same.
      if ride.notice(at: now) == .inTwo { ride.told = ride.told ?? .inTwo }
    }
    guard let notice = ride.notice(at: now), ride.told.map({ notice.rawValue > $0.rawValue }) ?? true else {
      return nil
    }
    ride.told = notice
    return Spoken(text: line(of: ride, surroundings), path: Self.address(of: ride))
  }

  /// "Get off in 2 stops: 34 St-Herald Sq"; before the train has come, when it is there.
  func line(of ride: Ride, _ surroundings: Surroundings) -> String {
    let words = DeparturesWords(surroundings.language)
    let name = name(of: ride.alighting.station)
    if ride.hasBegun, ride.isDiverted {
      return words.diverted(spokenLine(ride.alighting.train.route, words), name: name)
    }
    switch ride.hasBegun ? ride.stops : nil {
    case .some(1): return words.getOffNext(name)
    case .some(let stops): return words.getOffIn(stops, name: name)
    case nil:
      return words.getOffAt(clock(ride.arrivesAt, of: ride.alighting.station, surroundings), name: name)
    }
  }

  static func address(of ride: Ride) -> String {
    address(.train(station: ride.alighting.from, trip: ride.alighting.train.trip))
  }

  /// For whoever is on the way.
  func rideLine(_ surroundings: Surroundings) -> NowLine? {
    guard let ride = riding(at: surroundings.now), ride.hasBegun else { return nil }
    let isNear = ride.notice(at: surroundings.now) != nil
    return NowLine(isNear ? .seconds : .minutes, text: line(of: ride, surroundings), path: Self.address(of: ride))
  }
}
