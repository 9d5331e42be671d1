import Accounts
import Departures
import Feeds
import Hummingbird
import Kernel

/// The live stream: each board, of trains, of races and of alerts, and each trip, at once, then whenever it changes, with the server's time.
/// To who is signed in also how far their own log reaches.
struct LiveStream {
  var hub: LiveHub
  var networks: NetworkShelf
  var accounts: AccountSource?

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self).reading("/api/v1/live", use: stream)
  }

  /// `?stations=127,R16&each=&limit=` and `races=horse,harness&count=&country=&follow=`, and
  /// `alerts=en&route=&station=` and `trips=` and `journal=1`, any of them together; resumed by the header `Last-Event-ID`.
  private func stream(_ request: Request, _ context: SiteContext) async throws -> Response {
    let who = try await listener(request, context)
    let topics = try topics(request.query, isEmptyTaken: who != nil)
    let lastEventID = request.headers[Headers.lastEventID]
    var headers = Headers.unstored("text/event-stream; charset=utf-8")
    // Says to a proxy such as nginx that what is written is to be passed on at once.
    headers[Headers.buffering] = "no"
    let seat = try hub.seat(for: topics, of: context.caller(of: request).address, listener: who)
    var farewell: ByteBuffer?
    if let accounts, let who {
      headers[.vary] = "Cookie"
      // Read after the seat was taken: what comes between the two is heard, at worst twice.
      do {
        let last = try await accounts.log.last(who.account)
        seat.subscriber.hear(of: last)
        hub.note(who.account, reaches: last)
        farewell = LiveEvent.journal(last)
      } catch { throw Problem(error, context) }
      // Who was taken off before they had a seat would not be told.
      _ = try await listener(request, context)
    }
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody { [farewell] writer in
        defer { seat.leave() }
        try await writer.write(contentsOf: seat.first(after: lastEventID))
        for await _ in seat.subscriber.wakes {
          let isDoubtful = seat.subscriber.takeDoubt()
          let events = seat.batch()
          // Asked of what is about to be written: a session that has ended meanwhile hears no more of what there is.
          let tells = events.last.map(LiveEvent.isJournal) == true
          if isDoubtful || tells, await !(isStill(who, request, context) ?? !tells) {
            // Once more what it knew: the answer to what it asks then says why.
            if let farewell { try await writer.write(farewell) }
            break
          }
          try await writer.write(contentsOf: events)
        }
        try await writer.finish(nil)
      })
  }

  /// Whether whoever listens may; nil where that can't be found out now.
  private func isStill(_ who: SignedIn?, _ request: Request, _ context: SiteContext) async -> Bool? {
    do { return try await listener(request, context)?.account == who?.account } catch {
      return (error as? Problem)?.status.kind == .clientError ? false : nil
    }
  }

  /// Whose log is asked for; nil where none is.
  private func listener(_ request: Request, _ context: SiteContext) async throws -> SignedIn? {
    guard let text = request.query["journal"], !text.isEmpty else { return nil }
    guard text == "1" else { throw Problem.wrong("journal", "journal must be 1, or left out.") }
    guard SameOrigin.admits(request, origin: context.origin) else { throw Problem.foreignOrigin }
    guard let accounts else { throw Problem.signedOut }
    return try await accounts.who(request, context)
  }

  private func topics(_ query: Query, isEmptyTaken: Bool) throws(Problem) -> [LiveHub.Topic] {
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
    if ids.isEmpty, !topics.isEmpty || isEmptyTaken { return topics }
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
