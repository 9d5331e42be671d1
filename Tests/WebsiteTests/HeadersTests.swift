import Kernel
import TestSupport
import Testing
import Website

@Suite("What stands around every answer")
struct HeadersTests {
  static let pages = ["/", "/departures", "/departures/127", "/nowhere", "/healthz", "/routes", "/by-location"]
  static let data = ["/api/v1/stations", "/api/v1/stations/nowhere", "/api/openapi.json", "/api/nowhere"]
  static let addresses = pages + data

  @Test("every answer forbids foreign script, sniffing and framing", arguments: pages)
  func security(target: String) async throws {
    try await Site.open { site async throws in
      let answer = try await site.probe.get(target)
      #expect(
        answer.header("content-security-policy")
          == "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
          + "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
          + "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types pocketful")
      #expect(answer.header("x-content-type-options") == "nosniff")
      #expect(answer.header("referrer-policy") == "same-origin")
      #expect(answer.header("cross-origin-resource-policy") == "same-origin")
      #expect(answer.header("permissions-policy")?.contains("geolocation=(self)") == true)
    }
  }

  @Test("what programs read may do nothing where it is opened by itself", arguments: data)
  func readByPrograms(target: String) async throws {
    try await Site.open { site async throws in
      let answer = try await site.probe.get(target)
      #expect(answer.header("content-security-policy") == "default-src 'none'; frame-ancestors 'none'")
      #expect(answer.header("x-content-type-options") == "nosniff")
      #expect(answer.header("referrer-policy") == "same-origin")
      #expect(answer.header("cross-origin-resource-policy") == "same-origin")
    }
  }

  @Test("a file that is a part of pages is not sniffed; the policy is the page's")
  func part() async throws {
    try await Site.open { site async throws in
      let page = try await site.probe.get("/")
      let facts = page.text.split(separator: "data-facts=\"").last?.split(separator: "\"").first.map(String.init)
      let answer = try await site.probe.get(try #require(facts))
      #expect(answer.header("x-content-type-options") == "nosniff")
      #expect(answer.header("content-security-policy") == nil)
    }
  }

  @Test("the date is the website's own clock, fixed or not")
  func date() async throws {
    try await Site.open { site async throws in
      #expect(try await site.probe.get("/healthz").header("date") == "Thu, 02 Oct 2025 14:20:00 GMT")
      site.world.now = Site.now.adding(seconds: 86_400 * 120)
      #expect(try await site.probe.get("/healthz").header("date") == "Fri, 30 Jan 2026 14:20:00 GMT")
    }
  }

  @Test("HEAD says what GET would, without the content", arguments: addresses + ["/api/v1/stations/127/board"])
  func head(target: String) async throws {
    try await Site.open { site async throws in
      let get = try await site.probe.get(target)
      let head = try await site.probe.ask("HEAD", target)
      #expect(head.status == get.status)
      #expect(head.body.isEmpty)
      #expect(head.header("content-length") == String(get.body.count))
      #expect(head.header("content-type") == get.header("content-type"))
      #expect(head.header("etag") == get.header("etag"))
    }
  }

  @Test("HEAD of the stream ends at once")
  func headOfStream() async throws {
    try await Site.open { site async throws in
      let answer = try await site.probe.ask("HEAD", "/api/v1/live?stations=127")
      #expect(answer.status == 200)
      #expect(answer.header("content-type") == "text/event-stream; charset=utf-8")
      #expect(answer.body.isEmpty)
    }
  }

  @Test(
    "who has the answer already is told so",
    arguments: [
      "/shell", "/api/v1/stations/127/board", "/api/v1/stations?q=times", "/api/v1/routes", "/routes",
    ])
  func notModified(target: String) async throws {
    try await Site.open { site async throws in
      let first = try await site.probe.get(target)
      let tag = try #require(first.header("etag"))
      #expect(first.header("cache-control") == "no-cache")
      for known in [tag, "W/" + tag, "\"other\", " + tag, "*"] {
        let again = try await site.probe.get(target, ["If-None-Match": known])
        #expect(again.status == 304)
        #expect(again.body.isEmpty)
        #expect(again.header("etag") == tag)
        #expect(again.header("content-length") == nil)
      }
      #expect(try await site.probe.get(target, ["If-None-Match": "\"other\""]).status == 200)
    }
  }

  @Test(
    "other people's pages may read the data",
    arguments: ["/api/v1/stations", "/routes", "/by-id/127", "/by-id/nowhere"])
  func sharing(target: String) async throws {
    try await Site.open { site async throws in
      #expect(try await site.probe.get(target).header("access-control-allow-origin") == "*")
    }
  }
}
