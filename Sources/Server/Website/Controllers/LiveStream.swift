import Departures
import Feeds
import Hummingbird
import Kernel

/// The live stream: each board, of trains, of races and of alerts, and each trip, at once, then whenever it changes, with the server's time.
struct LiveStream {
  var hub: LiveHub
  var networks: NetworkShelf

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self).reading("/api/v1/live", use: stream)
  }

  /// `?stations=127,R16&each=&limit=` and `races=horse,harness&count=&country=&follow=`, and
  /// `alerts=en&route=&station=` and `trips=`, any of them together; resumed by the header `Last-Event-ID`.
  private func stream(_ request: Request, _ context: SiteContext) throws(Problem) -> Response {
    let topics = try topics(request.query)
    let lastEventID = request.headers[Headers.lastEventID]
    var headers = Headers.unstored("text/event-stream; charset=utf-8")
    // Says to a proxy such as nginx that what is written is to be passed on at once.
    headers[Headers.buffering] = "no"
    let seat = try hub.seat(for: topics, of: context.caller(of: request).address)
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody { writer in
        defer { seat.leave() }
        try await writer.write(contentsOf: seat.first(after: lastEventID))
        for await _ in seat.subscriber.wakes { try await writer.write(contentsOf: seat.batch()) }
        try await writer.finish(nil)
      })
  }

  private func topics(_ query: Query) throws(Problem) -> [LiveHub.Topic] {
    var topics: [LiveHub.Topic] = []
    // Read even where no races are asked for: what is wrong with them is said at once.
    let races = try query.races(categories: "races")
    if query["races"] != nil { topics.append(.races(.init(races))) }
    let index = networks.index
    let alerts = try query.alerts(language: "alerts", index)
    if query["alerts"] != nil { topics.append(.alerts(.init(alerts))) }
    for id in try query.list("trips", most: LiveHub.Limits.tripsOfOne) {
      guard id.utf8.count <= Trip.longestID else { throw .wrong("trips", "trips names an id that no trip has.") }
      if !topics.contains(.trip(id)) { topics.append(.trip(id)) }
    }
    let (limit, each) = LiveHub.sizes(try query.departures())
    let text = try query.text("stations", longest: 2048) ?? ""
    let ids = text.split(separator: ",")
    if ids.isEmpty, !topics.isEmpty { return topics }
    guard !ids.isEmpty, ids.count <= LiveHub.Limits.stations else {
      throw .wrong("stations", "stations must name 1 to \(LiveHub.Limits.stations) stations, such as stations=127,R20.")
    }
    for id in ids {
      guard let station = index.station(String(id)) else {
        throw .wrong("stations", "stations names \u{201C}\(id.prefix(24))\u{201D}, and there is no such station.")
      }
      let topic = LiveHub.Topic.board(station: station.id, limit: limit, each: each)
      if !topics.contains(topic) { topics.append(topic) }
    }
    return topics
  }
}
