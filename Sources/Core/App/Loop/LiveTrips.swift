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

  private func pollTrips(_ wanted: [String]) -> [Outgoing] {
    let isNew = wanted.contains { !live.askedTrips.contains($0) }
    guard isOnline, !live.isOpen || isNew else { return [] }
    if !isNew, let last = live.lastTrips, clock.device.seconds(since: last) < LiveFeed.tripsInterval { return [] }
    live.lastTrips = clock.device
    live.askedTrips = wanted
    return wanted.map { LiveFeed.fetch(.trip, Address(segments: ["api", "v1", "trips", $0]).text) }
  }

  /// From the stream or an answer; what can't be read changes nothing.
  @inline(never)  // a gate of the program's parts
  func readTrip(_ json: JSON) {
    if let trip = Trip(json: json) { departures.received(trip, at: clock.now) }
  }

  @inline(never)  // a gate of the program's parts
  func answeredTrip(_ status: Int, _ body: String) {
    if status == 200, let trip = Trip(text: body) { departures.received(trip, at: clock.now) }
    if status == 404 { departures.lost(tripsOf: wantedTrips) }
  }

  private func keepRide() -> [Outgoing] {
    guard let trip = departures.ridden(at: clock.now) else { return [] }
    if let last = live.lastKeptRide, clock.device.seconds(since: last) < LiveFeed.keepInterval { return [] }
    live.lastKeptRide = clock.device
    var json = JSONWriter(capacity: 4096)
    trip.write(into: &json, network: departures.network, now: clock.now)
    return [.module(.keep(name: DeparturesState.keptRide, text: String(decoding: json.bytes, as: UTF8.self)))]
  }
}
