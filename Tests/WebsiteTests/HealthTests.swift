import Departures
import Feeds
import Kernel
import TestSupport
import Testing
import Website

@Suite("What whoever runs the server asks")
struct HealthTests {
  static func feed(fetched: Bool, failure: String? = nil) -> Boards.FeedStatus {
    Boards.FeedStatus(
      name: "nyct%2Fgtfs-ace", asOf: fetched ? Site.now.adding(seconds: -7) : nil, fetchedAt: fetched ? Site.now : nil,
      health: fetched ? .fresh : .failing, failure: failure, trips: 12, stopTimes: 345)
  }

  @Test("alive from the first moment")
  func alive() async throws {
    try await Site.open { site async throws in
      let answer = try await site.probe.get("/healthz")
      #expect(answer.status == 200)
      #expect(answer.text == "ok\n")
    }
  }

  @Test("ready once every feed has been asked, whether or not it answered")
  func ready() async throws {
    try await Site.open { site async throws in
      #expect(try await site.probe.get("/readyz").status == 200, "an agency may have no feed at all")
      site.world.set(feeds: [Self.feed(fetched: false)])
      #expect(try await site.probe.get("/readyz").status == 503)
      site.world.set(feeds: [Self.feed(fetched: false, failure: "The agency's server can't be reached.")])
      #expect(try await site.probe.get("/readyz").status == 200)
      site.world.set(feeds: [Self.feed(fetched: true)])
      let answer = try await site.probe.get("/readyz")
      #expect(answer.status == 200)
      let json = try JSON.parse(answer.body)
      #expect(json["ready"] == .bool(true))
      #expect(json["feeds"]?.array?.first?["age"] == .integer(7))
      #expect(json["feeds"]?.array?.first?["health"] == .string("fresh"))
    }
  }

  @Test("metrics count what was answered and say how the feeds are")
  func metrics() async throws {
    try await Site.open { site async throws in
      site.world.set(feeds: [Self.feed(fetched: true)])
      for _ in 0..<3 { _ = try await site.probe.get("/api/v1/stations/127/board") }
      _ = try await site.probe.get("/api/v1/stations/nowhere/board")
      _ = try await site.probe.get("/nowhere")
      let text = try await site.probe.get("/metrics").text
      #expect(text.contains("pocketful_requests_total{route=\"/api/v1/stations/{id}/board\",status=\"200\"} 3\n"))
      #expect(text.contains("pocketful_requests_total{route=\"/api/v1/stations/{id}/board\",status=\"404\"} 1\n"))
      #expect(text.contains("pocketful_requests_total{route=\"NotFound\",status=\"404\"} 1\n"))
      #expect(text.contains("_bucket{route=\"/api/v1/stations/{id}/board\",le=\"+Inf\"} 4\n"))
      #expect(text.contains("pocketful_feed_age_seconds{feed=\"nyct%2Fgtfs-ace\"} 7\n"))
      #expect(text.contains("pocketful_stream_subscribers 0\n"))
      #expect(text.contains("process_resident_memory_bytes "))
    }
  }

  @Test("one of several says what it leads, whether it hears the others and how far behind that is")
  func node() async throws {
    let report = NodeReport(
      name: "box-1f", leads: [("feed:ace", 3)], isListening: true, lag: .milliseconds(4), isAlone: false)
    try await Site.open(node: { report }) { site async throws in
      let answer = try await site.probe.get("/readyz")
      let ready = try JSON.parse(answer.body)
      #expect(ready["node"]?["leads"]?.array?.first?["name"] == .string("feed:ace"))
      #expect(ready["node"]?["lag"] == .integer(4) && ready["node"]?["alone"] == .bool(false))
      let check = SchemaCheck(document: try JSON.parse(try await site.probe.get("/api/openapi.json").body))
      #expect(check.faults(of: ready, try #require(check.content(of: "/readyz", status: answer.status)).schema) == [])
      let text = try await site.probe.get("/metrics").text
      for line in [
        #"node_leads{lease="feed:ace"} 3"#, "node_listening 1", "node_listening_lag_seconds 0.004", "node_alone 0",
      ] { #expect(text.contains("pocketful_\(line)\n"), "\(line)") }
    }
  }

  @Test("the last question to each upstream is told, with its cost and what became of it")
  func fetches() async throws {
    let book = FetchBook()
    for outcome in [Fetch.Outcome.updated, .unchanged, .refused("HTTP status 503")] {
      let cost = (Duration.milliseconds(120), Duration.milliseconds(2))
      book.note(Fetch(at: Site.now, fetching: cost.0, decoding: cost.1, bytes: 9, outcome: outcome), of: "races")
    }
    try await Site.open(book: book) { site async throws in
      let text = try await site.probe.get("/metrics").text
      for outcome in ["updated", "unchanged", "refused"] {
        #expect(text.contains("pocketful_fetches_total{feed=\"races\",outcome=\"\(outcome)\"} 1\n"))
      }
      #expect(text.contains("pocketful_fetch_bytes{feed=\"races\"} 9\n"))
      #expect(text.contains("pocketful_fetch_seconds{feed=\"races\",part=\"fetching\"} 0.12\n"))
      let answer = try await site.probe.get("/readyz")
      let ready = try JSON.parse(answer.body)
      let last = try #require(ready["fetches"]?.array?.first)
      #expect(last["name"] == .string("races") && last["outcome"] == .string("refused"))
      #expect(last["reason"] == .string("HTTP status 503") && last["bytes"] == .integer(9))
      let check = SchemaCheck(document: try JSON.parse(try await site.probe.get("/api/openapi.json").body))
      #expect(check.faults(of: ready, try #require(check.content(of: "/readyz", status: answer.status)).schema) == [])
    }
  }
}
