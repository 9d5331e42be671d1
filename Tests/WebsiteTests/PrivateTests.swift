import Feeds
import Kernel
import Score
import TestSupport
import Testing
import Website

@Suite("What is the owner's alone")
struct PrivateTests {
  private static func score() throws -> ScoreSource {
    let answer = ScoreAnswer(report: try Report(score: 514, least: 0, most: 700), asOf: Site.now)
    return ScoreSource(answer: { answer }, held: { answer })
  }

  /// As a proxy hands a request on, or as it comes to a server with a name.
  private static let strangers: [[String: String]] = [
    ["X-Forwarded-For": "203.0.113.9"], ["Forwarded": "for=203.0.113.9"], ["Via": "1.1 proxy"], ["X-Real-IP": "::1"],
    ["X-Forwarded-Host": "localhost"], ["X-Forwarded-For": "127.0.0.1"],
    ["CF-Connecting-IP": "203.0.113.9"], ["True-Client-IP": "203.0.113.9"], ["X-Forwarded-Proto": "https"],
  ]

  @Test("the score is shown on its own machine, and to nobody a proxy speaks for", arguments: strangers)
  func proxied(headers: [String: String]) async throws {
    try await Site.open(score: try Self.score()) { site async throws in
      #expect(try await site.probe.get("/api/v1/score").text.contains("514"))
      let answer = try await site.probe.get("/api/v1/score", headers)
      #expect(answer.status == 403)
      #expect(!answer.text.contains("514"))
      #expect(try JSON.parse(answer.body)["reason"] == .string("private"))
      #expect(answer.header("access-control-allow-origin") == nil)
      #expect(answer.header("cache-control") == "no-store")
    }
  }

  @Test("a server with a public address gives it to nobody, not even to what looks like its own machine")
  func publicly() async throws {
    try await Site.open(score: try Self.score()) {
      $0.publicURL = PublicURL("https://a.example")
    } visit: {
      site async throws in
      #expect(try await site.probe.get("/api/v1/score").status == 403)
    }
  }

  @Test("whoever runs the server may open it")
  func opened() async throws {
    try await Site.open(score: try Self.score()) {
      $0.isScoreOpen = true
    } visit: { site async throws in
      #expect(try await site.probe.get("/api/v1/score", ["X-Forwarded-For": "203.0.113.9"]).text.contains("514"))
    }
  }

  @Test("metrics and the feeds' troubles are for the server's own machine; whether it is ready is for everybody")
  func metrics() async throws {
    let far = ["X-Forwarded-For": "203.0.113.9"]
    try await Site.open { site async throws in
      #expect(try await site.probe.get("/metrics", far).status == 403)
      site.world.set(feeds: [HealthTests.feed(fetched: false)])
      let ready = try await site.probe.get("/readyz", far)
      #expect(ready.status == 503)
      #expect(ready.text == #"{"ready":false}"#)
      #expect(try await site.probe.get("/readyz").text.contains("feeds"))
    }
    try await Site.open {
      $0.areMetricsOpen = true
    } visit: { site async throws in
      #expect(try await site.probe.get("/metrics", far).status == 200)
      #expect(try await site.probe.get("/readyz", far).text.contains("feeds"))
    }
  }

  /// Everything else is nobody else's, also an address that is new.
  private static let open: Set<String> = [
    "/api/v1/stations", "/api/v1/stations/near", "/api/v1/stations/{id}", "/api/v1/stations/{id}/board",
    "/api/v1/stations/{id}/week",
    "/api/v1/trips/{id}", "/api/v1/map", "/api/v1/routes/{id}/trains",
    "/api/v1/routes", "/api/v1/alerts", "/api/v1/feeds", "/gtfs-rt/{agency}/trip-updates.pb",
    "/gtfs-rt/{agency}/vehicle-positions.pb", "/gtfs-rt/{agency}/alerts.pb", "/api/v1/races", "/api/v1/live",
    "/by-location", "/by-route/{route}",
    "/by-id/{ids}", "/routes", "/api/openapi.json",
  ]

  @Test("of all addresses that the router has, other sites' pages may read those that are listed here, and no other")
  func closed() async throws {
    let server = try await SyncServer()
    let website = Website(source: World().source, accounts: server.source, clock: { Site.now })
    let addresses = Set(website.addresses.map(\.path))
    #expect(Self.open.isSubset(of: addresses))
    try await server.open { site async throws in
      for address in addresses {
        let target = address.replacing("**", with: "x").replacing("{", with: "").replacing("}", with: "")
        for method in ["OPTIONS", "GET"] where method == "OPTIONS" || address != "/api/v1/live" {
          let answer = try await site.probe.ask(method, target)
          // An address of which a part is not there is no secret either.
          guard answer.status != 404 else { continue }
          #expect((answer.header("access-control-allow-origin") == "*") == Self.open.contains(address), "\(address)")
        }
      }
    }
  }

  @Test("of all addresses that the router has, each says to OPTIONS all that it serves, and nothing else")
  func allowed() async throws {
    let server = try await SyncServer()
    let addresses = Website(source: World().source, accounts: server.source, clock: { Site.now }).addresses
    try await server.open { site async throws in
      for (path, all) in Dictionary(grouping: addresses, by: \.path) {
        let target = path.replacing("**", with: "x").replacing("{", with: "").replacing("}", with: "")
        let allow = try await site.probe.ask("OPTIONS", target).header("allow") ?? ""
        let served = Set(all.map(\.method)).union(["OPTIONS"])
        #expect(Set(allow.split(separator: ", ").map(String.init)).subtracting(["HEAD"]) == served, "\(path)")
      }
    }
  }

  @Test(
    "a browser that asks for another site's page is told what that page may read",
    arguments: [
      ("/api/v1/stations", 204, true), ("/api/v1/score", 204, false), ("/", 204, false), ("/nowhere", 404, true),
    ])
  func options(path: String, status: Int, isShared: Bool) async throws {
    try await Site.open { site async throws in
      let answer = try await site.probe.ask("OPTIONS", path)
      #expect(answer.status == status)
      #expect((answer.header("access-control-allow-origin") == "*") == isShared)
    }
  }
}
