import Departures
import Feeds
import Kernel
import TestSupport
import Testing
import Website
import Wire

@Suite("The alerts of the API", .serialized)
struct AlertsAPITests {
  /// One of each kind, on the small city of these tests.
  private static func answer(at seconds: Int64 = 0, words: String = "Slow") -> [UInt8] {
    var writer = ProtobufWriter()
    let now = Site.now.seconds
    writer.message(1) { $0.integer(3, now + seconds) }
    func alert(_ id: String, _ priority: Int, route: String = "", stop: String = "", from: Int64, words: String) {
      writer.message(2) { entity in
        entity.string(1, id)
        entity.message(5) { alert in
          alert.message(1) { period in
            period.integer(1, now + from)
            period.integer(2, now + from + 600)
          }
          alert.message(5) { selector in
            if !route.isEmpty { selector.string(2, route) }
            if !stop.isEmpty { selector.string(5, stop) }
            selector.message(1001) { $0.string(1, "X:\(route):\(priority)") }
          }
          alert.message(10) { text in
            for (words, language) in [(words, "en"), ("<b>\(words)</b>", "en-html"), ("Mots", "fr")] {
              text.message(1) {
                $0.string(1, words)
                $0.string(2, language)
              }
            }
          }
          alert.message(1001) {
            $0.string(3, "Kind")
            $0.integer(7, 3600)
          }
        }
      }
    }
    alert("q", 26, route: "Q", from: -60, words: words)
    alert("soon", 10, route: "Z", stop: "G26", from: 1800, words: words)
    alert("later", 20, route: "1", from: 7200, words: words)
    alert("lift", 5, stop: "R16N", from: -60, words: words)
    alert("all", 1, from: -60, words: words)
    alert("over", 30, from: -600, words: words)
    return writer.bytes
  }

  private static func live() throws -> LiveAlerts {
    let live = LiveAlerts()
    try live.accept(answer(), at: Site.now)
    return live
  }

  private static func ids(_ json: JSON) -> [String] { (json["data"]?.array ?? []).compactMap { $0["id"]?.string } }

  @Test(
    "all that is not over, the weightiest first; station and route narrow it, and what is everybody's always comes",
    arguments: [
      ("", ["q", "later", "soon", "lift", "all"]), ("?route=Q", ["q", "all"]), ("?route=q,1", ["q", "later", "all"]),
      ("?station=127", ["q", "later", "lift", "all"]), ("?station=R16", ["q", "later", "lift", "all"]),
      ("?station=G26", ["soon", "all"]), ("?station=127&route=1", ["later", "lift", "all"]),
      ("?unknown=1&lang=de", ["q", "later", "soon", "lift", "all"]),
    ])
  func narrowed(query: String, ids: [String]) async throws {
    try await Site.open(alerts: try Self.live().source) { site async throws in
      let answer = try await site.probe.get("/api/v1/alerts" + query)
      #expect(answer.status == 200 && answer.header("etag") != nil)
      #expect(answer.header("access-control-allow-origin") == "*")
      let json = try JSON.parse(answer.body)
      #expect(Self.ids(json) == ids)
      #expect(json["health"] == .string("fresh") && json["asOf"] == .string("2025-10-02T10:20:00-04:00"))
    }
  }

  @Test("a row has what the page and others need, and is as the document says")
  func row() async throws {
    try await Site.open(alerts: try Self.live().source) { site async throws in
      let document = try JSON.parse(try await site.probe.get("/api/openapi.json").body)
      let check = SchemaCheck(document: document)
      let json = try JSON.parse(try await site.probe.get("/api/v1/alerts?lang=fr-CA").body)
      let schema = try #require(check.content(of: "/api/v1/alerts")?.schema)
      #expect(check.faults(of: json, schema) == [])
      let rows = try #require(json["data"]?.array)
      #expect(rows.map { $0["state"]?.string } == ["active", "planned", "announced", "active", "active"])
      #expect(rows[0]["header"] == .string("Mots") && rows[0]["language"] == .string("fr"))
      #expect(rows[0]["priority"] == .integer(26) && rows[0]["type"] == .string("Kind"))
      #expect(rows[3]["stations"]?.array?.first?["name"] == .string("Times Sq-42 St"))
      #expect(!String(decoding: try await site.probe.get("/api/v1/alerts").body, as: UTF8.self).contains("<b>"))
      let ready = try JSON.parse(try await site.probe.get("/readyz").body)
      let readiness = try #require(check.content(of: "/readyz")?.schema)
      #expect(check.faults(of: ready, readiness) == [] && ready["alerts"]?["alerts"] == .integer(6))
    }
  }

  @Test("elevators that are out stand among them, with how old that is, as the document says, and in /readyz")
  func elevators() async throws {
    let boards = LiveBoards(feeds: [], network: Places.network, timetable: .none, kept: [])
    let row = #"[{"equipment":"EL1","equipmenttype":"EL","station":"Times Sq-42 St","serving":"street"}]"#
    let feed = EquipmentFeed(url: "http://agency/ene.json", realtimeBase: "")
    let equipment = LiveEquipment(feed, network: { Places.network })
    let agencies = LiveAgencies(boards, try Self.live(), equipment: equipment, with: [])
    try await Site.open(alerts: agencies.alerts) { site async throws in
      async let heard = site.probe.events("/api/v1/live?alerts=en&station=127", count: 3, besides: "clock")
      try await site.subscribed(1)
      for upstream in equipment.upstreams {
        _ = try await upstream.fetch(
          FeedClient { _, _, _ throws(UpstreamError) in .init(status: 200, body: Array(row.utf8)) },
          clock: { Site.now })
      }
      #expect(try await heard.last?.contains(#""equipment":"elevator""#) == true)
      let document = try JSON.parse(try await site.probe.get("/api/openapi.json").body)
      let check = SchemaCheck(document: document)
      let json = try JSON.parse(try await site.probe.get("/api/v1/alerts").body)
      #expect(check.faults(of: json, try #require(check.content(of: "/api/v1/alerts")?.schema)) == [])
      #expect(json["equipmentHealth"] == .string("fresh") && json["equipmentAsOf"]?.string != nil)
      let ready = try JSON.parse(try await site.probe.get("/readyz").body)
      #expect(check.faults(of: ready, try #require(check.content(of: "/readyz")?.schema)) == [])
      #expect(ready["elevators"]?["alerts"] == .integer(1))
    }
  }

  @Test(
    "what is wrong is named",
    arguments: [
      ("route=none", "route"), ("station=none", "station"), ("route=" + String(repeating: "Q,", count: 51), "route"),
      ("station=" + String(repeating: "x", count: 2049), "station"), ("lang=e%20n", "lang"),
      ("lang=" + String(repeating: "e", count: 36), "lang"),
    ])
  func wrong(query: String, parameter: String) async throws {
    try await Site.open(alerts: try Self.live().source) { site async throws in
      let answer = try await site.probe.get("/api/v1/alerts?" + query)
      #expect(answer.status == 400)
      #expect(try JSON.parse(answer.body)["parameter"] == .string(parameter))
      let live = try await site.probe.get(
        "/api/v1/live?" + query.replacing("lang=", with: "alerts=") + (parameter == "lang" ? "" : "&alerts=en"))
      #expect(live.status == 400)
      let named = parameter == "lang" ? "alerts" : parameter
      #expect(try JSON.parse(live.body)["parameter"] == .string(named))
    }
  }

  @Test("the same second's answer is known by its tag; one that differs is not")
  func conditional() async throws {
    let live = try Self.live()
    try await Site.open(alerts: live.source) { site async throws in
      let first = try await site.probe.get("/api/v1/alerts")
      let tag = ["If-None-Match": try #require(first.header("etag"))]
      #expect(try await site.probe.get("/api/v1/alerts", tag).status == 304)
      try live.accept(Self.answer(at: 30, words: "Slower"), at: Site.now)
      for _ in 0..<250 where try await site.probe.get("/api/v1/alerts", tag).status == 304 {
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(try await site.probe.get("/api/v1/alerts").text.contains("Slower"))
    }
  }

  @Test("before anybody has asked the agency nothing is known, and nothing is said to have failed")
  func never() async throws {
    try await Site.open(alerts: LiveAlerts().source) { site async throws in
      let json = try JSON.parse(try await site.probe.get("/api/v1/alerts").body)
      #expect(json["health"] == .string("unknown") && json["asOf"] == .null && Self.ids(json).isEmpty)
    }
  }

  @Test("the stream sends them at once and whenever they change, narrowed, beside a station's board")
  func stream() async throws {
    let live = try Self.live()
    try await Site.open(alerts: live.source) { site async throws in
      async let heard = site.probe.events("/api/v1/live?stations=127&alerts=en&route=Q", count: 4, besides: "clock")
      try await site.subscribed(1)
      // The same alerts a little later are no news; other words are.
      try live.accept(Self.answer(at: 30), at: Site.now)
      try live.accept(Self.answer(at: 60, words: "Slower"), at: Site.now)
      let events = try await heard
      let names = events.compactMap { event in
        event.split(separator: "\n").first { $0.hasPrefix("event: ") }?.dropFirst(7)
      }
      #expect(names.filter { $0 != "clock" } == ["alerts", "board", "alerts"])
      let line = try #require(events.last?.split(separator: "\n").first { $0.hasPrefix("data: ") })
      let board = try #require(AlertBoard(text: String(line.dropFirst(6))))
      #expect(board.alerts.map { $0.id } == ["q", "all"] && board.alerts[0].header == "Slower")
      #expect(board.query == "lang=en&route=Q" && board.asOf == Site.now.adding(seconds: 60))
    }
  }

  @Test("a failing upstream keeps what was known, and is told to whoever keeps the server running")
  func failing() async throws {
    let live = try Self.live()
    try await Site.open(alerts: live.source) { site async throws in
      site.world.now = Site.now.adding(seconds: 200)
      live.note(.timedOut)
      let json = try JSON.parse(try await site.probe.get("/api/v1/alerts").body)
      #expect(json["health"] == .string("failing") && Self.ids(json).count == 5)
      let ready = try JSON.parse(try await site.probe.get("/readyz").body)
      #expect(ready["alerts"]?["failure"] == .string("The alerts feed's server took too long to answer."))
      let metrics = try await site.probe.get("/metrics").text
      #expect(metrics.contains("pocketful_alerts_failing 1\n") && metrics.contains("pocketful_alerts 6\n"))
      #expect(metrics.contains("pocketful_alerts_age_seconds 200\n"))
    }
  }
}
