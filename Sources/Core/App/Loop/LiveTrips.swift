import Departures
import Kernel

/// How the stops ahead of trains reach this page: by the same stream as the boards, and by asking where it is down.
extension AppState {
  /// Of the train that is open and of the one that the person rides.
  var wantedTrips: [String] {
    let isOpen = route == .module(.departures)
    if !isOpen, departures.mine?.alighting == nil { return [] }
    return departures.wantedTrips(at: clock.now, isOpen: isOpen)
  }

  /// Fetches what the stream does not bring, and keeps the ride for a tunnel without a network.
  @inline(never)  // a gate of the program's parts
  func followTrips(_ wanted: [String]) -> [Outgoing] { pollTrips(wanted) + keepRide() }

  /// The stream has no word for a train that is not known any more: of what it has not told of lately the server is asked.
  private func pollTrips(_ wanted: [String]) -> [Outgoing] {
    let old = wanted.filter { !live.isOpen || departures.isOld(trip: $0, at: clock.now) }
    let isNew = old.contains { !live.askedTrips.contains($0) }
    guard isOnline, !old.isEmpty else { return [] }
    if !isNew, let last = live.lastTrips, clock.device.seconds(since: last) < LiveFeed.tripsInterval { return [] }
    live.lastTrips = clock.device
    live.askedTrips = wanted
    return old.map { LiveFeed.fetch(.trip, about: $0, Address(segments: ["api", "v1", "trips", $0]).text) }
  }

  /// From the stream or an answer; what can't be read changes nothing.
  @inline(never)  // a gate of the program's parts
  func readTrip(_ json: JSON) {
    if let trip = Trip(json: json) { departures.received(trip, at: clock.now) }
  }

  @inline(never)  // a gate of the program's parts
  func answeredTrip(_ id: String, _ status: Int, _ body: String) {
    if status == 200, let trip = Trip(text: body) { departures.received(trip, at: clock.now) }
    if status == 404 { departures.lost(trip: id) }
  }

  private func keepRide() -> [Outgoing] {
    guard let trip = departures.keptTrip(at: clock.now) else { return [] }
    if live.keptTrip != trip.id { (live.keptTrip, live.lastKeptRide) = (trip.id, nil) }
    return LiveFeed.keep(DeparturesState.keptRide, &live.lastKeptRide, at: clock.device) {
      trip.write(into: &$0, network: departures.network, now: clock.now)
    }
  }
}
