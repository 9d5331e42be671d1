import Hummingbird
import Kernel
import TestSupport
import Testing

@testable import Website

@Suite("What is answered to the app's own pages only")
struct SameOriginTests {
  /// A request's headers, and whether it is let in.
  struct Case: CustomTestStringConvertible, Sendable {
    var headers: [String: String]
    var isAdmitted: Bool
    var publicURL: String?

    var testDescription: String { "\(headers) at \(publicURL ?? "localhost"): \(isAdmitted)" }
  }

  private static let cases = [
    Case(headers: ["Sec-Fetch-Site": "same-origin"], isAdmitted: true),
    Case(headers: ["Sec-Fetch-Site": "same-site"], isAdmitted: false),
    Case(headers: ["Sec-Fetch-Site": "cross-site"], isAdmitted: false),
    Case(headers: ["Sec-Fetch-Site": "none"], isAdmitted: false),
    Case(headers: ["Sec-Fetch-Site": "cross-site", "Origin": "http://localhost"], isAdmitted: false),
    Case(headers: ["Origin": "http://localhost"], isAdmitted: true),
    Case(headers: ["Origin": "https://localhost"], isAdmitted: true),
    Case(headers: ["Origin": "http://localhost:1"], isAdmitted: false),
    Case(headers: ["Origin": "http://localhost.evil.example"], isAdmitted: false),
    Case(headers: ["Origin": "null"], isAdmitted: false),
    Case(headers: [:], isAdmitted: false),
    Case(headers: ["Origin": "https://A.example"], isAdmitted: true, publicURL: "https://a.example/"),
    Case(headers: ["Origin": "http://a.example"], isAdmitted: false, publicURL: "https://a.example"),
    Case(headers: ["Origin": "http://localhost"], isAdmitted: false, publicURL: "https://a.example"),
  ]

  private static func open(
    publicURL: String? = nil, visit: @escaping @Sendable (Site) async throws -> Void
  ) async throws {
    try await Site.open(
      configure: { $0.publicURL = publicURL.flatMap { PublicURL($0) } },
      run: { website, isListening in
        let router = website.routes()
        let own = router.group().add(middleware: SameOrigin())
        own.get("/mine") { _, _ in Ready(json: [UInt8](repeating: 0x20, count: 2048)) }
        own.on("/mine", method: .options) { _, _ in Response(status: .noContent) }
        own.get("/gone") { _, _ -> Response in throw Problem.noAddress }
        try await website.run(router, onListening: isListening)
      }, visit: visit)
  }

  @Test("whoever else begins a request is refused before it is looked at", arguments: cases)
  func admitted(asked: Case) async throws {
    try await Self.open(publicURL: asked.publicURL) { site async throws in
      let answer = try await site.probe.get("/mine", asked.headers)
      #expect(answer.status == (asked.isAdmitted ? 200 : 403))
      if !asked.isAdmitted { #expect(try JSON.parse(answer.body)["code"] == .string("foreign-origin")) }
    }
  }

  @Test(
    "nobody on the way keeps an answer, and no other site reads one, whatever it says",
    arguments: ["/mine", "/gone"], ["same-origin", "cross-site"])
  func unshared(path: String, site asking: String) async throws {
    try await Self.open { site async throws in
      let answer = try await site.probe.get(path, ["Sec-Fetch-Site": asking])
      #expect(answer.header("cache-control") == "no-store")
      #expect(answer.header("vary")?.hasSuffix("Cookie") == true)
      #expect(answer.header("access-control-allow-origin") == nil)
    }
  }

  @Test("a browser that asks beforehand for another site's page is allowed nothing")
  func preflight() async throws {
    try await Self.open { site async throws in
      let answer = try await site.probe.ask(
        "OPTIONS", "/mine", ["Origin": "https://b.example", "Access-Control-Request-Method": "GET"])
      #expect(answer.status == 204)
      #expect(answer.header("access-control-allow-origin") == nil)
    }
  }
}
