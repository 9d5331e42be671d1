import Departures
import Feeds
import Hummingbird
import Kernel
import Languages
import Push
import Races
import Score

/// For whoever keeps the server running: is it alive, has it boards, how does it do.
struct Health {
  var source: BoardSource
  var races: RaceSource
  var alerts: AlertSource
  var score: ScoreSource
  /// What became of the questions to the upstreams.
  var fetches: @Sendable () -> [Fetches]
  /// nil where it is the only server of its database.
  var node: (@Sendable () -> NodeReport)?
  var networks: NetworkShelf
  var live: LiveHub
  var meters: Meters
  /// nil where there are no accounts.
  var syncs: SyncMeters?
  /// nil where nobody signs in by a provider.
  var openIDs: OpenIDMeters?
  /// nil where no mail goes out.
  var mail: MailMeters?
  /// nil where nothing is pushed.
  var push: PushMeters?
  /// What stands in the metrics, and behind the status, is for anybody who can reach the server.
  var isOpen: Bool

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self)
      .reading("/healthz") { _, _ in Self.alive }
      .reading("/readyz", use: ready)
      .reading("/metrics", use: metrics)
  }

  private static let alive = Ready(
    Array("ok\n".utf8), headers: Headers.unstored("text/plain; charset=utf-8"), isTagged: false)
  private static let exposition = Headers.unstored("text/plain; version=0.0.4; charset=utf-8")

  private func mayLookInside(_ request: Request, _ context: SiteContext) -> Bool {
    isOpen || context.caller(of: request).isHere
  }

  /// No more from the moment on at which this server was told to stop. To strangers it says whether, not how: a feed's trouble, its address among it, is for who runs the server.
  /// Ready once each feed has been asked (an agency may have none, only its timetable): an upstream that is down is a sick
  /// feed, not a server to keep traffic from.
  private func ready(_ request: Request, _ context: SiteContext) -> Ready {
    let now = context.now
    let feeds = source.boards().feeds(now)
    let raced = races.isThere ? races.reading() : nil
    let isReady =
      !live.isEnding && feeds.allSatisfy { $0.fetchedAt != nil || $0.failure != nil }
      && raced.map { $0.asOf != nil || $0.failure != nil } ?? true
    let zone = networks.index.network.zone
    var json = JSONWriter(capacity: 2048)
    json.beginObject()
    json.name("ready")
    json.bool(isReady)
    guard mayLookInside(request, context) else {
      json.endObject()
      return Ready(json: json.bytes, status: isReady ? .ok : .serviceUnavailable)
    }
    json.name("stations")
    json.integer(networks.index.network.stations.count)
    json.name("feeds")
    json.beginArray()
    for feed in feeds { feed.write(into: &json, zone: zone, now: now) }
    json.endArray()
    if let raced {
      json.name("races")
      raced.writeReport(into: &json, zone: zone, now: now)
    }
    if alerts.isThere {
      json.name("alerts")
      let reading = alerts.reading()
      reading.writeReport(of: AlertsFeed.spoken, into: &json, zone: zone, now: now)
      if let equipment = reading.elevators {
        json.name("elevators")
        equipment.writeReport(of: EquipmentFeed.spoken, into: &json, zone: zone, now: now)
      }
    }
    json.name("score")
    score.held().writeReport(into: &json, zone: zone, now: now)
    json.name("fetches")
    json.beginArray()
    for fetches in fetches() { fetches.write(into: &json, zone: zone) }
    json.endArray()
    if let node {
      json.name("node")
      node().write(into: &json)
    }
    json.endObject()
    return Ready(json: json.bytes, status: isReady ? .ok : .serviceUnavailable)
  }

  private func metrics(_ request: Request, _ context: SiteContext) throws(Problem) -> Ready {
    guard mayLookInside(request, context) else { throw .privateMetrics }
    var text = PrometheusText()
    requests(into: &text)
    feeds(into: &text, now: context.now)
    raceFeed(into: &text)
    text.alerts(alerts, now: context.now)
    scoreFeed(into: &text, now: context.now)
    text.fetches(fetches())
    if let syncs { text.syncs(syncs) }
    if let openIDs { text.openIDs(openIDs) }
    if let mail { text.mail(mail) }
    if let push { text.push(push) }
    if let node { text.node(node()) }
    text.metric("pocketful_stream_subscribers", .gauge, "Live streams open now.")
    text.sample("pocketful_stream_subscribers", [:], live.subscribers)
    text.metric("pocketful_stream_boards", .gauge, "Boards kept for the live streams.")
    text.sample("pocketful_stream_boards", [:], live.events)
    if let bytes = ProcessMemory.resident {
      text.metric("process_resident_memory_bytes", .gauge, "Memory held by the process.")
      text.sample("process_resident_memory_bytes", [:], bytes)
    }
    return Ready(Array(text.text.utf8), headers: Self.exposition, isTagged: false)
  }

  private func requests(into text: inout PrometheusText) {
    let all = meters.byPath
    text.metric("pocketful_requests_total", .counter, "Requests answered, by route and status.")
    for (path, meter) in all {
      for (status, count) in meter.statuses.sorted(by: { $0.key < $1.key }) {
        text.sample("pocketful_requests_total", ["route": path, "status": String(status)], count)
      }
    }
    let name = "pocketful_request_duration_seconds"
    text.metric(name, .histogram, "Time to make an answer, without sending it.")
    for (path, meter) in all {
      var sum = 0
      for (index, count) in meter.buckets.enumerated() {
        sum += count
        let bound = index < Meters.bounds.count ? String(Meters.bounds[index]) : "+Inf"
        text.sample(name + "_bucket", ["route": path, "le": bound], sum)
      }
      text.sample(name + "_sum", ["route": path], meter.seconds)
      text.sample(name + "_count", ["route": path], sum)
    }
  }

  private func feeds(into text: inout PrometheusText, now: Instant) {
    let feeds = source.boards().feeds(now)
    let raced = races.isThere ? races.reading() : nil
    text.metric("pocketful_feed_age_seconds", .gauge, "Seconds since the feed's own time.")
    for feed in feeds {
      if let asOf = feed.asOf {
        text.sample("pocketful_feed_age_seconds", ["feed": feed.name], Int(now.seconds(since: asOf)))
      }
    }
    if let asOf = raced?.asOf {
      text.sample("pocketful_feed_age_seconds", ["feed": RacesFeed.name], Int(now.seconds(since: asOf)))
    }
    text.metric("pocketful_feed_failing", .gauge, "1 when the last fetch of the feed failed.")
    for feed in feeds { text.sample("pocketful_feed_failing", ["feed": feed.name], feed.failure == nil ? 0 : 1) }
    if let raced { text.sample("pocketful_feed_failing", ["feed": RacesFeed.name], raced.failure == nil ? 0 : 1) }
    text.metric("pocketful_feed_trips", .gauge, "Trips held of the feed.")
    for feed in feeds { text.sample("pocketful_feed_trips", ["feed": feed.name], feed.trips) }
    text.metric("pocketful_feed_stop_times", .gauge, "Stop times held of the feed.")
    for feed in feeds { text.sample("pocketful_feed_stop_times", ["feed": feed.name], feed.stopTimes) }
  }

  private func raceFeed(into text: inout PrometheusText) {
    guard races.isThere else { return }
    let reading = races.reading()
    text.metric("pocketful_races", .gauge, "Races held.")
    text.sample("pocketful_races", [:], reading.races.count)
    text.metric("pocketful_races_skipped", .gauge, "Rows of the last answer that could not be taken.")
    text.sample("pocketful_races_skipped", [:], reading.skipped.count)
  }

  /// One that nobody has asked for yet has no age, and has not failed.
  private func scoreFeed(into text: inout PrometheusText, now: Instant) {
    let held = score.held()
    text.metric("pocketful_score_failing", .gauge, "1 when the last question to the score's upstream failed.")
    text.sample("pocketful_score_failing", [:], held.failure == nil ? 0 : 1)
    guard let asOf = held.asOf else { return }
    text.metric("pocketful_score_age_seconds", .gauge, "Seconds since the score's upstream last answered.")
    text.sample("pocketful_score_age_seconds", [:], Int(now.seconds(since: asOf)))
  }
}
