import Departures
import Feeds
import Hummingbird
import Kernel

/// The live stream: each board, of trains and of races, at once, then whenever it changes, with the server's time.
extension Website {
  var liveEndpoints: [Endpoint] {
    [Endpoint("/api/v1/live", plain: liveStream)]
  }

  /// `?stations=127,R16&each=&limit=` and `races=horse,harness&count=&country=&follow=`, one of both or both; resumed by the header `Last-Event-ID`.
  private func liveStream(_ call: Call) throws(Problem) -> Response {
    let topics = try topics(call)
    let lastEventID = call.request.headers[Headers.lastEventID]
    var headers = Headers.unstored("text/event-stream; charset=utf-8")
    // Says to a proxy such as nginx that what is written is to be passed on at once.
    headers[Headers.buffering] = "no"
    let seat = try live.seat(for: topics, of: call.caller.address)
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody { writer in
        defer { seat.leave() }
        try await writer.write(contentsOf: seat.first(after: lastEventID))
        for await _ in seat.subscriber.wakes { try await writer.write(contentsOf: seat.batch()) }
        try await writer.finish(nil)
      })
  }

  private func topics(_ call: Call) throws(Problem) -> [LiveHub.Topic] {
    var topics: [LiveHub.Topic] = []
    // Read even where no races are asked for: what is wrong with them is said at once.
    let races = try call.query.races(categories: "races")
    if call.query["races"] != nil { topics.append(.races(.init(races))) }
    let (limit, each) = LiveHub.sizes(try call.query.departures())
    let text = try call.query.text("stations", longest: 2048) ?? ""
    let ids = text.split(separator: ",")
    if ids.isEmpty, !topics.isEmpty { return topics }
    guard !ids.isEmpty, ids.count <= LiveHub.Limits.stations else {
      throw .wrong("stations", "stations must name 1 to \(LiveHub.Limits.stations) stations, such as stations=127,R20.")
    }
    let index = networks.index
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
