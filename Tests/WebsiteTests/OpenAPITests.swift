import Kernel
import Synchronization
import TestSupport
import Testing
import Website

@Suite("The OpenAPI document")
struct OpenAPITests {
  private func document() async throws -> JSON {
    let body = Mutex<[UInt8]>([])
    try await Site.open { site async throws in
      let answer = try await site.probe.get("/api/openapi.json")
      #expect(answer.status == 200)
      body.withLock { $0 = answer.body }
    }
    return try JSON.parse(body.withLock { $0 })
  }

  @Test("every route is in it, and it has no other")
  func routes() async throws {
    guard case .object(let paths) = try await document()["paths"] else {
      Issue.record("no paths")
      return
    }
    let website = Website(source: World().source, clock: { Site.now })
    #expect(paths.map(\.name).sorted() == website.documentedPaths.sorted())
  }

  @Test(
    "what is answered is what the document says: nothing missing, nothing of another kind, nothing unsaid",
    arguments: [
      ("/api/v1/stations?q=times", "/api/v1/stations", 200), ("/api/v1/stations?limit=0", "/api/v1/stations", 400),
      ("/api/v1/stations/near?lat=40.7&lon=-73.9", "/api/v1/stations/near", 200),
      ("/api/v1/stations/127", "/api/v1/stations/{id}", 200), ("/api/v1/stations/x", "/api/v1/stations/{id}", 404),
      ("/api/v1/stations/127/board", "/api/v1/stations/{id}/board", 200),
      ("/api/v1/stations/127/board?each=3", "/api/v1/stations/{id}/board", 200),
      ("/api/v1/routes", "/api/v1/routes", 200),
      ("/api/v1/races", "/api/v1/races", 200), ("/api/v1/races?count=0", "/api/v1/races", 400),
      ("/api/v1/score", "/api/v1/score", 200), ("/by-location?lat=40.7&lon=-73.9", "/by-location", 200),
      ("/by-location", "/by-location", 400), ("/by-route/Q", "/by-route/{route}", 200),
      ("/by-id/127", "/by-id/{ids}", 200),
      ("/by-id/x", "/by-id/{ids}", 404), ("/routes", "/routes", 200), ("/readyz", "/readyz", 503),
    ])
  func answers(target: String, path: String, status: Int) async throws {
    let check = SchemaCheck(document: try await document())
    let schema = try #require(check.schema(of: path, status: status))
    try await Site.open { site async throws in
      if status == 503 { site.world.set(feeds: [HealthTests.feed(fetched: false)]) }
      let answer = try await site.probe.get(target)
      #expect(answer.status == status)
      #expect(check.faults(of: try JSON.parse(answer.body), schema) == [])
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
    let document = try await document()
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
