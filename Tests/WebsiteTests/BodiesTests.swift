import Hummingbird
import Kernel
import NIOCore
import TestSupport
import Testing

@testable import Website

@Suite("What is sent to an address")
struct BodiesTests {
  /// With an address beside all others that takes up to 4 KB of JSON, and says how much came.
  private static func open(
    patience: Duration = .seconds(60), visit: @escaping @Sendable (Site) async throws -> Void
  ) async throws {
    try await Site.open(
      configure: { $0.patience = patience },
      run: { website, isListening in
        let router = website.routes()
        router.taking(BodyRule(types: ["application/json"], limit: 4096), at: "/echo") { body, _, _ in
          "\(body.readableBytes)"
        }
        router.reading("/both", taken: [.post]) { _, _ in "read" }
        router.taking(BodyRule(types: ["application/json"], limit: 4096), at: "/both") { _, _, _ in "taken" }
        try await website.run(router, onListening: isListening)
      }, visit: visit)
  }

  private static func post(_ site: Site, _ size: Int, _ headers: [String: String]) async throws -> HTTPProbe.Answer {
    var headers = headers
    headers["Content-Length"] = String(size)
    return try await site.probe.ask("POST", "/echo", headers, body: [UInt8](repeating: 0x20, count: size))
  }

  @Test("comes whole to who asked for it, however large up to its limit", arguments: [0, 1, 4095, 4096])
  func whole(size: Int) async throws {
    try await Self.open { site async throws in
      let answer = try await Self.post(site, size, ["Content-Type": "application/json; charset=utf-8"])
      #expect(answer.status == 200)
      #expect(answer.text == String(size))
      #expect(answer.header("access-control-allow-origin") == nil, "nothing is open that does not say so")
    }
  }

  @Test("in chunks it is counted as it comes, and one too many is refused", arguments: [(8, 200), (9, 413)])
  func chunks(count: Int, status: Int) async throws {
    try await Self.open { site async throws in
      let chunk = "200\r\n" + String(repeating: "x", count: 512) + "\r\n"
      let answer = try await site.probe.send(
        Array(
          ("POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
            + "Connection: close\r\n\r\n" + String(repeating: chunk, count: count) + "0\r\n\r\n").utf8))
      #expect(answer.status == status)
    }
  }

  @Test(
    "too much, of another kind or packed is refused in a sentence",
    arguments: [
      (["Content-Type": "application/json"], 4097, 413), (["Content-Type": "text/plain"], 2, 415), ([:], 2, 415),
      (["Content-Type": "application/json", "Content-Encoding": "gzip"], 2, 415),
    ] as [([String: String], Int, Int)])
  func refused(headers: [String: String], size: Int, status: Int) async throws {
    try await Self.open { site async throws in
      let answer = try await Self.post(site, size, headers)
      #expect(answer.status == status)
      #expect(try JSON.parse(answer.body)["detail"]?.string?.hasSuffix(".") == true)
    }
  }

  @Test(
    "how much it may be is said of this address, or of all where it is more than any takes",
    arguments: [(4097, " 4 KB"), (2 << 20, "No address here takes more than 1024 KB"), (1 << 40, "No address here")])
  func limit(size: Int, sentence: String) async throws {
    try await Self.open { site async throws in
      let answer = try await site.probe.ask(
        "POST", "/echo", ["Content-Type": "application/json", "Content-Length": String(size)])
      #expect(answer.status == 413)
      #expect(try JSON.parse(answer.body)["detail"]?.string?.contains(sentence) == true)
    }
  }

  @Test(
    "a browser that asks what may be sent is told, and what can be read there too",
    arguments: [("/echo", "POST, OPTIONS"), ("/both", "GET, HEAD, POST, OPTIONS"), ("/healthz", "GET, HEAD, OPTIONS")])
  func options(path: String, allowed: String) async throws {
    try await Self.open { site async throws in
      let answer = try await site.probe.ask("OPTIONS", path)
      #expect(answer.status == 204)
      #expect(answer.header("allow") == allowed)
      #expect(answer.header("access-control-allow-origin") == nil)
    }
  }

  @Test("an address that only takes says so of every other method", arguments: ["GET", "PUT", "DELETE"])
  func others(method: String) async throws {
    try await Self.open { site async throws in
      let answer = try await site.probe.ask(method, "/echo")
      #expect(answer.status == 405)
      #expect(answer.header("allow") == "POST")
    }
  }

  @Test("after a body that came whole the connection goes on")
  func goesOn() async throws {
    try await Self.open { site async throws in
      let post =
        "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
      let answer = try await site.probe.send(
        Array((post + "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").utf8))
      #expect(answer.status == 200)
      #expect(answer.text.contains("ok\n"))
    }
  }

  @Test("one that breaks off or is malformed is hung up on, and the server lives")
  func broken() async throws {
    try await Self.open(patience: .milliseconds(300)) { site async throws in
      let head = "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
      let bad = try await site.probe.send(Array((head + "Transfer-Encoding: chunked\r\n\r\nzz\r\n").utf8))
      #expect(bad.status == 400)
      #expect(try await site.probe.isHungUpOn(afterSending: head + "Content-Length: 100\r\n\r\nabc", within: 10))
      #expect(try await site.probe.get("/healthz").status == 200)
    }
  }
}
