import Departures
import Feeds
import Hummingbird
import Kernel

/// Stations, their boards, the lines that serve them, and where a train on them goes.
struct Stations {
  var source: BoardSource
  var networks: NetworkShelf
  var shelves: Shelves
  /// Boards of this second, by the question as it was written.
  private var boards: Shelf<String, Ready> { shelves.boards }

  init(source: BoardSource, networks: NetworkShelf, shelves: Shelves) {
    self.source = source
    self.networks = networks
    self.shelves = shelves
  }

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self)
      .reading("/api/v1/stations", use: search)
      .reading("/api/v1/stations/near", use: near)
      .reading("/api/v1/stations/{id}", use: station)
      .reading("/api/v1/stations/{id}/board", use: board)
      .reading("/api/v1/stations/{id}/week", use: week)
      .reading("/api/v1/trips/{id}", use: trip)
      .reading("/api/v1/map") { _, _ in networks.index.tracks }
      .reading("/api/v1/routes") { _, _ in networks.index.routes }
      .reading("/api/v1/routes/{id}/trains", use: trains)
  }

  /// `?q=&limit=`: the best matches first; without `q`, stations by name.
  private func search(_ request: Request, _ context: SiteContext) throws(Problem) -> Ready {
    let index = networks.index
    return try index.found.value(request.uri.query ?? "") { () throws(Problem) in
      let query = request.query
      let limit = try query.integer("limit", in: 1...500, default: 10)
      let text = try query.text("q", longest: 200) ?? ""
      let found =
        text.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
        ? Array(index.network.stations.prefix(limit)) : index.search.stations(matching: text, limit: limit)
      return list { json in
        for station in found { index.write(station, into: &json) }
      }
    }
  }

  /// `?lat=&lon=&limit=`: the nearest first, each with its distance in metres. Phones lie still and ask again: the same place
  /// as it was written has the same answer.
  private func near(_ request: Request, _ context: SiteContext) throws(Problem) -> Ready {
    let index = networks.index
    return try index.near.value(request.uri.query ?? "") { () throws(Problem) in
      let query = request.query
      let place = try query.place()
      let limit = try query.integer("limit", in: 1...100, default: 10)
      return list { json in
        for near in Nearby.stations(of: index.network, near: place, limit: limit) {
          index.write(near.station, metres: near.metres, into: &json)
        }
      }
    }
  }

  private func station(_ request: Request, _ context: SiteContext) throws(Problem) -> Ready {
    let index = networks.index
    let id = context.parameter("id")
    guard let station = index.station(id) else { throw .noStation(id) }
    var json = JSONWriter(capacity: 1024)
    index.write(station, into: &json)
    return .open(json: json.bytes)
  }

  /// `?each=&limit=&route=&direction=`.
  private func board(_ request: Request, _ context: SiteContext) throws(Problem) -> Ready {
    try boards.value(request.uri.string, at: context.now) { () throws(Problem) in
      let index = networks.index
      let query = request.query
      let id = context.parameter("id")
      guard let station = index.station(id) else { throw .noStation(id) }
      let (limit, each) = try query.departures()
      let filter = Boards.Filter(
        limit: limit, each: each, route: try route(query, index), direction: try query.direction())
      guard let board = source.boards().board(station.id, filter, context.now) else { throw .noStation(id) }
      var json = JSONWriter(capacity: 4096)
      board.write(into: &json, network: index.network, now: context.now)
      return .open(json: json.bytes)
    }
  }

  /// The same for all who ask on a day: what a device keeps for when it has no network.
  private func week(_ request: Request, _ context: SiteContext) throws(Problem) -> Ready {
    let (index, boards) = (networks.index, source.boards())
    let id = context.parameter("id")
    guard let station = index.station(id) else { throw .noStation(id) }
    let zone = index.network.zone(of: station.id)
    let day = zone.local(context.now).day.number
    return try shelves.weeks.value("\(boards.timetable(station.id) ?? "") \(day) \(station.id)") { () throws(Problem) in
      guard let week = boards.week(station.id, context.now) else { throw .noWeek(station.name) }
      var json = JSONWriter(capacity: 16_384)
      week.write(into: &json, zone: zone)
      return .open(json: json.bytes)
    }
  }

  /// By the id that a board has of it.
  private func trip(_ request: Request, _ context: SiteContext) throws(Problem) -> Ready {
    try boards.value(request.uri.string, at: context.now) { () throws(Problem) in
      let id = context.parameter("id")
      guard id.utf8.count <= Trip.longestID, let trip = source.boards().trip(id, context.now) else {
        throw .noTrip(id)
      }
      var json = JSONWriter(capacity: 4096)
      trip.write(into: &json, network: networks.index.network, now: context.now)
      return .open(json: json.bytes)
    }
  }

  /// Where they are is told by their next stops and times; `GET /api/v1/map` has the tracks in between.
  private func trains(_ request: Request, _ context: SiteContext) throws(Problem) -> Ready {
    try boards.value(request.uri.string, at: context.now) { () throws(Problem) in
      let index = networks.index
      let id = context.parameter("id")
      guard let line = index.network.line(id) ?? index.network.line(id.uppercased()) else { throw .noLine(id) }
      let trips = source.boards().trains(line.id, context.now)
      return list { json in
        for trip in trips { trip.write(into: &json, network: index.network, now: context.now) }
      }
    }
  }

  private func route(_ query: Query, _ index: ServedNetwork) throws(Problem) -> String? {
    guard let text = try query.text("route", longest: 64), !text.isEmpty else { return nil }
    guard let line = index.network.line(text) ?? index.network.line(text.uppercased()) else {
      throw .wrong("route", "route must be the id of a line, such as Q. They are listed at /api/v1/routes.")
    }
    return line.id
  }

  private func list(_ write: (inout JSONWriter) -> Void) -> Ready {
    var json = JSONWriter(capacity: 4096)
    json.beginObject()
    json.name("data")
    json.beginArray()
    write(&json)
    json.endArray()
    json.endObject()
    return .open(json: json.bytes)
  }
}
