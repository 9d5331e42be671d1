import Departures
import Feeds
import Kernel

/// One station as MTAPI's clients know it: realtime only, the next 30 minutes, 10 trains a direction.
struct MTAPIStation: Sendable {
  var json: [UInt8]
  /// Routes with a train here within the window, sorted, in MTAPI's names.
  var routes: [String]
  /// nil when no train comes.
  var updated: Instant?

  static let window: Int64 = 30 * 60
  static let trains = 10

  init(at position: Int, in index: ServedNetwork, boards: Boards, now: Instant) {
    let network = index.network
    let zone = network.zone(of: network.stations[position].id)
    let end = now.adding(seconds: Self.window)
    let board = boards.board(
      network.stations[position].id, Boards.Filter(limit: 100, includesTimetable: false, times: .arrivals), now)
    var names: Set<String> = []
    var json = JSONWriter(capacity: 2048)
    json.beginObject()
    for direction in Direction.allCases {
      if direction == .north { json.name("N") } else { json.name("S") }
      json.beginArray()
      var written = 0
      for heading in board?.directions ?? [] where heading.direction == direction {
        for train in heading.departures where train.time >= now && train.time <= end {
          let name = Self.name(ofRoute: train.route)
          names.insert(name)
          if written == Self.trains { continue }
          written += 1
          json.beginObject()
          json.name("route")
          json.string(name)
          json.name("time")
          json.string(train.time.iso8601(in: zone))
          json.endObject()
        }
      }
      json.endArray()
    }
    routes = names.sorted()
    updated = names.isEmpty ? nil : board?.asOf
    json.name("routes")
    json.beginArray()
    for name in routes { json.string(name) }
    json.endArray()
    json.name("last_update")
    if let updated { json.string(updated.iso8601(in: zone)) } else { json.null() }
    json.endObject()
    // The facts follow inside the same object.
    var bytes = json.bytes
    bytes.removeLast()
    bytes.append(contentsOf: index.mtapi(position))
    self.json = bytes
  }
}

extension MTAPIStation {
  /// MTAPI calls the 42 St shuttle S; the other shuttles keep their ids.
  static func name(ofRoute id: String) -> String { id == "GS" ? "S" : id }

  /// `,"id":…}`: what stays the same from second to second.
  static func facts(_ station: Station) -> [UInt8] {
    var json = JSONWriter(capacity: 256)
    json.beginObject()
    json.name("id")
    json.string(station.id)
    json.name("name")
    json.string(station.name)
    json.name("location")
    write(station.location, into: &json)
    json.name("stops")
    json.beginObject()
    for stop in station.stops {
      json.name(stop.id)
      write(stop.location, into: &json)
    }
    json.endObject()
    json.endObject()
    var bytes = json.bytes
    bytes[0] = UInt8(ascii: ",")
    return bytes
  }

  private static func write(_ location: Location, into json: inout JSONWriter) {
    json.beginArray()
    json.number(location.latitude)
    json.number(location.longitude)
    json.endArray()
  }
}
