import Kernel
import Races
import Synchronization
import Testing

@testable import Feeds

@Suite("The racing feed")
struct LiveRacesTests {
  static let now = Instant(seconds: 1_709_364_600)

  static func answer(_ races: [(id: String, start: Int64)]) -> [UInt8] {
    let ids = races.map { "\"\($0.id)\"" }.joined(separator: ",")
    let rows = races.map { race in
      #""\#(race.id)":{"meeting_name":"Randwick","race_number":4,"race_name":"Cup","venue_country":"AUS","#
        + #""category_id":"4a2788f8-e825-4d36-9894-efd4baf1cfae","advertised_start":{"seconds":\#(now.seconds + race.start)}}"#
    }
    return Array(#"{"data":{"next_to_go_ids":[\#(ids)],"race_summaries":{\#(rows.joined(separator: ","))}}}"#.utf8)
  }

  static let day = answer((0..<40).map { ("r\($0)", Int64($0) * 60) })

  /// The loop against these replies; the clock stands still and the jitter is always a half.
  private func run(
    _ replies: [Result<FeedClient.Response, UpstreamError>], _ live: LiveRaces
  ) async -> (waits: [Int64], urls: [String], stored: Int) {
    let rest = Mutex(replies)
    let seen = Mutex((waits: [Int64](), urls: [String](), stored: 0))
    struct Over: Error {}
    let loop = FeedLoop(
      .races(base: "http://races/x/", live),
      client: FeedClient { url, _, _ throws(UpstreamError) in
        seen.withLock { $0.urls.append(url) }
        return try rest.withLock { $0.removeFirst() }.get()
      },
      clock: { Self.now }, random: { 0.5 },
      sleep: { wait in
        seen.withLock { $0.waits.append(wait) }
        if rest.withLock({ $0.isEmpty }) { throw Over() }
      },
      didFetch: { _ in seen.withLock { $0.stored += 1 } })
    try? await loop.run()
    return seen.withLock { $0 }
  }

  @Test("asks for enough that thirty of any kind could be among them, each minute")
  func asks() async {
    let live = LiveRaces()
    let seen = await run([.success(.init(status: 200, body: Self.day))], live)
    #expect(seen.urls == ["http://races/x/?method=nextraces&count=200"])
    #expect(seen.waits == [60_000] && seen.stored == 1)
    #expect(live.reading.board(RaceQuery(), now: Self.now)?.races.map { $0.id } == ["r0", "r1", "r2", "r3", "r4"])
  }

  @Test(
    "whatever goes wrong, the last good races stay, the reason is said, and the next try comes",
    arguments: [
      (.failure(.unreachable("refused")), "The racing feed's server can't be reached."),
      (.failure(.timedOut), "The racing feed's server took too long to answer."),
      (.failure(.tooLarge(limit: 5)), "The racing feed's server sent far more than a feed."),
      (.success(.init(status: 401)), "The racing feed's server refused us."),
      (.success(.init(status: 403)), "The racing feed's server refused us."),
      (.success(.init(status: 404)), "The racing feed's server doesn't have this feed."),
      (.success(.init(status: 500)), "The racing feed's server has a problem of its own (500)."),
      (
        .success(.init(status: 200, body: Array("<html>".utf8))),
        "The racing feed's answer is no JSON, or was cut short."
      ),
      (.success(.init(status: 200, body: Array("{}".utf8))), "The racing feed's answer is not what was agreed."),
    ] as [(Result<FeedClient.Response, UpstreamError>, String)])
  func faults(fault: Result<FeedClient.Response, UpstreamError>, sentence: String) async {
    let live = LiveRaces()
    let good = Result<FeedClient.Response, UpstreamError>.success(.init(status: 200, body: Self.day))
    let seen = await run([good, fault, fault, good], live)
    #expect(seen.waits == [60_000, 1000, 2000, 60_000] && seen.stored == 1)
    #expect(live.reading.races.count == 40 && live.reading.failure == nil)
    _ = await run([fault], live)
    #expect(live.reading.failure?.sentence(of: RacesFeed.spoken) == sentence)
    #expect(live.reading.races.count == 40)
  }

  @Test("a feed that asks to wait is left alone so long")
  func retryAfter() async {
    let seen = await run([.success(.init(status: 429, headers: [.init("retry-after", "120")]))], LiveRaces())
    #expect(seen.waits == [120_000])
  }

  @Test("an answer that has not changed is still as new as its asking")
  func unchanged() async {
    let live = LiveRaces(
      kept: KeptFeed(name: RacesFeed.name, bytes: Self.day, fetchedAt: Self.now.adding(seconds: -600)))
    #expect(live.reading.health(at: Self.now) == .stale)
    _ = await run([.success(.init(status: 304))], live)
    #expect(live.reading.failure == .status(304, retryAfter: nil), "nobody had named anything to compare with")
    live.noteUnchanged(at: Self.now)
    #expect(live.reading.health(at: Self.now) == .fresh)
  }

  @Test("with too few races left it is asked again after 15 s")
  func few() async {
    let seen = await run([.success(.init(status: 200, body: Self.answer([("a", 60)])))], LiveRaces())
    #expect(seen.waits == [15_000])
  }

  @Test("a start that moves is told by how far, from where it first was")
  func moved() throws {
    let live = LiveRaces()
    for start: Int64 in [600, 840, 900] { try live.accept(Self.answer([("a", start)]), at: Self.now) }
    #expect(live.reading.races.map { $0.moved } == [300])
  }

  @Test("before it has been asked there is no board; after a failure there is an empty one that says so")
  func never() {
    let live = LiveRaces()
    #expect(live.reading.board(RaceQuery(), now: Self.now) == nil)
    live.note(.timedOut)
    #expect(live.reading.board(RaceQuery(), now: Self.now)?.health == .failing)
  }

  @Test("an answer of which no race can be read takes nobody's races away")
  func nothingReadable() throws {
    let unread = Array(
      #"{"data":{"next_to_go_ids":["r1","r2"],"race_summaries":{"r1":{"advertised_start":"soon"}}}}"#.utf8)
    let live = LiveRaces()
    try live.accept(unread, at: Self.now)
    #expect(live.reading.skipped.unread == 2, "where none are held, that is what is known")
    try live.accept(Self.day, at: Self.now)
    #expect(throws: UpstreamError.notRaces(.wrongShape("race_summaries"))) { try live.accept(unread, at: Self.now) }
    #expect(live.reading.races.count == 40)
    try live.accept(Self.answer([]), at: Self.now)
    #expect(live.reading.races.isEmpty, "an answer that lists none is an answer")
  }

  @Test("an answer whose races all went more than an hour ago takes nobody's races away, and is a failure")
  func longGone() throws {
    let live = LiveRaces()
    #expect(throws: UpstreamError.racesLongGone) { try live.accept(Self.answer([("a", -3601)]), at: Self.now) }
    #expect(live.reading.asOf == nil, "nothing was heard that could be used")
    try live.accept(Self.answer([("a", -7200), ("b", -3600)]), at: Self.now)
    #expect(live.reading.races.count == 2, "a day that has just ended is one")
  }

  @Test("memory of first starts does not grow with the days")
  func forgets() throws {
    let live = LiveRaces()
    for hour: Int64 in 0..<300 {
      let races = (0..<20).map { (id: "h\(hour)-\($0)", start: hour * 3600 + Int64($0) * 60) }
      try live.accept(Self.answer(races), at: Self.now.adding(seconds: hour * 3600))
    }
    #expect(live.rememberedStarts < 300)
  }

  @Test("nor with an upstream that invents races years ahead")
  func invented() throws {
    let live = LiveRaces()
    for minute: Int64 in 0..<8 {
      let races = (0..<2_000).map { (id: "m\(minute)-\($0)", start: 40_000_000 + Int64($0)) }
      try live.accept(Self.answer(races), at: Self.now.adding(seconds: minute * 60))
      #expect(live.rememberedStarts <= LiveRaces.mostStarts)
    }
  }
}
