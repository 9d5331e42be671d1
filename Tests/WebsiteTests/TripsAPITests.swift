import Departures
import Kernel
import TestSupport
import Testing
import Website

@Suite("The trips of the API", .serialized)
struct TripsAPITests {
  static func trip(_ calls: [(String, Int64)]) -> Trip {
    Trip(
      id: "052150_Q..N20R", route: "Q", destination: "96 St", direction: .north, state: .live, asOf: Site.now,
      health: .fresh,
      calls: calls.map { Trip.Call(station: $0.0, stop: $0.0, time: Site.now.adding(seconds: $0.1)) })
  }

  @Test("tell the stops ahead with their names, times and minutes")
  func stops() async throws {
    try await Site.open { site async throws in
      site.world.swap(Self.trip([("127", 130), ("R01", 700)]))
      let answer = try await site.probe.get("/api/v1/trips/052150_Q..N20R")
      let json = try JSON.parse(answer.body)
      #expect(answer.status == 200 && json["destination"] == .string("96 St") && json["direction"] == .string("N"))
      let calls = json["calls"]?.array ?? []
      #expect(calls.map { $0["station"]?.string } == ["127", "R01"])
      #expect(calls[0]["name"] == .string("Times Sq-42 St") && calls[0]["minutes"] == .integer(2))
      #expect(calls[1]["time"] == .string("2025-10-02T10:31:40-04:00") && calls[1]["track"] == .null)
      #expect(Trip(json: json) == Self.trip([("127", 130), ("R01", 700)]))
      let tag = ["If-None-Match": try #require(answer.header("etag"))]
      #expect(try await site.probe.get("/api/v1/trips/052150_Q..N20R", tag).status == 304)
    }
  }

  @Test(
    "of an unknown id say so, whatever is written there",
    arguments: ["x", "%20", "a%2Fb", String(repeating: "y", count: 300)])
  func unknown(id: String) async throws {
    try await Site.open { site async throws in
      let answer = try await site.probe.get("/api/v1/trips/\(id)")
      #expect(answer.status == 404 && answer.text.contains("No stops are known"))
    }
  }

  @Test("are streamed at once and whenever they change, beside a board or alone")
  func stream() async throws {
    try await Site.open { site async throws in
      site.world.swap(Self.trip([("127", 130), ("R01", 700)]))
      async let heard = site.probe.events(
        "/api/v1/live?trips=052150_Q..N20R,unknown", count: 3, besides: "clock")
      try await site.subscribed(1)
      site.world.swap(Self.trip([("R01", 720)]))
      let events = try await heard
      let trips = events.filter { $0.contains("event: trip\n") }
      #expect(trips.count == 2)
      let line = try #require(trips.last?.split(separator: "\n").first { $0.hasPrefix("data: ") })
      #expect(Trip(text: String(line.dropFirst(6))) == Self.trip([("R01", 720)]))
      let both = try await site.probe.events(
        "/api/v1/live?stations=127&trips=052150_Q..N20R", count: 3, besides: "clock")
      #expect(both.contains { $0.contains("event: board\n") } && both.contains { $0.contains("event: trip\n") })
    }
  }

  @Test("stand in the page of a train as it is served, for a start without a jump and for whoever has no JavaScript")
  func page() async throws {
    try await Site.open { site async throws in
      site.world.swap(Self.trip([("127", 130), ("R01", 700)]))
      let page = try await site.probe.get("/departures/127/052150_Q..N20R").text
      #expect(page.contains("Stops ahead") && page.contains("Ditmars") && page.contains("10:31"))
      #expect(page.contains("\"trip\":{\"id\":\"052150_Q..N20R\""))
      #expect(!(try await site.probe.get("/departures/127").text.contains("Stops ahead")))
    }
  }

  @Test("are followed four at a time, by ids that a trip may have")
  func limits() async throws {
    try await Site.open { site async throws in
      for trips in ["a,b,c,d,e", String(repeating: "y", count: 300)] {
        #expect(try await site.probe.get("/api/v1/live?trips=\(trips)").status == 400)
      }
    }
  }
}
