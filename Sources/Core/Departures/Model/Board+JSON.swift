package import Kernel

/// The wire form of a board: `/api/v1/stations/{id}/board`, the live stream and the state inside a served page alike.
extension Board {
  package func write(into json: inout JSONWriter, network: Network, now: Instant) {
    json.beginObject()
    json.name("station")
    if let place = network.station(station) {
      place.write(into: &json, metres: nil)
    } else {
      json.beginObject()
      json.name("id")
      json.string(station)
      json.endObject()
    }
    json.name("asOf")
    if let asOf { json.string(asOf.iso8601(in: network.zone)) } else { json.null() }
    json.name("health")
    json.string(health.rawValue)
    if let each {
      json.name("each")
      json.integer(each)
    }
    if let receivedAt {
      json.name("receivedAt")
      json.integer(receivedAt.milliseconds)
    }
    if !feeds.isEmpty {
      json.name("feeds")
      json.beginArray()
      for feed in feeds { feed.write(into: &json, zone: network.zone) }
      json.endArray()
    }
    json.name("directions")
    json.beginArray()
    for heading in directions { heading.write(into: &json, zone: network.zone, now: now) }
    json.endArray()
    json.endObject()
  }

  /// Reads what `write` wrote; rows it cannot read are left out.
  package init?(json: JSON) {
    guard let station = json["station"]?["id"]?.string,
      let health = json["health"]?.string.flatMap(Health.init(rawValue:))
    else { return nil }
    self.init(
      station: station,
      asOf: json["asOf"]?.string.flatMap { Instant(iso8601: $0) },
      health: health,
      directions: (json["directions"]?.array ?? []).compactMap { Heading(json: $0) },
      each: json["each"]?.integer.flatMap { (1...100).contains($0) ? Int($0) : nil },
      receivedAt: json["receivedAt"]?.integer.map { Instant(milliseconds: $0) },
      feeds: (json["feeds"]?.array ?? []).compactMap { Feed(json: $0) })
  }
}

extension Board.Heading {
  func write(into json: inout JSONWriter, zone: Zone, now: Instant) {
    json.beginObject()
    json.name("direction")
    json.string(direction.rawValue)
    json.name("label")
    json.string(label)
    if let first {
      json.name("first")
      json.string(first.iso8601(in: zone))
    }
    json.name("departures")
    json.beginArray()
    for departure in departures { departure.write(into: &json, zone: zone, now: now) }
    json.endArray()
    json.endObject()
  }

  init?(json: JSON) {
    guard let direction = json["direction"]?.string.flatMap(Direction.init(rawValue:)) else { return nil }
    self.init(
      direction: direction,
      label: json["label"]?.string ?? "",
      departures: (json["departures"]?.array ?? []).compactMap { Departure(json: $0) },
      first: json["first"]?.string.flatMap { Instant(iso8601: $0) })
  }
}

extension Departure {
  func write(into json: inout JSONWriter, zone: Zone, now: Instant) {
    json.beginObject()
    json.name("route")
    json.string(route)
    json.name("destination")
    json.string(destination)
    json.name("time")
    json.string(time.iso8601(in: zone))
    json.name("minutes")
    json.integer(minutes(at: now))
    json.name("state")
    json.string(state.rawValue)
    json.name("track")
    if let track { json.string(track) } else { json.null() }
    json.name("tripID")
    json.string(tripID)
    json.name("stop")
    json.string(stop)
    json.endObject()
  }

  init?(json: JSON) {
    guard let route = json["route"]?.string,
      let time = json["time"]?.string.flatMap({ Instant(iso8601: $0) }),
      let state = json["state"]?.string.flatMap(State.init(rawValue:)),
      let tripID = json["tripID"]?.string
    else { return nil }
    self.init(
      route: route, destination: json["destination"]?.string ?? "", time: time, state: state,
      track: json["track"]?.string, tripID: tripID, stop: json["stop"]?.string ?? "")
  }
}
