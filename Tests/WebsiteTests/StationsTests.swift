import Departures
import Kernel
import TestSupport
import Testing

@Suite("Stations over HTTP")
struct StationsTests {
  private func json(_ answer: HTTPProbe.Answer) throws -> JSON { try JSON.parse(answer.body) }

  @Test("a search answers with the stations that match, best first")
  func search() async throws {
    try await Site.open { site async throws in
      let answer = try await site.probe.get("/api/v1/stations?q=times+sq&limit=5")
      #expect(answer.status == 200)
      #expect(answer.header("content-type") == "application/json; charset=utf-8")
      let first = try #require(try json(answer)["data"]?.array?.first)
      #expect(first["id"] == .string("127"))
      #expect(first["name"] == .string("Times Sq-42 St"))
      #expect(first["routes"] == .array([.string("1"), .string("Q"), .string("GS")]))
      #expect(first["borough"] == .string("Manhattan"))
      #expect(first["stops"]?.array?.count == 3)
      #expect(first["distance"] == nil)
    }
  }

  @Test("without a query the stations come by name, as many as asked for")
  func all() async throws {
    try await Site.open { site async throws in
      #expect(try json(await site.probe.get("/api/v1/stations"))["data"]?.array?.count == 3)
      #expect(try json(await site.probe.get("/api/v1/stations?limit=2"))["data"]?.array?.count == 2)
    }
  }

  @Test("the nearest stations come with their distance in metres")
  func near() async throws {
    try await Site.open { site async throws in
      let answer = try await site.probe.get("/api/v1/stations/near?lat=40.7553&lon=-73.9870&limit=2")
      let data = try #require(try json(answer)["data"]?.array)
      #expect(data.map { $0["id"] } == [.string("127"), .string("G26")])
      #expect(try #require(data[0]["distance"]?.integer) < 100)
      #expect(try #require(data[1]["distance"]?.integer) > 3000)
    }
  }

  @Test("a station is found by its own id, a stop's and a platform's", arguments: ["127", "R16", "R16N", "902S"])
  func one(id: String) async throws {
    try await Site.open { site async throws in
      #expect(try json(await site.probe.get("/api/v1/stations/\(id)"))["id"] == .string("127"))
    }
  }

  @Test("a board has both directions, minutes and the agency's time")
  func board() async throws {
    try await Site.open { site async throws in
      let board = try json(await site.probe.get("/api/v1/stations/127/board"))
      #expect(board["station"]?["id"] == .string("127"))
      #expect(board["asOf"] == .string("2025-10-02T10:20:00-04:00"))
      #expect(board["health"] == .string("fresh"))
      let north = try #require(board["directions"]?.array?.first)
      #expect(north["direction"] == .string("N"))
      #expect(north["label"] == .string("Uptown"))
      let train = try #require(north["departures"]?.array?[1])
      #expect(train["route"] == .string("Q"))
      #expect(train["destination"] == .string("96 St"))
      #expect(train["time"] == .string("2025-10-02T10:23:20-04:00"))
      #expect(train["minutes"] == .integer(3))
      #expect(train["state"] == .string("live"))
      #expect(train["track"] == .null)
    }
  }

  @Test("a board is narrowed by line, direction and number")
  func narrowed() async throws {
    try await Site.open { site async throws in
      let board = try json(await site.probe.get("/api/v1/stations/127/board?route=q&direction=N&limit=1"))
      let directions = try #require(board["directions"]?.array)
      #expect(directions.count == 1)
      #expect(directions[0]["departures"]?.array?.count == 1)
      #expect(directions[0]["departures"]?.array?[0]["route"] == .string("Q"))
    }
  }

  @Test("each=1 gives the next train of every line and destination, and says that no line is left out")
  func each() async throws {
    try await Site.open { site async throws in
      var trains: [Departure] = []
      for seconds in 1...30 { trains.append(Places.train("1", "South Ferry", Int64(seconds) * 20)) }
      trains += [Places.train("Q", "96 St", 700), Places.train("Q", "Kings Hwy", 800), Places.train("Q", "96 St", 900)]
      site.world.swap(Places.board(at: "127", north: trains, south: []))
      func rows(_ query: String) async throws -> [JSON] {
        let board = try json(await site.probe.get("/api/v1/stations/127/board" + query))
        return board["directions"]?.array?[0]["departures"]?.array ?? []
      }
      #expect(try await rows("").count == 12)
      let each = try await rows("?each=1")
      #expect(each.map { $0["destination"] } == [.string("South Ferry"), .string("96 St"), .string("Kings Hwy")])
      #expect(try await rows("?each=2").count == 5)
      #expect(try await rows("?each=2&limit=3").count == 3)
      let board = try json(await site.probe.get("/api/v1/stations/127/board?each=2"))
      #expect(board["each"] == .integer(2))
      #expect(try await site.probe.get("/api/v1/stations/127/board?each=0").status == 400)
      #expect(try await site.probe.get("/api/v1/stations/127/board?each=21").status == 400)
    }
  }

  @Test("a board follows the swap of a feed within the same second")
  func swapped() async throws {
    try await Site.open { site async throws in
      let before = try await site.probe.get("/api/v1/stations/127/board")
      site.world.swap(Places.board(at: "127", north: [Places.train("1", "South Ferry", 700)], south: []))
      try await Task.sleep(for: .milliseconds(100))
      let after = try await site.probe.get("/api/v1/stations/127/board")
      #expect(before.header("etag") != after.header("etag"))
      #expect(after.text.contains("South Ferry"))
    }
  }

  @Test("the lines come in the agency's order with their colours")
  func routes() async throws {
    try await Site.open { site async throws in
      let data = try #require(try json(await site.probe.get("/api/v1/routes"))["data"]?.array)
      #expect(data.map { $0["id"] } == [.string("1"), .string("GS"), .string("Q"), .string("Z")])
      #expect(data[2]["color"] == .string("#FCCC0A"))
    }
  }
}
