import Feeds
import Kernel
import TestSupport
import Testing
import Website

@Suite("What a connection must keep to", .timeLimit(.minutes(5)))
struct ConnectionsTests {
  private static func send(_ site: Site, _ text: String) async throws -> HTTPProbe.Answer {
    try await site.probe.send(Array(text.utf8))
  }

  @Test(
    "what could be read in two ways is refused, and nothing behind it is answered",
    arguments: [
      "Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n", "Transfer-Encoding: gzip, chunked\r\n",
      "Transfer-Encoding: chunked, chunked\r\n",
    ])
  func codings(headers: String) async throws {
    try await Site.open { site async throws in
      let answer = try await Self.send(
        site,
        "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\(headers)\r\n0\r\n\r\nGET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n"
      )
      #expect(answer.status == 400)
      #expect(!answer.text.contains("ready"))
    }
  }

  @Test("headers too many or too large are not an address too long")
  func headers() async throws {
    let many = (0..<200).map { "X-\($0): y\r\n" }.joined()
    let large = "X: " + String(repeating: "y", count: 20_000) + "\r\n"
    try await Site.open { site async throws in
      for headers in [many, large] {
        let answer = try await Self.send(site, "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\(headers)\r\n")
        #expect(answer.status == 431)
      }
    }
  }

  @Test("HTTP/1.0 is sent no chunks, and is hung up on when it has its answer")
  func old() async throws {
    try await Site.open(score: .none) { site async throws in
      let answer = try await Self.send(site, "GET /api/v1/score HTTP/1.0\r\nHost: localhost\r\n\r\n")
      #expect(answer.status == 200)
      #expect(answer.header("transfer-encoding") == nil)
      #expect(answer.header("connection") == "close")
      #expect(try JSON.parse(answer.body)["health"] != nil)
      #expect(try await Self.send(site, "GET /healthz HTTP/1.0\r\n\r\n").status == 200)
    }
  }

  @Test("a client that says it will close is believed, however it spells it")
  func closing() async throws {
    try await Site.open { site async throws in
      for value in ["Close", "foo, CLOSE"] {
        let answer = try await Self.send(
          site, "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: \(value)\r\n\r\n")
        #expect(answer.header("connection") == "close")
      }
    }
  }

  @Test(
    "a body is not waited for, however it comes; it is answered and hung up on",
    arguments: ["Content-Length: 50000\r\n\r\nabc", "Transfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n"])
  func drip(rest: String) async throws {
    try await Site.open {
      // Whoever waited for it would be cut off by the suite's limit.
      $0.patience = .seconds(3600)
    } visit: { site async throws in
      for (method, status) in [("POST", 405), ("GET", 200)] {
        let answer = try await Self.send(site, "\(method) /healthz HTTP/1.1\r\nHost: localhost\r\n\(rest)")
        #expect(answer.status == status)
        #expect(answer.header("connection") == "close")
      }
    }
  }

  @Test("who sends without end is not read without end")
  func endless() async throws {
    try await Site.open { site async throws in
      let taken = try await site.probe.pour(
        "POST /healthz HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n",
        "2000\r\n" + String(repeating: "x", count: 8192) + "\r\n", upTo: 256 << 20)
      #expect(taken < 64 << 20)
      #expect(try await site.probe.get("/healthz").status == 200)
    }
  }

  @Test("who reads nothing of its answers is hung up on")
  func unread() async throws {
    try await Site.open {
      $0.patience = .milliseconds(300)
    } visit: { site async throws in
      let requests = String(repeating: "GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n", count: 2000)
      // All answers are 200 MB; what was on its way when it was hung up on may still come.
      #expect(try await site.probe.received(afterSending: requests, unreadFor: 60) < 50 << 20)
    }
  }

  @Test("connections have a number; one that ends makes room for the next")
  func full() async throws {
    try await Site.open {
      $0.connections = 4
    } visit: { site async throws in
      let idle = try await site.probe.hold(8)
      async let answer = site.probe.get("/healthz")
      try await Task.sleep(for: .milliseconds(200))
      idle.close()
      #expect(try await answer.status == 200)
    }
  }
}
