import Departures
import Feeds
import Kernel
import Synchronization
import TestSupport
import Testing

/// One feed's loop against an upstream that answers from a list.
struct FeedLoopTests {
  @Test("a good answer is swapped in, told to the program, and the next is fetched after the feed's interval")
  func goodAnswer() async throws {
    let upstream = Upstream([.feed(at: 0, "a")])
    await upstream.run()
    #expect(upstream.waits == [15_000])
    #expect(upstream.trips == ["a"])
    #expect(upstream.stored == [soon(0)])
    let status = try #require(upstream.status)
    #expect(status.health == .fresh && status.failure == nil && status.trips == 1)
  }

  @Test(
    "whatever the upstream does wrong, the last good boards stay and the reason is said in a sentence",
    arguments: [
      (.status(500), "The agency's server has a problem of its own (500)."),
      (.status(404), "The agency's server doesn't have this feed."),
      (.status(403), "The agency's server refused us."),
      (.throwing(.timedOut), "The agency's server took too long to answer."),
      (.throwing(.cutShort), "The agency's answer broke off."),
      (.throwing(.unreachable("refused")), "The agency's server can't be reached."),
      (.throwing(.tooLarge(limit: 5)), "The agency's server sent far more than a feed."),
      (.body(Array("<?xml version=\"1.0\"?><Error/>".utf8)), "The agency sent an error page instead of departures."),
      (.body([]), "The agency sent an empty answer."),
      (.body([0x0A, 0x40, 0x01]), "The agency's departures arrived damaged or cut short."),
    ] as [(Upstream.Reply, String)])
  func faults(fault: Upstream.Reply, sentence: String) async throws {
    let upstream = Upstream([.feed(at: 0, "a"), fault])
    await upstream.run()
    #expect(upstream.trips == ["a"])
    #expect(upstream.status?.failure == sentence)
    #expect(upstream.stored == [soon(0)])
    #expect(upstream.waits == [15_000, 1000])
  }

  @Test("failures in a row wait longer and longer; the first success ends that and takes the reason back")
  func backsOff() async {
    let upstream = Upstream(
      [.status(500), .status(500), .throwing(.timedOut), .status(502), .feed(at: 0, "a"), .status(500)])
    await upstream.run()
    #expect(upstream.waits == [1000, 2000, 4000, 8000, 15_000, 1000])
  }

  @Test("an upstream that says when to come back is believed, in seconds or by a date, within reason")
  func retryAfter() async {
    let date = [
      RealtimeFeed.Header("Date", "Thu, 02 Oct 2025 14:20:00 GMT"),
      RealtimeFeed.Header("Retry-After", "Thu, 02 Oct 2025 14:21:30 GMT"),
    ]
    let upstream = Upstream([
      .answer(503, [.init("Retry-After", "120")]), .answer(429, date), .answer(503, [.init("retry-after", "9999999")]),
      .answer(503, [.init("retry-after", "soon")]),
    ])
    await upstream.run()
    #expect(upstream.waits == [120_000, 90_000, 600_000, 8000])
  }

  @Test("an older header is ignored, the same one is only noted as fetched")
  func olderHeader() async {
    let upstream = Upstream([.feed(at: 0, "new"), .feed(at: -30, "old"), .feed(at: 0, "same")])
    await upstream.run()
    #expect(upstream.trips == ["new"])
    #expect(upstream.stored == [soon(0)])
    #expect(upstream.status?.asOf?.seconds == soon(0))
    #expect(upstream.waits == [15_000, 15_000, 15_000])
  }

  @Test("a header far ahead of our clock doesn't lock the feed for ever")
  func futureHeader() async {
    let upstream = Upstream([.feed(at: 1 << 33, "damaged"), .feed(at: 0, "right")])
    await upstream.run()
    #expect(upstream.trips == ["right"])
  }

  @Test(
    "a header ahead of our clock is doubted, hides no train, and gives way to a good one",
    arguments: [61, 120, 700, 1_900, 401_000_000, 1 << 62] as [Int64])
  func aheadHeader(by seconds: Int64) throws {
    let live = LiveBoards(feeds: [RealtimeFeed(name: "f", url: "")], network: Places.network)
    func board() -> Board? { live.source.boards().board("127", Boards.Filter(), Stage.now) }
    func bytes(at asOf: Int64) -> [UInt8] {
      var feed = FeedWriter(at: asOf)
      for (id, seen) in [("a", -10), ("b", -100), ("ghost", -1801)] as [(String, Int64)] {
        feed.train(.init(id, route: "1"), seen: soon(seen), [.init("127N", departure: soon(300))])
      }
      return feed.bytes
    }
    try live.accept(bytes(at: soon(0)), from: "f", at: Stage.now)
    let right = board()?.directions[0].departures
    #expect(right?.map(\.state) == [.live, .held])
    try live.accept(bytes(at: Stage.now.seconds + seconds), from: "f", at: Stage.now)
    #expect(board()?.health == (seconds > 300 ? .stale : .delayed))
    #expect(board()?.directions[0].departures == right)
    #expect(live.source.boards().feeds(Stage.now)[0].failure?.contains("ahead of this machine's clock") == true)
    #expect(try live.accept(bytes(at: soon(5)), from: "f", at: Instant(seconds: soon(5))) == .swapped)
    #expect(board()?.health == .fresh)
    #expect(live.source.boards().feeds(Stage.now)[0].failure == nil)
  }

  @Test(
    "a feed that stands still is no fresher for our clock having come to its header: its age counts from when it came",
    arguments: [
      (130, 60, .delayed, nil), (130, 75, .delayed, 75), (130, 135, .delayed, 135), (130, 301, .stale, 301),
      (3600, 3590, .stale, 3590), (3600, 3601, .scheduled, 3601), (30, 61, .delayed, 61),
    ] as [(Int64, Int64, Freshness, Int64?)])
  func frozenAhead(header: Int64, passed: Int64, health: Freshness, age: Int64?) throws {
    let live = LiveBoards(feeds: [RealtimeFeed(name: "f", url: "", lines: ["1"])], network: Places.network)
    let bytes = FeedWriter(at: soon(header)).bytes
    let now = Stage.now.adding(seconds: passed)
    try live.accept(bytes, from: "f", at: Stage.now)
    try live.accept(bytes, from: "f", at: now)
    let status = live.source.boards().feeds(now)[0]
    #expect(status.health == health)
    #expect(status.asOf.flatMap { FeedAge.age(asOf: $0, now: now) } == age)
    #expect((status.failure == nil) == (age != nil))
  }

  @Test("a board whose other feed is dated ahead is as doubtful as that one, here and on the device")
  func aheadInPart() throws {
    let live = LiveBoards(
      feeds: [RealtimeFeed(name: "f", url: "", lines: ["1"]), RealtimeFeed(name: "g", url: "", lines: ["N"])],
      network: Places.network)
    try live.accept(FeedWriter(at: soon(-5)).bytes, from: "f", at: Stage.now)
    try live.accept(FeedWriter(at: soon(5000)).bytes, from: "g", at: Stage.now)
    let board = try #require(live.source.boards().board("127", Boards.Filter(), Stage.now))
    #expect(board.health == .stale && board.health(at: Stage.now) == .stale)
    #expect(board.feeds.map(\.health) == [.fresh, .stale])
  }

  @Test("an upstream that nobody wants is not asked")
  func unwanted() async {
    let asked = Mutex(0)
    var upstream = FeedUpstream.transit(
      RealtimeFeed(name: "f", url: ""), LiveBoards(feeds: [], network: Places.network))
    #expect(!upstream.isWanted())
    upstream.isWanted = { asked.withLock { $0 } > 0 }
    let waits = Mutex<[Int64]>([])
    struct Over: Error {}
    let loop = FeedLoop(
      upstream,
      client: FeedClient { _, _, _ throws(UpstreamError) in
        asked.withLock { $0 += 1 }
        throw .timedOut
      }, clock: { Stage.now }, random: { 0 },
      sleep: { wait in
        waits.withLock { $0.append(wait) }
        throw Over()
      })
    try? await loop.run()
    #expect(asked.withLock { $0 } == 0)
    #expect(waits.withLock { $0 } == [30_000])
  }

  @Test("where the upstream offers a validator it is asked whether anything is new")
  func conditional() async {
    let upstream = Upstream([
      .tagged(at: 0, "a", [.init("ETag", "\"1\""), .init("Last-Modified", "Thu, 02 Oct 2025 14:20:00 GMT")]),
      .answer(304, []), .feed(at: 15, "b"), .status(500),
    ])
    await upstream.run()
    let sent = upstream.requests.map { $0.filter { $0.name.hasPrefix("if-") }.map(\.value) }
    let validators = ["\"1\"", "Thu, 02 Oct 2025 14:20:00 GMT"]
    #expect(sent == [[], validators, validators, []])
    #expect(upstream.trips == ["b"])
  }

  @Test("the agency's key goes out with each request")
  func key() async {
    let upstream = Upstream([.feed(at: 0, "a")], headers: [.init("x-api-key", "secret")])
    await upstream.run()
    #expect(upstream.requests == [[.init("x-api-key", "secret")]])
  }

  @Test("a station is failing while a feed of its lines has never been read, however fresh the others are")
  func blindInPart() async throws {
    let live = LiveBoards(
      feeds: [
        RealtimeFeed(name: "f", url: "", lines: ["1", "2", "3"]), RealtimeFeed(name: "g", url: "", lines: ["N", "L"]),
      ], network: Places.network)
    func health(_ station: Station) -> Freshness? {
      live.source.boards().board(station.id, Boards.Filter(), Stage.now)?.health
    }
    #expect(health(Places.timesSquare) == .unknown)
    try live.accept(FeedWriter(at: soon(-5)).bytes, from: "f", at: Stage.now)
    #expect(health(Places.timesSquare) == .fresh)
    live.note(.timedOut, from: "g")
    #expect(health(Places.timesSquare) == .failing)
    #expect(health(Places.southFerry) == .fresh)
    #expect(health(Places.unionSquare) == .failing)
    try live.accept(FeedWriter(at: soon(-90)).bytes, from: "g", at: Stage.now)
    #expect(health(Places.timesSquare) == .delayed)
    live.note(.timedOut, from: "g")
    #expect(health(Places.timesSquare) == .delayed)
  }

  @Test("a feed kept from an earlier run is on the boards at once, with its true age; a damaged one is left out")
  func kept() {
    var old = FeedWriter(at: soon(-200))
    old.train(.init("kept", route: "1"), [.init("127N", departure: soon(60))])
    let live = LiveBoards(
      feeds: [RealtimeFeed(name: "f", url: ""), RealtimeFeed(name: "g", url: "")], network: Places.network,
      kept: [
        KeptFeed(name: "f", bytes: old.bytes, fetchedAt: Instant(seconds: soon(-190))),
        KeptFeed(name: "g", bytes: [1, 2, 3], fetchedAt: Instant(seconds: soon(-190))),
      ])
    let statuses = live.source.boards().feeds(Stage.now)
    #expect(statuses.map(\.health) == [.delayed, .scheduled])
    #expect(statuses.map(\.asOf?.seconds) == [soon(-200), nil])
  }
}
