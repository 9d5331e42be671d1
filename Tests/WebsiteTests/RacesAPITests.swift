import Feeds
import Kernel
import Races
import TestSupport
import Testing
import Website

@Suite("The races of the API", .serialized)
struct RacesAPITests {
  /// One race each minute from the site's time on; kinds and countries in turn.
  private static func answer(moved: Int64 = 0, count: Int = 40) -> [UInt8] {
    let kinds = ["4a2788f8-e825-4d36-9894-efd4baf1cfae", "9daef0d7-bf3c-4f50-921d-8e818c60fe61", "unknown"]
    let rows = (0..<count).map { index in
      let start = Site.now.seconds + Int64(index) * 60 + (index == 3 ? moved : 0)
      return #""r\#(index)":{"meeting_name":"Randwick","meeting_id":"m","race_number":\#(index + 1),"race_name":"Cup","#
        + #""venue_country":"\#(index % 2 == 0 ? "AUS" : "UK")","category_id":"\#(kinds[index % 3])","#
        + #""advertised_start":{"seconds":\#(start)}}"#
    }
    let ids = (0..<count).map { "\"r\($0)\"" }.joined(separator: ",")
    return Array(#"{"data":{"next_to_go_ids":[\#(ids)],"race_summaries":{\#(rows.joined(separator: ","))}}}"#.utf8)
  }

  private static func live() throws -> LiveRaces {
    let live = LiveRaces()
    try live.accept(answer(), at: Site.now)
    return live
  }

  private static func ids(_ json: JSON) -> [String] { (json["data"]?.array ?? []).compactMap { $0["id"]?.string } }

  @Test(
    "five to go by default; count, category, country and follow narrow and widen",
    arguments: [
      ("", ["r0", "r1", "r2", "r3", "r4"]), ("?count=2", ["r0", "r1"]), ("?count=2&category=greyhound", ["r1", "r4"]),
      ("?count=2&country=GB", ["r1", "r3"]), ("?count=2&country=uk&category=horse,greyhound", ["r1", "r3"]),
      ("?count=1&follow=r9", ["r0", "r9"]), ("?count=3&category=all&unknown=1", ["r0", "r1", "r2"]),
    ])
  func narrowed(query: String, ids: [String]) async throws {
    try await Site.open(races: try Self.live().source) { site async throws in
      let answer = try await site.probe.get("/api/v1/races" + query)
      #expect(answer.status == 200 && answer.header("etag") != nil)
      let json = try JSON.parse(answer.body)
      #expect(Self.ids(json) == ids)
      #expect(json["health"] == .string("fresh") && json["asOf"] == .string("2025-10-02T14:20:00Z"))
      #expect(json["countries"] == .array([.string("AU"), .string("GB")]))
    }
  }

  @Test("a row has what the contract says")
  func row() async throws {
    try await Site.open(races: try Self.live().source) { site async throws in
      let json = try JSON.parse(try await site.probe.get("/api/v1/races?count=2").body)
      let race = try #require(json["data"]?.array?.last)
      #expect(race["category"] == .string("greyhound") && race["meeting"] == .string("Randwick"))
      #expect(race["number"] == .integer(2) && race["name"] == .string("Cup") && race["country"] == .string("GB"))
      #expect(race["advertisedStart"] == .string("2025-10-02T14:21:00Z") && race["seconds"] == .integer(60))
    }
  }

  @Test(
    "what is wrong is named",
    arguments: [
      ("count=0", "count"), ("count=101", "count"), ("category=cats", "category"), ("country=Atlantis", "country"),
      ("follow=" + String(repeating: "a,", count: 30), "follow"),
    ])
  func wrong(query: String, parameter: String) async throws {
    try await Site.open(races: try Self.live().source) { site async throws in
      for path in ["/api/v1/races?", "/api/v1/live?stations=127&"] {
        guard path.contains("races") || !query.contains("category") else { continue }
        let answer = try await site.probe.get(path + query)
        #expect(answer.status == 400, "\(path)")
        #expect(try JSON.parse(answer.body)["parameter"] == .string(parameter))
      }
    }
  }

  @Test("a race leaves 60 s after its start with no answer from upstream")
  func gone() async throws {
    try await Site.open(races: try Self.live().source) { site async throws in
      site.world.now = Site.now.adding(seconds: 59)
      #expect(Self.ids(try JSON.parse(try await site.probe.get("/api/v1/races").body)).first == "r0")
      site.world.now = Site.now.adding(seconds: 60)
      #expect(Self.ids(try JSON.parse(try await site.probe.get("/api/v1/races").body)).first == "r1")
    }
  }

  @Test("the stream sends them at once and whenever they change, beside a station's board")
  func stream() async throws {
    let live = try Self.live()
    try await Site.open(races: live.source) { site async throws in
      async let heard = site.probe.events("/api/v1/live?stations=127&races=horse&count=2", count: 6)
      try await site.subscribed(1)
      try live.accept(Self.answer(moved: 240), at: Site.now.adding(seconds: 60))
      let events = try await heard
      let names = events.compactMap { event in
        event.split(separator: "\n").first { $0.hasPrefix("event: ") }?.dropFirst(7)
      }
      #expect(names == ["clock", "races", "board", "clock", "races"])
      let line = try #require(events.last?.split(separator: "\n").first { $0.hasPrefix("data: ") })
      let json = try JSON.parse(String(line.dropFirst(6)))
      #expect(Self.ids(json) == ["r0", "r6"])
      #expect(json["asOf"] == .string("2025-10-02T14:21:00Z"))
    }
  }

  @Test("a failing upstream is told to who listens, and to whoever keeps the server running")
  func failing() async throws {
    let live = try Self.live()
    try await Site.open(races: live.source) { site async throws in
      site.world.now = Site.now.adding(seconds: 100)
      live.note(.timedOut)
      let json = try JSON.parse(try await site.probe.get("/api/v1/races").body)
      #expect(json["health"] == .string("failing") && Self.ids(json).count == 5)
      let ready = try JSON.parse(try await site.probe.get("/readyz").body)
      #expect(ready["races"]?["failure"] == .string("The racing feed's server took too long to answer."))
      let metrics = try await site.probe.get("/metrics").text
      #expect(metrics.contains("pocketful_feed_failing{feed=\"races\"} 1"))
      #expect(metrics.contains("pocketful_races 40"))
    }
  }

  @Test("pages come with the races drawn, and an address of none is 404")
  func pages() async throws {
    try await Site.open(races: try Self.live().source) { site async throws in
      let page = try await site.probe.get("/races")
      #expect(page.status == 200)
      #expect(page.text.contains("Horse racing, Randwick, race 1, Australia, starting now"))
      #expect(try await site.probe.get("/races/r30").status == 200)
      #expect(try await site.probe.get("/races/none").status == 404)
      #expect(try await site.probe.get("/").text.contains("tile-races"))
    }
  }
}
