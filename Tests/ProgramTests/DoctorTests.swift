import Feeds
import Foundation
import Kernel
import TestSupport
import Testing

@testable import pocketful

@Suite("What the doctor finds")
struct DoctorTests {
  private static let now: Int64 = 1_759_414_800

  private func plan() throws -> ServerPlan {
    try ServerPlan(
      try Settings(flags: ["now": String(Self.now)], environment: ["HOME": "/nonexistent"], file: nil))
  }

  private func answering(_ status: Int, _ body: [UInt8] = []) -> FeedClient {
    FeedClient { _, _, _ throws(UpstreamError) in FeedClient.Response(status: status, body: body) }
  }

  private func failing(_ error: UpstreamError) -> FeedClient {
    FeedClient { _, _, _ throws(UpstreamError) in throw error }
  }

  private func lines(_ client: FeedClient) async throws -> [String] {
    let plan = try plan()
    let feed = RealtimeFeed.newYork()[0]
    var lines: [String] = []
    for check in [Check.feed(feed, plan, client), .races(plan, client), .score(plan, client)] {
      lines.append(await check.run().line(check.name))
    }
    return lines
  }

  /// What is said of a feed whose header is so many seconds old.
  private func feed(aged seconds: Int64) async throws -> String {
    var feed = FeedWriter(at: Self.now &- seconds)
    feed.train(.init("a", route: "1"), [.init("127N", departure: Self.now + 60)])
    return try await lines(answering(200, feed.bytes))[0]
  }

  @Test("an agency's two addresses that are each other's are found")
  func swapped() async throws {
    var trips = FeedWriter(at: Self.now)
    trips.train(.init("a", route: "1", isAssigned: false), [.init("127N", departure: Self.now + 60)])
    var entry = AgencyEntry(slug: "west", timetable: .file("/nonexistent.zip"))
    entry.vehiclePositions = SecretAddress("https://west.example/v")
    let check = AgencyCheck(
      entry: entry, client: answering(200, trips.bytes), clock: { Instant(seconds: Self.now) })
    let found = try #require(await check.run().first { $0.name == "west vehicle positions" })
    #expect(found.finding.isFailure && "\(found.finding)".contains("holds no vehicle positions"))
  }

  @Test(
    "a feed that is as old as one may be is good, by the clock that is set", arguments: [-60, 0, 59, 300] as [Int64])
  func good(age: Int64) async throws {
    #expect(try await feed(aged: age).hasPrefix("ok      nyct/gtfs: http"))
  }

  @Test(
    "a feed that stands still is found, with its age",
    arguments: [(301, "5 min"), (420, "7 min"), (100_000, "27 h")] as [(Int64, String)])
  func old(age: Int64, text: String) async throws {
    let line = try await feed(aged: age)
    #expect(line.hasPrefix("failed  nyct/gtfs: The agency's data is \(text) old: its feed stands still"))
  }

  @Test("a feed from the time to come says that a clock is wrong", arguments: [61, 3600, Int64.max] as [Int64])
  func ahead(seconds: Int64) async throws {
    let line = try await feed(aged: seconds == .max ? Self.now &+ 1 : -seconds)
    #expect(line.hasPrefix("failed  nyct/gtfs: The agency's departures are dated "))
    #expect(line.hasSuffix(" s ahead of this machine's clock. One of the two clocks is wrong."))
  }

  @Test(
    "the network is to blame where nobody was reached, an address where it is not known there, else neither",
    arguments: [
      (UpstreamError.unreachable("refused"), " Check the network, or "), (.timedOut, " Check the network, or "),
      (.status(404, retryAfter: nil), " Check "), (.sentElsewhere, " Check "),
      (.status(429, retryAfter: 9), nil), (.status(403, retryAfter: nil), nil), (.status(503, retryAfter: nil), nil),
      (.cutShort, nil), (.tooLarge(limit: 9), nil),
    ] as [(UpstreamError, String?)])
  func advice(error: UpstreamError, text: String?) async throws {
    for (line, option) in zip(try await lines(failing(error)), ["--realtime-base", "--races-url", "--score-url"]) {
      #expect(line.hasPrefix("failed  "))
      if let text {
        #expect(line.hasSuffix("." + text + option + "."))
      } else {
        #expect(!line.contains("Check") && !line.contains("--"))
      }
    }
  }

  @Test("an answer that came and can't be used is not the network's doing")
  func unusable() async throws {
    let report = #"{"creditReportInfo":{"score":-1,"minScoreValue":0,"maxScoreValue":700}}"#
    let said = try await lines(answering(200, Array(report.utf8)))
    #expect(said[2] == "failed  score: The report’s score, -1, is not between 0 and 700.")
    for line in said { #expect(line.hasPrefix("failed  ") && !line.contains("Check")) }
    #expect(try await lines(answering(304))[2] == "failed  score: The service answered 304.")
  }

  @Test(
    "a data folder that the server would refuse is refused in the server's words", arguments: ["/file", "/file/data"])
  func data(place: String) async throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("file", "")
    let data = folder.path + place
    let sentence =
      "The data folder \(data) can't be used: \(place == "/file" ? "it" : folder.path + "/file") is not a folder. "
      + "Choose another with --data."
    let doctor = try await Program.run([
      "doctor", "--data", data, "--realtime-base", "http://127.0.0.1:9/", "--races-url", "http://127.0.0.1:9/",
      "--score-url", "http://127.0.0.1:9/",
    ])
    #expect(doctor.output.contains("failed  data: \(sentence)\n"))
    let serve = try await Program.run(["serve", "--data", data, "--port", "0"])
    #expect(serve.status == 1 && serve.errors == "pocketful: \(sentence)\n")
  }
}
