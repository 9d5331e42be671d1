import Departures
import Kernel
import TestSupport
import Testing
import Website

@Suite("A station's week over HTTP", .serialized)
struct WeeksAPITests {
  static let week = StationWeek(
    station: "127", version: "v1", from: Instant(seconds: 1_759_377_600), until: Instant(seconds: 1_759_982_400),
    firstDay: Day(number: 20_362), days: [0, 0], names: [TripIDForm(prefix: "W_", digits: 6, suffix: "_Q..N")],
    lines: [
      StationWeek.Line(
        route: "Q", direction: .north, destination: "96 St", stop: "R16",
        kinds: [[StationWeek.Call(second: 36_000, name: 0, number: 60_000)]])
    ])

  @Test("is what a device reads, and is asked about by its tag")
  func whole() async throws {
    try await Site.open { site async throws in
      site.world.week = Self.week
      let answer = try await site.probe.get("/api/v1/stations/R16/week")
      #expect(answer.status == 200 && StationWeek(text: answer.text) == Self.week)
      #expect(try JSON.parse(answer.body)["from"] == .string("2025-10-02T00:00:00-04:00"))
      let tag = ["If-None-Match": try #require(answer.header("etag"))]
      #expect(try await site.probe.get("/api/v1/stations/127/week", tag).status == 304)
    }
  }

  @Test("of the next day, and of another set, is made anew")
  func anew() async throws {
    try await Site.open { site async throws in
      site.world.week = Self.week
      _ = try await site.probe.get("/api/v1/stations/127/week")
      site.world.week?.days = [0]
      #expect(StationWeek(text: try await site.probe.get("/api/v1/stations/127/week").text) == Self.week)
      site.world.now = Site.now.adding(seconds: 86_400)
      #expect(StationWeek(text: try await site.probe.get("/api/v1/stations/127/week").text)?.days == [0])
      site.world.week?.version = "v2"
      #expect(StationWeek(text: try await site.probe.get("/api/v1/stations/127/week").text)?.version == "v2")
    }
  }

  @Test("of a station without a timetable says so, and of no station")
  func none() async throws {
    try await Site.open { site async throws in
      let answer = try await site.probe.get("/api/v1/stations/127/week")
      #expect(answer.status == 404 && answer.text.contains("No timetable is known for Times Sq-42 St."))
      #expect(try await site.probe.get("/api/v1/stations/x/week").status == 404)
    }
  }
}
