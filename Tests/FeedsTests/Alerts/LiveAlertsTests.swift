import Departures
import Kernel
import Synchronization
import TestSupport
import Testing

@testable import Feeds

@Suite("The alerts feed")
struct LiveAlertsTests {
  static let now = Instant(seconds: 1_759_414_800)

  static func answer(at seconds: Int64 = 0, _ ids: [String] = ["a", "b"]) -> [UInt8] {
    var writer = AlertWriter(at: now.seconds + seconds)
    for id in ids { writer.alert(id, selectors: [("Q", nil, 5)]) }
    return writer.bytes
  }

  private static func ids(_ live: LiveAlerts, at now: Instant = now) -> [String] {
    live.reading.board(AlertQuery(), network: Places.network, now: now).alerts.map(\.id)
  }

  /// The loop against these replies; the clock stands still and the jitter is always a half.
  private func run(
    _ replies: [Result<FeedClient.Response, UpstreamError>], _ live: LiveAlerts, url: String? = nil,
    network: Network = BuiltIn.newYork
  ) async -> (waits: [Int64], urls: [String], stored: Int) {
    let rest = Mutex(replies)
    let seen = Mutex((waits: [Int64](), urls: [String](), stored: 0))
    struct Over: Error {}
    let loop = FeedLoop(
      .alerts(AlertsFeed(url: url, realtimeBase: "http://agency/feeds"), live, network: { network }),
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

  private static func good(_ bytes: [UInt8]) -> Result<FeedClient.Response, UpstreamError> {
    .success(.init(status: 200, body: bytes))
  }

  @Test("it is asked each half minute below the base of the agency's feeds, its slash escaped")
  func asks() async {
    let live = LiveAlerts()
    let seen = await run([Self.good(Self.answer())], live)
    #expect(seen.urls == ["http://agency/feeds/camsys%2Fsubway-alerts"])
    #expect(seen.waits == [30_000] && seen.stored == 1 && Self.ids(live) == ["a", "b"])
  }

  @Test("another agency's network has no use for New York's; an address of its own is asked in any case")
  func agency() async {
    let other = Network(agency: "Other", zone: .utc, lines: [], stations: [])
    let live = LiveAlerts()
    let body = Self.good(Self.answer())
    let left = await run([], live, network: other)
    #expect(left.urls.isEmpty && live.reading.board(AlertQuery(), network: other, now: Self.now).health == .unknown)
    #expect(await run([body], live, url: "http://other/alerts.pb", network: other).urls == ["http://other/alerts.pb"])
  }

  @Test(
    "whatever goes wrong, the last good alerts stay, the reason is said, and the next try comes",
    arguments: [
      (.failure(.timedOut), "The alerts feed's server took too long to answer."),
      (.success(.init(status: 403)), "The alerts feed's server refused us."),
      (.success(.init(status: 500)), "The alerts feed's server has a problem of its own (500)."),
      (good(Array("<?xml version=\"1.0\"?><Error/>".utf8)), "The agency sent an error page instead of alerts."),
      (good([]), "The agency sent an empty answer."),
      (good([0x0A, 0x7F]), "The agency's alerts arrived damaged or cut short."),
    ] as [(Result<FeedClient.Response, UpstreamError>, String)])
  func faults(fault: Result<FeedClient.Response, UpstreamError>, sentence: String) async {
    let live = LiveAlerts()
    let seen = await run([Self.good(Self.answer()), fault, fault, Self.good(Self.answer(at: 5, ["c"]))], live)
    #expect(seen.waits == [30_000, 1000, 2000, 30_000] && seen.stored == 2)
    #expect(Self.ids(live) == ["c"] && live.reading.failure == nil)
    _ = await run([fault], live)
    #expect(live.reading.failure?.sentence(of: AlertsFeed.spoken) == sentence)
    #expect(Self.ids(live) == ["c"] && live.reading.health(at: Self.now) == .fresh)
    #expect(live.reading.health(at: Self.now.adding(seconds: 400)) == .failing)
  }

  @Test("an older header is ignored, the same again changes nothing, and a frozen feed grows old")
  func headers() throws {
    let live = LiveAlerts()
    #expect(try live.accept(Self.answer(at: 0), at: Self.now) == .updated)
    #expect(try live.accept(Self.answer(at: -30, ["old"]), at: Self.now) == .older)
    #expect(try live.accept(Self.answer(at: 0, ["same"]), at: Self.now.adding(seconds: 400)) == .unchanged)
    #expect(Self.ids(live) == ["a", "b"])
    #expect(live.reading.health(at: Self.now.adding(seconds: 400)) == .stale)
  }

  @Test("a held header that is far ahead of our clock does not keep later answers out")
  func ahead() throws {
    let live = LiveAlerts()
    try live.accept(Self.answer(at: 86_400, ["ahead"]), at: Self.now)
    #expect(live.reading.health(at: Self.now) == .stale)
    #expect(try live.accept(Self.answer(at: 0), at: Self.now) == .updated)
    #expect(Self.ids(live) == ["a", "b"])
  }

  @Test("a restart has alerts with their true age")
  func kept() {
    let live = LiveAlerts(kept: KeptFeed(name: AlertsFeed.name, bytes: Self.answer(at: -200), fetchedAt: Self.now))
    #expect(Self.ids(live) == ["a", "b"] && live.reading.health(at: Self.now) == .delayed)
    #expect(live.source.announced() == live.reading)
  }

  @Test("listeners are told of other alerts, of trouble and its end, and seldom that all is as it was")
  func announced() throws {
    let live = LiveAlerts()
    let told = { live.source.announced().asOf?.seconds(since: Self.now) }
    try live.accept(Self.answer(at: 0), at: Self.now)
    #expect(told() == 0)
    try live.accept(Self.answer(at: 60), at: Self.now)
    #expect(told() == 0, "the same alerts a minute later are no news")
    #expect(live.reading.asOf == Self.now.adding(seconds: 60))
    try live.accept(Self.answer(at: 75), at: Self.now)
    #expect(told() == 75, "but that they are as new is, before they pass for late")
    try live.accept(Self.answer(at: 80, ["c"]), at: Self.now)
    #expect(told() == 80)
    live.note(.timedOut)
    #expect(live.source.announced().failure == .timedOut)
    live.noteUnchanged(at: Self.now)
    #expect(live.source.announced().failure == nil)
  }

  @Test("what is over is not listed, nor are periods that are")
  func over() throws {
    let live = LiveAlerts()
    var writer = AlertWriter(at: Self.now.seconds)
    let now = Self.now.seconds
    writer.alert("over", periods: [(now - 20, now)])
    writer.alert("nights", periods: (0..<60).map { (now - 86_400 + $0 * 86_400, now - 80_000 + $0 * 86_400) })
    try live.accept(writer.bytes, at: Self.now)
    let board = live.reading.board(AlertQuery(), network: Places.network, now: Self.now)
    #expect(board.alerts.map(\.id) == ["nights"] && board.alerts[0].periods.count == 20)
    #expect(board.alerts[0].periods[0].start == Self.now, "the night before is over")
  }
}
