import App
import Feeds
import Kernel
import Synchronization
import TestSupport
import Testing
import Website

@Suite("The OpenAPI document")
struct OpenAPITests {
  static func document() async throws -> JSON {
    let body = Mutex<[UInt8]>([])
    try await Site.open { site async throws in
      let answer = try await site.probe.get("/api/openapi.json")
      #expect(answer.status == 200)
      body.withLock { $0 = answer.body }
    }
    return try JSON.parse(body.withLock { $0 })
  }

  /// Pages and files, which a person's browser asks for. What is new and stands neither here nor in the document is a fault.
  private static let forPeople =
    ["/", "/shell", "/assets/{name}", "/manifest.webmanifest", "/favicon.ico", "/worker.js", "/robots.txt"]
    + App.sections.flatMap { ["/" + $0, "/" + $0 + "/**"] }

  @Test("all that the router serves is in it, but for pages and files, and it has nothing else")
  func routes() async throws {
    let served = Website(source: World().source, accounts: try await SyncServer().source, clock: { Site.now }).addresses
    let others = served.filter { !Self.forPeople.contains($0.path) }
    #expect(Set(try await promised().map { $0.0 }) == Set(others.map { "\($0.method) \($0.path)" }))
    #expect(Set(Self.forPeople).isSubset(of: served.map(\.path)))
  }

  /// What the document says there is to ask, and each status of it.
  private func promised() async throws -> [(String, status: String)] {
    guard case .object(let paths)? = try await Self.document()["paths"] else { return [] }
    return paths.flatMap { path -> [(String, status: String)] in
      guard case .object(let methods) = path.value else { return [] }
      return methods.flatMap { method -> [(String, status: String)] in
        guard case .object(let statuses)? = method.value["responses"] else { return [] }
        return statuses.map { (method.name.uppercased() + " " + path.name, $0.name) }
      }
    }
  }

  /// A question for each answer that the document promises, with what makes the server give it.
  struct Example: CustomTestStringConvertible, Sendable {
    var method: String
    var target: String
    var path: String
    var status: Int
    var headers: [String: String] = [:]
    var body: [UInt8]

    init(
      _ target: String, _ path: String, _ status: Int = 200, _ headers: [String: String] = [:],
      by method: String = "GET", body: [UInt8] = []
    ) {
      (self.target, self.path, self.status, self.headers, self.method) = (target, path, status, headers, method)
      self.body = body
    }

    var testDescription: String { "\(status) of \(method) \(target)" }
  }

  private static let far = ["X-Forwarded-For": "203.0.113.9"]
  private static let many = "/by-id/" + String(repeating: "127,", count: 100) + "127"

  private static let examples =
    [
      Example("/api/v1/stations?q=times", "/api/v1/stations"),
      Example("/api/v1/stations?limit=0", "/api/v1/stations", 400),
      Example("/api/v1/stations/near?lat=40.7&lon=-73.9", "/api/v1/stations/near"),
      Example("/api/v1/stations/near", "/api/v1/stations/near", 400),
      Example("/api/v1/stations/127", "/api/v1/stations/{id}"),
      Example("/api/v1/stations/x", "/api/v1/stations/{id}", 404),
      Example("/api/v1/trips/052150_Q..N20R", "/api/v1/trips/{id}"),
      Example("/api/v1/trips/052150_Q..N20R", "/api/v1/trips/{id}", 304, ["If-None-Match": "*"]),
      Example("/api/v1/trips/x", "/api/v1/trips/{id}", 404),
      Example("/api/v1/stations/127/board", "/api/v1/stations/{id}/board"),
      Example("/api/v1/stations/127/board?each=3", "/api/v1/stations/{id}/board"),
      Example("/api/v1/stations/127/board", "/api/v1/stations/{id}/board", 304, ["If-None-Match": "*"]),
      Example("/api/v1/stations/127/board?each=0", "/api/v1/stations/{id}/board", 400),
      Example("/api/v1/stations/x/board", "/api/v1/stations/{id}/board", 404),
      Example("/api/v1/stations/127/week", "/api/v1/stations/{id}/week"),
      Example("/api/v1/stations/127/week", "/api/v1/stations/{id}/week", 304, ["If-None-Match": "*"]),
      Example("/api/v1/stations/x/week", "/api/v1/stations/{id}/week", 404),
      Example("/api/v1/routes", "/api/v1/routes"),
      Example("/api/v1/map", "/api/v1/map"), Example("/api/v1/map", "/api/v1/map", 304, ["If-None-Match": "*"]),
      Example("/api/v1/routes/q/trains", "/api/v1/routes/{id}/trains"),
      Example("/api/v1/routes/Q/trains", "/api/v1/routes/{id}/trains", 304, ["If-None-Match": "*"]),
      Example("/api/v1/routes/none/trains", "/api/v1/routes/{id}/trains", 404),
      Example("/api/v1/live?stations=127", "/api/v1/live"), Example("/api/v1/live", "/api/v1/live", 400),
      Example("/api/v1/live?stations=127", "/api/v1/live", 429, far),
      Example("/api/v1/live?stations=127", "/api/v1/live", 503),
      Example("/api/v1/alerts", "/api/v1/alerts"), Example("/api/v1/alerts?route=none", "/api/v1/alerts", 400),
      Example("/api/v1/alerts", "/api/v1/alerts", 304, ["If-None-Match": "*"]),
      Example("/api/v1/feeds", "/api/v1/feeds"),
      Example("/gtfs-rt/mta-subway/trip-updates.pb", "/gtfs-rt/{agency}/trip-updates.pb"),
      Example("/gtfs-rt/mta-subway/trip-updates.pb", "/gtfs-rt/{agency}/trip-updates.pb", 304, ["If-None-Match": "*"]),
      Example("/gtfs-rt/none/trip-updates.pb", "/gtfs-rt/{agency}/trip-updates.pb", 404),
      Example("/gtfs-rt/mta-subway/trip-updates.pb", "/gtfs-rt/{agency}/trip-updates.pb", 503),
      Example("/gtfs-rt/mta-subway/vehicle-positions.pb", "/gtfs-rt/{agency}/vehicle-positions.pb"),
      Example(
        "/gtfs-rt/mta-subway/vehicle-positions.pb", "/gtfs-rt/{agency}/vehicle-positions.pb", 304,
        ["If-None-Match": "*"]),
      Example("/gtfs-rt/none/vehicle-positions.pb", "/gtfs-rt/{agency}/vehicle-positions.pb", 404),
      Example("/gtfs-rt/mta-subway/vehicle-positions.pb", "/gtfs-rt/{agency}/vehicle-positions.pb", 503),
      Example("/gtfs-rt/mta-subway/alerts.pb", "/gtfs-rt/{agency}/alerts.pb"),
      Example("/gtfs-rt/mta-subway/alerts.pb", "/gtfs-rt/{agency}/alerts.pb", 304, ["If-None-Match": "*"]),
      Example("/gtfs-rt/none/alerts.pb", "/gtfs-rt/{agency}/alerts.pb", 404),
      Example("/gtfs-rt/mta-subway/alerts.pb", "/gtfs-rt/{agency}/alerts.pb", 503),
      Example("/api/v1/races", "/api/v1/races"), Example("/api/v1/races?count=0", "/api/v1/races", 400),
      Example("/api/v1/races", "/api/v1/races", 304, ["If-None-Match": "*"]),
      Example("/api/v1/score", "/api/v1/score"), Example("/api/v1/score", "/api/v1/score", 403, far),
      Example("/by-location?lat=40.7&lon=-73.9", "/by-location"), Example("/by-location", "/by-location", 400),
      Example("/by-route/Q", "/by-route/{route}"), Example("/by-route/q", "/by-route/{route}", 301),
      Example("/by-route/none", "/by-route/{route}", 404),
      Example("/by-id/127", "/by-id/{ids}"), Example(many, "/by-id/{ids}", 400),
      Example("/by-id/x", "/by-id/{ids}", 404),
      Example("/routes", "/routes"), Example("/healthz", "/healthz"),
      Example("/readyz", "/readyz"), Example("/readyz", "/readyz", 503),
      Example("/metrics", "/metrics"), Example("/metrics", "/metrics", 403, far),
      Example("/api/openapi.json", "/api/openapi.json"),
    ] + SyncExamples.all + PushExamples.all

  @Test("each status of each address has an example here, so that none is promised and never looked at")
  func exhaustive() async throws {
    let promised = Set(try await promised().map { "\($0.0) \($0.status)" })
    #expect(
      promised.count > 30
        && promised
          == Set(
            Self.examples.map { "\($0.method) \($0.path) \($0.status)" } + AccountDocumentTests.names
              + PasskeyDocumentTests.names
              + PairingDocumentTests.names + OpenIDDocumentTests.names + ResetAPITests.names
              + AccountFailuresTests.names + FareCardAPITests.names)
    )
  }

  @Test(
    "what is answered is what the document says: nothing missing, nothing of another kind, nothing unsaid",
    arguments: examples)
  func answers(example: Example) async throws {
    let check = SchemaCheck(document: try await Self.document())
    let isStream = example.path == "/api/v1/live"
    let isHeard = example.path.hasPrefix("/gtfs-rt") && example.status != 503
    let boards = isHeard ? try RealtimeFeedsTests.live() : RealtimeFeedsTests.silent
    let world = World(outgoing: boards.source.outgoing)
    let alerts = isHeard ? try RealtimeFeedsTests.alerts().source : .none
    let server = try await SyncServer()
    defer { withExtendedLifetime(server) {} }
    if example.path.hasPrefix("/api/v1/push") { try await PushExamples.prepare(server) }
    try await Site.open(
      world: world, alerts: alerts, accounts: server.source,
      subscribers: isStream && example.status == 503 ? 0 : 12_000
    ) {
      if isStream, example.status == 429 {
        $0.proxies = TrustedProxies("127.0.0.1") ?? TrustedProxies()
        $0.subscribersOfOne = 0
      }
    } visit: { site async throws in
      if example.path == "/readyz" {
        site.world.set(feeds: [HealthTests.feed(fetched: example.status == 200)])
      }
      site.world.week = WeeksAPITests.week
      site.world.swap(TripsAPITests.trip([("127", 130), ("R01", 700)]))
      // The stream's own words have no end.
      let method = isStream && example.status == 200 ? "HEAD" : example.method
      let answer = try await site.probe.ask(method, example.target, example.headers, body: example.body)
      #expect(answer.status == example.status)
      guard let content = check.content(of: example.path, by: example.method, status: example.status) else {
        return #expect(answer.body == [])
      }
      #expect(answer.header("content-type")?.hasPrefix(content.type) == true)
      if content.type.hasSuffix("json") {
        #expect(check.faults(of: try JSON.parse(answer.body), content.schema) == [])
      }
    }
  }

  @Test("the check itself finds what is wrong")
  func checked() throws {
    let schema = try JSON.parse(
      #"{"type":"object","required":["a"],"properties":{"a":{"type":["integer","null"]},"b":{"enum":["x"]}}}"#)
    let check = SchemaCheck(document: .null)
    for (text, faults) in [
      (#"{"a":1}"#, 0), (#"{"a":null,"b":"x"}"#, 0), (#"{}"#, 1), (#"{"a":"1"}"#, 1), (#"{"a":1,"c":2}"#, 1),
      (#"{"a":1,"b":"y"}"#, 1), ("[]", 1),
    ] {
      #expect(check.faults(of: try JSON.parse(text), schema).count == faults, "\(text)")
    }
  }

  @Test("every reference leads somewhere")
  func references() async throws {
    let document = try await Self.document()
    var references: [String] = []
    OpenAPITests.collect(document, into: &references)
    #expect(references.count > 30)
    for reference in references {
      var value: JSON? = document
      for name in reference.split(separator: "/").dropFirst() { value = value?[String(name)] }
      #expect(value != nil, "\(reference)")
    }
  }

  private static func collect(_ json: JSON, into references: inout [String]) {
    switch json {
    case .object(let members):
      for member in members {
        if member.name == "$ref", let text = member.value.string { references.append(text) }
        collect(member.value, into: &references)
      }
    case .array(let values): for value in values { collect(value, into: &references) }
    default: break
    }
  }
}
