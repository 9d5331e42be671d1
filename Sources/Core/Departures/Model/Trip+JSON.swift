package import Kernel

/// The wire form of a trip: `/api/v1/trips/{id}`, the live stream, and what a phone keeps for the way, alike.
extension Trip {
  /// Times are in the network's zone; the stations' names and the minutes are told for others, as of `now`.
  package func write(into json: inout JSONWriter, network: Network, now: Instant) {
    var trip = self
    let place = WirePlace(network, now, of: trip.id)
    json.object { trip.code(&$0, place) }
  }

  /// Reads what `write` wrote; calls it cannot read are left out.
  package init?(json: JSON) {
    var fields = Fields(json)
    self.init(
      id: "", route: "", destination: "", direction: .north, state: .live, asOf: nil, health: .unknown, calls: [])
    code(&fields, WirePlace())
    if fields.isUnreadable || id.isEmpty { return nil }
  }

  /// The same of its text.
  package init?(text: String) {
    guard let json = try? JSON.parse(text) else { return nil }
    self.init(json: json)
  }

  private mutating func code(_ fields: inout Fields, _ place: WirePlace) {
    fields.text("id", &id)
    fields.text("route", &route)
    fields.ifReadable { $0.text("destination", &destination) }
    fields.choice("direction", &direction)
    fields.choice("state", &state)
    fields.moment("asOf", &asOf, in: place.zone)
    fields.choice("health", &health)
    fields.rows(
      "calls", &calls, most: Self.mostCalls, Call(station: "", stop: "", time: Instant(milliseconds: 0))
    ) { $1.code(&$0, place) }
    if fields.isReading || !passed.isEmpty {
      fields.ifReadable {
        $0.rows("passed", &passed, most: Self.mostCalls, Call(station: "", stop: "", time: Instant(milliseconds: 0))) {
          $1.code(&$0, place)
        }
      }
    }
  }
}

extension Trip.Call {
  fileprivate mutating func code(_ fields: inout Fields, _ place: WirePlace) {
    fields.text("station", &station)
    if let known = place.network?.station(station) { fields.told("name", .string(known.name)) }
    fields.ifReadable { $0.text("stop", &stop) }
    fields.moment("time", &time, in: place.zone)
    fields.told("minutes", .integer(Int64(clamping: max(0, time.seconds(since: place.now) / 60))))
    fields.ifReadable { $0.orNull("track", &track, "") { $0.text("track", &$1) } }
  }
}
