import Departures
import Feeds
import HTTPTypes
import Hummingbird
import Kernel

/// What MTAPI's addresses are answered from, each made once a second at most and made anew when a feed is swapped in.
struct MTAPIShelf: Sendable {
  let stations = Shelf<Int, MTAPIStation>(room: 8192)
  /// Whole answers, by the question as it was written.
  let answers = Shelf<String, Ready>(bytes: 8 << 20)

  /// Trains have changed: what was made of them is not given again.
  func forget() {
    stations.forget()
    answers.forget()
  }
}

/// MTAPI's four addresses, answered in its shapes so that its clients work unchanged; its errors too.
struct MTAPI {
  var source: BoardSource
  var networks: NetworkShelf
  var shelf: MTAPIShelf

  /// What MTAPI says instead of an answer.
  private struct Refusal: Error {
    var status: HTTPResponse.Status
    var sentence = ""
    /// Where the answer is.
    var location: String?
  }

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self)
      .reading("/by-location") { request, context in
        stations(request, context) { index throws(Refusal) in try near(request.query, index) }
      }
      .reading("/by-route/{route}") { request, context in
        stations(request, context) { index throws(Refusal) in
          try served(by: context.parameter("route"), index, context.now)
        }
      }
      .reading("/by-id/{ids}") { request, context in
        stations(request, context) { index throws(Refusal) in try named(context.raw("ids"), index) }
      }
      .reading("/routes") { request, context in
        shelf.answers.value(request.uri.string, at: context.now) { routes(networks.index, context.now) }
      }
  }

  private func near(_ query: Query, _ index: ServedNetwork) throws(Refusal) -> [Int] {
    guard let lat = query["lat"], let lon = query["lon"], !lat.isEmpty, !lon.isEmpty else {
      throw Refusal(status: .badRequest, sentence: "Missing lat/lon parameter")
    }
    let place: Location
    do { place = try query.place() } catch { throw Refusal(status: .badRequest, sentence: error.detail) }
    return index.nearest.value(lat + " " + lon) {
      Nearby.stations(of: index.network, near: place, limit: 5).compactMap { index.position($0.station.id) }
    }
  }

  private func served(by asked: String, _ index: ServedNetwork, _ now: Instant) throws(Refusal) -> [Int] {
    let name = asked.uppercased()
    let isLine = index.network.lines.contains { $0.id == name || MTAPIStation.name(ofRoute: $0.id) == name }
    if isLine, name != asked { throw Refusal(status: .movedPermanently, location: "/by-route/" + name) }
    let wanted = MTAPIStation.name(ofRoute: name)
    let here = index.ownStations.filter { station(at: $0, index, now).routes.contains(wanted) }
    guard isLine || !here.isEmpty else { throw Refusal(status: .notFound, sentence: "Route not found") }
    return here
  }

  private func named(_ text: Substring, _ index: ServedNetwork) throws(Refusal) -> [Int] {
    let ids = Query.decoded(text.utf8, plusIsSpace: false).split(separator: ",", omittingEmptySubsequences: false)
    guard ids.count <= Self.mostAtOnce else {
      throw Refusal(status: .badRequest, sentence: "At most \(Self.mostAtOnce) stations at once")
    }
    var positions: [Int] = []
    for id in ids {
      guard let position = index.positionForMTAPI(String(id)) else {
        throw Refusal(status: .notFound, sentence: "Station not found")
      }
      positions.append(position)
    }
    return positions
  }

  /// Each is a kilobyte or two, put together and packed on a thread that others wait for.
  private static let mostAtOnce = 100
}

extension MTAPI {
  /// The stations that `find` gives, put together once a second.
  private func stations(
    _ request: Request, _ context: SiteContext, find: (ServedNetwork) throws(Refusal) -> [Int]
  ) -> Response {
    do throws(Refusal) {
      let ready = try shelf.answers.value(request.uri.string, at: context.now) { () throws(Refusal) in
        let index = networks.index
        return envelope(try find(index), index, context.now)
      }
      return ready.response(from: request, context: context)
    } catch {
      return refuse(error)
    }
  }

  private func station(at position: Int, _ index: ServedNetwork, _ now: Instant) -> MTAPIStation {
    shelf.stations.value(position, at: now) {
      MTAPIStation(at: position, in: index, boards: source.boards(), now: now)
    }
  }

  private func envelope(_ positions: [Int], _ index: ServedNetwork, _ now: Instant) -> Ready {
    var json = JSONWriter(capacity: 2048 * positions.count)
    var updated: Instant?
    json.beginObject()
    json.name("data")
    json.beginArray()
    for position in positions {
      let station = station(at: position, index, now)
      json.raw(station.json)
      updated = Self.older(updated, station.updated)
    }
    json.endArray()
    return close(&json, updated, index)
  }

  private func routes(_ index: ServedNetwork, _ now: Instant) -> Ready {
    var names: Set<String> = []
    var updated: Instant?
    for position in index.ownStations {
      let station = station(at: position, index, now)
      names.formUnion(station.routes)
      updated = Self.older(updated, station.updated)
    }
    var json = JSONWriter(capacity: 512)
    json.beginObject()
    json.name("data")
    json.beginArray()
    for name in names.sorted() { json.string(name) }
    json.endArray()
    return close(&json, updated, index)
  }

  private func close(_ json: inout JSONWriter, _ updated: Instant?, _ index: ServedNetwork) -> Ready {
    json.name("updated")
    if let updated { json.string(updated.iso8601(in: index.network.zone)) } else { json.null() }
    json.endObject()
    return .open(json: json.bytes)
  }

  /// `updated` is the oldest of what is known.
  private static func older(_ a: Instant?, _ b: Instant?) -> Instant? {
    guard let a else { return b }
    guard let b else { return a }
    return min(a, b)
  }

  private func refuse(_ refusal: Refusal) -> Response {
    if let location = refusal.location {
      return Response(status: refusal.status, headers: [.location: location, .cacheControl: "no-cache"])
    }
    var json = JSONWriter(capacity: 128)
    json.beginObject()
    json.name("error")
    json.string(refusal.sentence)
    json.endObject()
    return Response(
      status: refusal.status, headers: Headers.openJSON,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: json.bytes)))
  }
}
