import Departures
import Kernel
import Synchronization
import TestSupport
import Testing
import Website

@Suite("The live stream", .serialized)
struct LiveTests {
  private func names(_ events: [String]) -> [String] {
    events.compactMap { event in
      event.split(separator: "\n").first { $0.hasPrefix("event: ") }.map { String($0.dropFirst(7)) }
    }
  }

  private func id(_ event: String) -> String? {
    event.split(separator: "\n").first { $0.hasPrefix("id: ") }.map { String($0.dropFirst(4)) }
  }

  private func data(_ event: String) throws -> JSON {
    let line = try #require(event.split(separator: "\n").first { $0.hasPrefix("data: ") })
    return try JSON.parse(String(line.dropFirst(6)))
  }

  private let other = Places.board(at: "127", north: [Places.train("1", "South Ferry", 700)], south: [])

  @Test("the server's time and each board come at once")
  func snapshot() async throws {
    try await Site.open { site async throws in
      let events = try await site.probe.events("/api/v1/live?stations=127,R01N,127", count: 4)
      #expect(events.first == "retry: 3000")
      #expect(names(events) == ["clock", "board", "board"])
      #expect(try data(events[1])["now"] == .integer(Site.now.milliseconds))
      #expect(try data(events[1])["time"] == .string("2025-10-02T10:20:00-04:00"))
      #expect(try data(events[2])["station"]?["id"] == .string("127"))
      #expect(try data(events[3])["station"]?["id"] == .string("R01"))
      #expect(id(events[2]) == nil && id(events[3]) != nil, "a stream that breaks between the two is sent both again")
    }
  }

  @Test("a change is heard by those who asked for the station, and by nobody else")
  func change() async throws {
    try await Site.open { site async throws in
      async let mine = site.probe.events("/api/v1/live?stations=127", count: 5)
      async let theirs = site.probe.events("/api/v1/live?stations=R01", count: 5)
      try await site.subscribed(2)
      site.world.swap(other)
      let events = try await mine
      site.world.swap(Places.board(at: "R01", north: [Places.train("Q", "96 St", 500)], south: []))
      #expect(names(events) == ["clock", "board", "clock", "board"])
      let last = try #require(events.last)
      #expect(try data(last)["directions"]?.array?[0]["departures"]?.array?.count == 1)
      let heard = try await theirs
      #expect(names(heard) == ["clock", "board", "clock", "board"])
      #expect(try data(heard[4])["station"]?["id"] == .string("R01"))
    }
  }

  @Test("a swap that changes nothing for a station says nothing")
  func sameAgain() async throws {
    try await Site.open { site async throws in
      async let mine = site.probe.events("/api/v1/live?stations=127", count: 5)
      try await site.subscribed(1)
      site.world.swap(Places.timesSquareBoard)
      site.world.swap(other)
      let events = try await mine
      #expect(names(events) == ["clock", "board", "clock", "board"])
      #expect(try data(events[4])["directions"]?.array?[0]["departures"]?.array?.count == 1)
    }
  }

  @Test("what one who comes is the first to see, those who were there before hear of as well")
  func seenFirst() async throws {
    try await Site.open { site async throws in
      async let mine = site.probe.events("/api/v1/live?stations=127", count: 5)
      try await site.subscribed(1)
      site.world.put(other)
      site.world.now = Site.now.adding(seconds: 1)
      _ = try await site.probe.events("/api/v1/live?stations=127", count: 3)
      let events = try await mine
      #expect(names(events) == ["clock", "board", "clock", "board"])
      #expect(try data(events[4])["directions"]?.array?[0]["departures"]?.array?.count == 1)
    }
  }

  @Test("the clock ticks on while nothing changes")
  func heartbeat() async throws {
    try await Site.open(heartbeat: .milliseconds(50)) { site async throws in
      let events = try await site.probe.events("/api/v1/live?stations=127", count: 6)
      #expect(names(events).suffix(3) == ["clock", "clock", "clock"])
    }
  }

  @Test("who comes back with the last event's id hears only what changed since")
  func resumed() async throws {
    try await Site.open(heartbeat: .milliseconds(100)) { site async throws in
      let first = try await site.probe.events("/api/v1/live?stations=127,R01", count: 4)
      let last = try #require(first.compactMap(id).last)
      let resume = ["Last-Event-ID": last]
      let again = try await site.probe.events("/api/v1/live?stations=127,R01", resume, count: 4)
      #expect(names(again) == ["clock", "clock", "clock"])
      site.world.swap(other)
      let after = try await site.probe.events("/api/v1/live?stations=127,R01", resume, count: 4)
      let boards = after.filter { names([$0]) == ["board"] }
      #expect(boards.count == 1)
      #expect(try boards.map { try data($0)["station"]?["id"] } == [.string("127")])
    }
  }

  @Test("an id says nothing about boards that were not asked for then")
  func otherBoards() async throws {
    try await Site.open { site async throws in
      let first = try await site.probe.events("/api/v1/live?stations=R01", count: 3)
      let resume = ["Last-Event-ID": try #require(first.compactMap(id).last)]
      _ = try await site.probe.events("/api/v1/live?stations=127,R01", count: 4)
      for (stations, boards) in [("127", ["board"]), ("127,R01", ["board", "board"])] {
        let events = try await site.probe.events("/api/v1/live?stations=\(stations)", resume, count: 2 + boards.count)
        #expect(names(events) == ["clock"] + boards, "\(stations)")
      }
    }
  }

  @Test("an id of another run, or none at all, gets every board", arguments: ["0000000000000000-9", "x", "-", "9999"])
  func strangeID(last: String) async throws {
    try await Site.open { site async throws in
      let events = try await site.probe.events("/api/v1/live?stations=127", ["Last-Event-ID": last], count: 3)
      #expect(names(events) == ["clock", "board"])
    }
  }

  @Test("more stations than fifty, and ones that are none, are refused")
  func bounds() async throws {
    try await Site.open { site async throws in
      let many = Array(repeating: "127", count: 51).joined(separator: ",")
      #expect(try await site.probe.get("/api/v1/live?stations=\(many)").status == 400)
      #expect(try await site.probe.get("/api/v1/live?stations=127,nowhere").status == 400)
    }
  }

  @Test("beyond the number of streams, the next one is told when to come back")
  func full() async throws {
    try await Site.open(subscribers: 1) { site async throws in
      async let held = site.probe.events("/api/v1/live?stations=127", count: 99, seconds: 2)
      try await site.subscribed(1)
      let refused = try await site.probe.get("/api/v1/live?stations=127")
      #expect(refused.status == 503)
      #expect(refused.header("retry-after") == "30")
      _ = try await held
    }
  }

  @Test("a client that asks for the head of a stream takes nobody's place")
  func headTakesNoPlace() async throws {
    try await Site.open(subscribers: 1) { site async throws in
      for _ in 0..<3 { #expect(try await site.probe.ask("HEAD", "/api/v1/live?stations=127").status == 200) }
      #expect(try await site.probe.events("/api/v1/live?stations=127", count: 3).count == 3)
    }
  }

  @Test(
    "one address has so many streams and no more, whoever it says it is; a proxy's word is taken only if it is trusted")
  func ofOne() async throws {
    let mine = ["X-Forwarded-For": "198.51.100.1, 203.0.113.7"]
    let other = ["X-Forwarded-For": "198.51.100.2, 203.0.113.8"]
    try await Site.open {
      $0.subscribersOfOne = 2
      $0.proxies = TrustedProxies("127.0.0.0/8") ?? TrustedProxies()
    } visit: { site async throws in
      async let first = site.probe.events("/api/v1/live?stations=127", mine, count: 99, seconds: 2)
      async let second = site.probe.events("/api/v1/live?stations=127", mine, count: 99, seconds: 2)
      try await site.subscribed(2)
      #expect(try await site.probe.get("/api/v1/live?stations=127", mine).status == 429)
      #expect(try await site.probe.events("/api/v1/live?stations=127", other, count: 3).count == 3)
      _ = try await (first, second)
    }
  }

  @Test("boards come in few sizes, and never smaller than was asked")
  func sizes() async throws {
    let trains = (1...60).map { Places.train("1", "South Ferry", Int64($0) * 60) }
    try await Site.open(world: World(boards: [Places.board(at: "127", north: trains, south: [])])) {
      $0.remembered = .seconds(600)
    } visit: { site async throws in
      for (asked, sent) in [(1, 12), (12, 12), (13, 40), (40, 40), (41, 60)] {
        let events = try await site.probe.events("/api/v1/live?stations=127&limit=\(asked)", count: 3)
        #expect(try data(events[2])["directions"]?.array?[0]["departures"]?.array?.count == sent)
      }
      #expect(try await site.probe.get("/metrics").text.contains("pocketful_stream_boards 3\n"))
    }
  }

  @Test("what nobody listens to any more is forgotten")
  func forgotten() async throws {
    try await Site.open(heartbeat: .milliseconds(50)) {
      $0.remembered = .milliseconds(100)
    } visit: { site async throws in
      _ = try await site.probe.events("/api/v1/live?stations=127,R01", count: 4)
      for _ in 0..<500 {
        if try await site.probe.get("/metrics").text.contains("pocketful_stream_boards 0\n") { return }
        try await Task.sleep(for: .milliseconds(20))
      }
      Issue.record("they are kept")
    }
  }

  @Test("a hundred subscribers all hear of one change")
  func many() async throws {
    try await Site.open(heartbeat: .seconds(600)) { site async throws in
      try await withThrowingTaskGroup(of: [String].self) { group in
        for _ in 0..<100 {
          group.addTask { try await site.probe.events("/api/v1/live?stations=127", count: 5, seconds: 120) }
        }
        try await site.subscribed(100)
        site.world.swap(other)
        for try await events in group { #expect(names(events).filter { $0 == "board" }.count == 2) }
      }
    }
  }
}
