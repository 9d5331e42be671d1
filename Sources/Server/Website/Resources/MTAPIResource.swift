import Departures
import Feeds
import HTTPTypes
import Hummingbird
import Kernel

/// MTAPI's four addresses, answered in its shapes so that its clients work unchanged; its errors too.
extension Website {
  var mtapiEndpoints: [Endpoint] {
    [
      Endpoint("/by-location", byLocation),
      Endpoint("/by-route/{route}", byRoute),
      Endpoint("/by-id/{ids}", byID),
      Endpoint("/routes", routesNow),
    ]
  }

  private func byLocation(_ call: Call) throws(Problem) -> Answer {
    guard call.query["lat"]?.isEmpty == false, call.query["lon"]?.isEmpty == false else {
      return refusal(.badRequest, "Missing lat/lon parameter")
    }
    let place: Location
    do { place = try call.query.place() } catch { return refusal(.badRequest, error.detail) }
    let index = networks.index
    let asked = (call.query["lat"] ?? "") + " " + (call.query["lon"] ?? "")
    let nearest = index.nearest.positions(near: asked) {
      Nearby.stations(of: index.network, near: place, limit: 5).compactMap { index.position($0.station.id) }
    }
    return envelope(nearest, index, call.now)
  }

  private func byRoute(_ call: Call) throws(Problem) -> Answer {
    let asked = call.parameter("route")
    let index = networks.index
    let name = asked.uppercased()
    let isLine = index.network.lines.contains { $0.id == name || MTAPIStation.name(ofRoute: $0.id) == name }
    if isLine, name != asked {
      return Answer(
        Response(status: .movedPermanently, headers: [.location: "/by-route/" + name, .cacheControl: "no-cache"]))
    }
    let wanted = MTAPIStation.name(ofRoute: name)
    let here = index.network.stations.indices.filter { now(at: $0, index, call.now).routes.contains(wanted) }
    guard isLine || !here.isEmpty else { return refusal(.notFound, "Route not found") }
    return envelope(here, index, call.now)
  }

  private func byID(_ call: Call) throws(Problem) -> Answer {
    let index = networks.index
    let ids = Query.decoded(call.raw("ids").utf8, plusIsSpace: false).split(
      separator: ",", omittingEmptySubsequences: false)
    guard ids.count <= Self.mostAtOnce else {
      return refusal(.badRequest, "At most \(Self.mostAtOnce) stations at once")
    }
    var positions: [Int] = []
    for id in ids {
      guard let position = index.positionForMTAPI(String(id)) else { return refusal(.notFound, "Station not found") }
      positions.append(position)
    }
    return envelope(positions, index, call.now)
  }

  /// Each is a kilobyte or two, put together and packed on a thread that others wait for.
  private static let mostAtOnce = 100

  private func routesNow(_ call: Call) throws(Problem) -> Answer {
    let index = networks.index
    var names: Set<String> = []
    var updated: Instant?
    for position in index.network.stations.indices {
      let station = now(at: position, index, call.now)
      names.formUnion(station.routes)
      updated = MTAPIShelf.older(updated, station.updated)
    }
    var json = JSONWriter(capacity: 512)
    json.beginObject()
    json.name("data")
    json.beginArray()
    for name in names.sorted() { json.string(name) }
    json.endArray()
    close(&json, updated, index)
    return Ready(json: json.bytes).answer
  }

  private func now(at position: Int, _ index: NetworkIndex, _ now: Instant) -> MTAPIStation {
    calls.station(at: position, in: index, boards: source.boards, now: now)
  }

  private func envelope(_ positions: [Int], _ index: NetworkIndex, _ instant: Instant) -> Answer {
    let ready = calls.answer(positions, now: instant) {
      var json = JSONWriter(capacity: 2048 * positions.count)
      var updated: Instant?
      json.beginObject()
      json.name("data")
      json.beginArray()
      for position in positions {
        let station = now(at: position, index, instant)
        json.raw(station.json)
        updated = MTAPIShelf.older(updated, station.updated)
      }
      json.endArray()
      close(&json, updated, index)
      return json.bytes
    }
    return ready.answer
  }

  private func close(_ json: inout JSONWriter, _ updated: Instant?, _ index: NetworkIndex) {
    json.name("updated")
    if let updated { json.string(updated.iso8601(in: index.network.zone)) } else { json.null() }
    json.endObject()
  }

  private func refusal(_ status: HTTPResponse.Status, _ sentence: String) -> Answer {
    var json = JSONWriter(capacity: 128)
    json.beginObject()
    json.name("error")
    json.string(sentence)
    json.endObject()
    return Answer(
      Response(status: status, headers: Headers.json, body: ResponseBody(byteBuffer: ByteBuffer(bytes: json.bytes))))
  }
}

extension MTAPIShelf {
  /// `updated` is the oldest of what is known.
  static func older(_ a: Instant?, _ b: Instant?) -> Instant? {
    guard let a else { return b }
    guard let b else { return a }
    return min(a, b)
  }
}
