import Departures
import Feeds
import Hummingbird
import Kernel

/// Stations and their boards.
extension Website {
  var stationEndpoints: [Endpoint] {
    [
      Endpoint("/api/v1/stations", stations),
      Endpoint("/api/v1/stations/near", stationsNear),
      Endpoint("/api/v1/stations/{id}", station),
      Endpoint("/api/v1/stations/{id}/board", board),
    ]
  }

  /// `?q=&limit=`: the best matches first; without `q`, stations by name.
  private func stations(_ call: Call) throws(Problem) -> Answer {
    let limit = try call.query.integer("limit", in: 1...500, default: 10)
    let text = try call.query.text("q", longest: 200) ?? ""
    let index = networks.index
    return index.found.answer(SearchShelf.Key(text: text, limit: limit)) {
      let found =
        text.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
        ? Array(index.network.stations.prefix(limit)) : index.search.stations(matching: text, limit: limit)
      return list { json in
        for station in found { index.write(station, into: &json) }
      }
    }.answer
  }

  /// `?lat=&lon=&limit=`: the nearest first, each with its distance in metres.
  private func stationsNear(_ call: Call) throws(Problem) -> Answer {
    let place = try call.query.place()
    let limit = try call.query.integer("limit", in: 1...100, default: 10)
    let index = networks.index
    // Phones lie still and ask again: the same place as it was written has the same answer.
    let asked = SearchShelf.Key(text: (call.query["lat"] ?? "") + " " + (call.query["lon"] ?? ""), limit: limit)
    return index.near.answer(asked) {
      list { json in
        for near in Nearby.stations(of: index.network, near: place, limit: limit) {
          index.write(near.station, metres: near.metres, into: &json)
        }
      }
    }.answer
  }

  private func station(_ call: Call) throws(Problem) -> Answer {
    let index = networks.index
    let id = call.parameter("id")
    guard let station = index.station(id) else { throw .noStation(id) }
    var json = JSONWriter(capacity: 1024)
    index.write(station, into: &json)
    return Ready(json: json.bytes).answer
  }

  /// `?each=&limit=&route=&direction=`.
  private func board(_ call: Call) throws(Problem) -> Answer {
    let index = networks.index
    let id = call.parameter("id")
    guard let station = index.station(id) else { throw .noStation(id) }
    let (limit, each) = try call.query.departures()
    let key = BoardShelf.Key(
      station: station.id, limit: limit, each: each,
      route: try route(call, index),
      direction: try call.query.direction())
    let ready = boards.answer(key, now: call.now) {
      let filter = Boards.Filter(limit: key.limit, each: key.each, route: key.route, direction: key.direction)
      guard let board = source.boards().board(key.station, filter, call.now) else { return nil }
      var json = JSONWriter(capacity: 4096)
      board.write(into: &json, network: index.network, now: call.now)
      return json.bytes
    }
    guard let ready else { throw .noStation(id) }
    return ready.answer
  }

  private func route(_ call: Call, _ index: NetworkIndex) throws(Problem) -> String? {
    guard let text = try call.query.text("route", longest: 24), !text.isEmpty else { return nil }
    guard let line = index.network.line(text) ?? index.network.line(text.uppercased()) else {
      throw .wrong("route", "route must be the id of a line, such as Q. They are listed at /api/v1/routes.")
    }
    return line.id
  }

  private func list(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter(capacity: 4096)
    json.beginObject()
    json.name("data")
    json.beginArray()
    write(&json)
    json.endArray()
    json.endObject()
    return json.bytes
  }
}
