import Feeds
import Kernel
import Score
import Synchronization
import TestSupport
import Testing
import Website

@Suite("The score over HTTP")
struct ScoreTests {
  private func report() throws -> Report { try Report(score: 514, least: 0, most: 700) }

  private static func source(_ answer: ScoreAnswer) -> ScoreSource {
    ScoreSource(answer: { answer }, held: { answer })
  }

  @Test("it is what the upstream last gave, kept by nobody on the way and read by no other site")
  func answer() async throws {
    let answer = ScoreAnswer(report: try report(), asOf: Site.now)
    try await Site.open(score: Self.source(answer)) { site async throws in
      let told = try await site.probe.get("/api/v1/score")
      #expect(told.status == 200)
      #expect(ScoreAnswer(json: try JSON.parse(told.body)) == answer)
      #expect(told.header("cache-control") == "no-store")
      #expect(told.header("access-control-allow-origin") == nil)
    }
  }

  @Test("HEAD has no body")
  func head() async throws {
    try await Site.open(score: Self.source(ScoreAnswer())) { site async throws in
      let told = try await site.probe.ask("HEAD", "/api/v1/score")
      #expect(told.status == 200 && told.body.isEmpty)
    }
  }

  @Test("a failing upstream is data, not an error: 200 with the reason and what was known")
  func failing() async throws {
    let answer = ScoreAnswer(report: try report(), asOf: Site.now, failure: .status(503))
    try await Site.open(score: Self.source(answer)) { site async throws in
      let json = try JSON.parse(try await site.probe.get("/api/v1/score").body)
      #expect(json["health"] == .string("failing") && json["score"] == .integer(514))
      #expect(json["failure"]?["detail"] == .string("The service answered 503."))
    }
  }

  @Test("readiness and metrics say how the upstream does, and never the score")
  func health() async throws {
    let answer = ScoreAnswer(report: try report(), asOf: Site.now.adding(seconds: -9), failure: .timedOut)
    try await Site.open(score: Self.source(answer)) { site async throws in
      let ready = try await site.probe.get("/readyz").text
      #expect(ready.contains(#""score":{"health":"failing","asOf":"2025-10-02T10:19:51-04:00","age":9,"#))
      let metrics = try await site.probe.get("/metrics").text
      #expect(metrics.contains("pocketful_score_failing 1\n") && metrics.contains("pocketful_score_age_seconds 9\n"))
      // A whole number of its own: a count of bytes may have these digits among its own.
      for text in [ready, metrics] { #expect(!text.split { !$0.isNumber }.contains("514")) }
    }
  }

  @Test("its page is drawn, and says without JavaScript what it needs", arguments: ["/score", "/score/history"])
  func page(path: String) async throws {
    try await Site.open { site async throws in
      let page = try await site.probe.get(path)
      #expect(page.status == 200)
      #expect(page.text.contains("Your score and its history live on this device and need JavaScript."))
    }
  }

  @Test("an address below it that leads nowhere is 404")
  func nowhere() async throws {
    try await Site.open { site async throws in
      #expect(try await site.probe.get("/score/nowhere").status == 404)
    }
  }
}
