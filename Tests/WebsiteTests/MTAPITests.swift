import Feeds
import Kernel
import TestSupport
import Testing

@Suite("MTAPI's four addresses")
struct MTAPITests {
  private func json(_ answer: HTTPProbe.Answer) throws -> JSON { try JSON.parse(answer.body) }

  @Test("a station has MTAPI's shape: realtime only, the next 30 minutes, MTAPI's names")
  func shape() async throws {
    try await Site.open { site async throws in
      let answer = try json(await site.probe.get("/by-id/127"))
      #expect(answer["updated"] == .string("2025-10-02T10:20:00-04:00"))
      let station = try #require(answer["data"]?.array?.first)
      let expected = """
        {"N":[{"route":"1","time":"2025-10-02T10:20:43-04:00"},{"route":"Q","time":"2025-10-02T10:23:20-04:00"}],
        "S":[{"route":"S","time":"2025-10-02T10:21:30-04:00"}],
        "routes":["1","Q","S"],"last_update":"2025-10-02T10:20:00-04:00",
        "id":"127","name":"Times Sq-42 St","location":[40.755315,-73.986826],
        "stops":{"127":[40.75529,-73.987495],"R16":[40.754672,-73.986754],"902":[40.755983,-73.986229]}}
        """
      let wanted = try JSON.parse(expected)
      for name in ["N", "S", "routes", "last_update", "id", "name", "stops"] { #expect(station[name] == wanted[name]) }
      let location = (station["location"]?.array ?? []).compactMap(\.number)
      try #require(location.count == 2)
      #expect(abs(location[0] - 40.755315) < 1e-9 && abs(location[1] + 73.986826) < 1e-9)
    }
  }

  @Test("a station without trains has no time of update")
  func silent() async throws {
    try await Site.open { site async throws in
      let answer = try json(await site.probe.get("/by-id/G26"))
      #expect(answer["updated"] == .null)
      #expect(answer["data"]?.array?.first?["last_update"] == .null)
      #expect(answer["data"]?.array?.first?["N"] == .array([]))
    }
  }

  @Test("no more than ten trains a direction, and routes of all of them")
  func ten() async throws {
    let trains = (1...14).map { Places.train($0 == 14 ? "Z" : "1", "242 St", Int64($0) * 60) }
    try await Site.open(world: World(boards: [Places.board(at: "127", north: trains, south: [])])) {
      site async throws in
      let station = try #require(try json(await site.probe.get("/by-id/127"))["data"]?.array?.first)
      #expect(station["N"]?.array?.count == 10)
      #expect(station["routes"] == .array([.string("1"), .string("Z")]))
    }
  }

  @Test("stations come in the order asked, and any unknown one is an error")
  func byID() async throws {
    try await Site.open { site async throws in
      let answer = try json(await site.probe.get("/by-id/R01,127"))
      #expect(answer["data"]?.array?.map { $0["id"] } == [.string("R01"), .string("127")])
      let refused = try await site.probe.get("/by-id/127,nowhere")
      #expect(refused.status == 404)
      #expect(try json(refused) == .object(["error": .string("Station not found")]))
      #expect(try await site.probe.get("/by-id/,").status == 404)
    }
  }

  @Test("the three stops that MTAPI alone knows are answered by the stations their riders use")
  func formerStops() async throws {
    try await Site.open(world: World(network: BuiltIn.newYork, boards: [])) { site async throws in
      let answer = try json(await site.probe.get("/by-id/140,H19,N12"))
      #expect(answer["data"]?.array?.map { $0["id"] } == [.string("142"), .string("H04"), .string("D43")])
      #expect(try await site.probe.get("/api/v1/stations/H19/board").status == 404)
    }
  }

  @Test("more than a hundred stations at once are refused")
  func many() async throws {
    try await Site.open { site async throws in
      let ids = { (count: Int) in "/by-id/" + Array(repeating: "127", count: count).joined(separator: ",") }
      #expect(try await site.probe.get(ids(100)).status == 200)
      #expect(try await site.probe.get(ids(101)).status == 400)
    }
  }

  @Test("the five nearest stations, and 400 for a place that is none")
  func byLocation() async throws {
    try await Site.open { site async throws in
      let answer = try json(await site.probe.get("/by-location?lat=40.7553&lon=-73.987"))
      #expect(answer["data"]?.array?.first?["id"] == .string("127"))
      for target in ["/by-location", "/by-location?lat=40", "/by-location?lat=&lon="] {
        let refused = try await site.probe.get(target)
        #expect(refused.status == 400)
        #expect(try json(refused) == .object(["error": .string("Missing lat/lon parameter")]))
      }
      #expect(try await site.probe.get("/by-location?lat=abc&lon=1").status == 400)
    }
  }

  @Test("stations on a route now, by name; lower case leads to upper; an unknown route is an error")
  func byRoute() async throws {
    try await Site.open { site async throws in
      #expect(try json(await site.probe.get("/by-route/Q"))["data"]?.array?.map { $0["id"] } == [.string("127")])
      #expect(try json(await site.probe.get("/by-route/S"))["data"]?.array?.count == 1)
      let moved = try await site.probe.get("/by-route/q")
      #expect(moved.status == 301)
      #expect(moved.header("location") == "/by-route/Q")
      let idle = try await site.probe.get("/by-route/Z")
      #expect(idle.status == 200)
      #expect(try json(idle) == .object(["data": .array([]), "updated": .null]))
      #expect(try await site.probe.get("/by-route/NOPE").status == 404)
      #expect(try await site.probe.get("/by-route/%0d%0aX").status == 404)
    }
  }

  @Test("routes with a train now, sorted")
  func routes() async throws {
    try await Site.open { site async throws in
      let answer = try json(await site.probe.get("/routes"))
      #expect(answer["data"] == .array([.string("1"), .string("Q"), .string("S")]))
      #expect(answer["updated"] == .string("2025-10-02T10:20:00-04:00"))
    }
  }
}
