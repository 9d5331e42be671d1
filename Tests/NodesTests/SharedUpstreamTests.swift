import Foundation
import Kernel
import Logging
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Feeds
@testable import Nodes

/// An upstream that counts who asks, and says what the test wants.
private final class Agency: Sendable {
  private let state = Mutex((asked: 0, says: Agency.feed("one")))

  var asked: Int { state.withLock { $0.asked } }
  func says(_ response: FeedClient.Response) { state.withLock { $0.says = response } }

  static func feed(_ text: String, tag: String? = nil) -> FeedClient.Response {
    FeedClient.Response(
      status: 200, headers: tag.map { [.init("ETag", $0)] } ?? [], body: Array(text.utf8))
  }

  /// With validators that match it says that nothing is new, where it has a tag.
  var client: FeedClient {
    FeedClient { _, headers, _ throws(UpstreamError) in
      let says = self.state.withLock { state in
        state.asked += 1
        return state.says
      }
      if let tag = says.header("etag"), headers.contains(where: { $0.name == "if-none-match" && $0.value == tag }) {
        return FeedClient.Response(status: 304)
      }
      return says
    }
  }
}

@Suite("An upstream that one node asks for all", .timeLimit(.minutes(2)))
struct SharedUpstreamTests {
  /// A node as far as one upstream goes.
  private struct Side {
    let leadership: Leadership
    let upstream: SharedUpstream
    let wakes: NodeWakes
    /// When its clock that nobody sets is ahead by.
    let ahead: Shift

    final class Shift: Sendable { let by = Mutex(Duration.zero) }

    init(_ name: String, _ database: Database, _ agency: FeedClient, patience: Int64 = 20_000) {
      // It stands, so that a slow machine loses no lease that a test means to keep.
      let (shift, begun) = (Shift(), ContinuousClock.now)
      ahead = shift
      wakes = NodeWakes(database, holder: name)
      leadership = Leadership(
        of: ["feed:ace"], holder: name, store: LeaseStore(database),
        now: { begun + shift.by.withLock { $0 } }, logger: Logger(label: "test"))
      upstream = SharedUpstream(
        "feed:ace", client: agency, leadership: leadership, store: AnswerStore(database), wakes: wakes,
        patience: patience,
        random: { 0 })
    }

    func get(_ headers: [RealtimeFeed.Header] = []) async throws(UpstreamError) -> FeedClient.Response {
      try await upstream.shared.get("http://agency", headers, FeedClient.Limits())
    }
  }

  private let folder = NSTemporaryDirectory() + "pocketful-" + UUID().uuidString

  private func database() async throws -> Database { try await TestEngine.people(in: folder) }

  @Test("one asks; the other has the same answer, and is told when nothing is new")
  func shared() async throws {
    let (database, agency) = (try await database(), Agency())
    let (one, two) = (Side("one", database, agency.client), Side("two", database, agency.client))
    await one.leadership.turn()
    await two.leadership.turn()
    #expect(one.leadership.lease(of: "feed:ace")?.epoch == 1 && two.leadership.lease(of: "feed:ace")?.epoch == nil)
    let first = try await one.get()
    #expect(String(decoding: first.body, as: UTF8.self) == "one")
    let same = try await two.get()
    #expect(same.status == 200 && same.body == first.body && agency.asked == 1)
    let tag = try #require(same.header("etag"))
    // The same bytes again, of an upstream that has no tags.
    #expect(try await one.get([.init("if-none-match", try #require(first.header("etag")))]).status == 304)
    #expect(try await two.get([.init("if-none-match", tag)]).status == 304)
    agency.says(Agency.feed("two"))
    async let waiting = two.get()
    #expect(try await one.get().status == 200)
    #expect(String(decoding: try await waiting.body, as: UTF8.self) == "two")
    #expect(agency.asked == 3)
  }

  @Test("a failure is everybody's, by the same name")
  func failing() async throws {
    let (database, agency) = (try await database(), Agency())
    let (one, two) = (Side("one", database, agency.client), Side("two", database, agency.client))
    await one.leadership.turn()
    agency.says(FeedClient.Response(status: 503, headers: [.init("Retry-After", "7")]))
    await #expect(throws: UpstreamError.status(503, retryAfter: 7)) { try await one.get() }
    await #expect(throws: UpstreamError.status(503, retryAfter: 7)) { try await two.get() }
  }

  @Test("who takes over asks with what the upstream had said to the one before")
  func takenOver() async throws {
    let (database, agency) = (try await database(), Agency())
    let (one, two) = (Side("one", database, agency.client), Side("two", database, agency.client))
    agency.says(Agency.feed("one", tag: "\"t\""))
    await one.leadership.turn()
    _ = try await one.get()
    let tag = try #require(try await two.get().header("etag"))
    await one.leadership.end()
    #expect(one.leadership.lease(of: "feed:ace")?.epoch == nil)
    await two.leadership.turn()
    #expect(two.leadership.lease(of: "feed:ace")?.epoch == 2)
    #expect(try await two.get([.init("if-none-match", tag)]).status == 304)
    #expect(agency.asked == 2)
    // The one before has stopped believing, and what it would still write is refused.
    let before = Lease(name: "feed:ace", holder: "one", epoch: 1)
    #expect(try await AnswerStore(database).keep(.new([9], headers: ""), by: before, age: 0) == nil)
  }

  @Test("what could not be used is asked for as a whole again, and is no 304 to who could not use it")
  func unusable() async throws {
    let (database, agency) = (try await database(), Agency())
    let (one, two) = (Side("one", database, agency.client), Side("two", database, agency.client))
    await one.leadership.turn()
    let good = try #require(try await one.get().header("etag"))
    let seen = try #require(try await two.get().header("etag"))
    // The readers of it take nothing of this, so what they know is still the first.
    agency.says(Agency.feed("broken", tag: "\"b\""))
    #expect(try await one.get([.init("if-none-match", good)]).status == 200)
    #expect(try await two.get([.init("if-none-match", seen)]).status == 200)
    #expect(try await one.get([.init("if-none-match", good)]).status == 200)
    #expect(try await two.get([.init("if-none-match", seen)]).status == 200)
  }

  @Test(
    "what this node was told while it was alone is there for the others once it leads, although the upstream has nothing new"
  )
  func aloneBefore() async throws {
    let (database, agency) = (try await database(), Agency())
    let (one, two) = (Side("one", database, agency.client), Side("two", database, agency.client))
    await two.leadership.turn()
    let old = try await two.get()
    await two.leadership.end()
    agency.says(Agency.feed("two", tag: "\"t\""))
    one.ahead.by.withLock { $0 = .milliseconds(Leadership.lonely) }
    let new = try await one.get()
    #expect(String(decoding: new.body, as: UTF8.self) == "two")
    one.ahead.by.withLock { $0 = .zero }
    await one.leadership.turn()
    let known = try #require(new.header("etag"))
    #expect(try await one.get([.init("if-none-match", known)]).status == 304)
    let given = try await two.get([.init("if-none-match", try #require(old.header("etag")))])
    #expect(given.status == 200 && String(decoding: given.body, as: UTF8.self) == "two")
  }

  @Test("what another node was told is as old as that")
  func age() async throws {
    let (database, agency) = (try await database(), Agency())
    let (one, two) = (Side("one", database, agency.client), Side("two", database, agency.client))
    await one.leadership.turn()
    _ = try await one.get()
    _ = try await database.transaction(.write) { transaction throws(StorageError) in
      try transaction.rows("UPDATE answer SET at = at - 60000")
    }
    _ = try await two.get()
    let now = Instant(seconds: 1_759_414_800)
    #expect((60_000..<120_000).contains(now.milliseconds - two.upstream.asOf(now).milliseconds))
    #expect((0..<60_000).contains(now.milliseconds - one.upstream.asOf(now).milliseconds))
  }

  @Test("between two questions a node that leads waits as long as is said, and another one until there is an answer")
  func waiting() async throws {
    let (database, agency) = (try await database(), Agency())
    let (one, two) = (Side("one", database, agency.client), Side("two", database, agency.client))
    await one.leadership.turn()
    _ = try await one.get()
    _ = try await two.get()
    async let slept: Void = two.upstream.sleep(600_000)
    agency.says(Agency.feed("two"))
    _ = try await one.get()
    try await slept
    #expect(String(decoding: try await two.get().body, as: UTF8.self) == "two")
    try await one.upstream.sleep(1)
    #expect(agency.asked == 2)
  }

  @Test("a node that can't reach an upstream lets another one try; one that is refused by it goes on")
  func unreachable() async throws {
    let (database, agency) = (try await database(), Agency())
    let failing = FeedClient { _, _, _ throws(UpstreamError) in throw .unreachable("no route") }
    let (one, two) = (Side("one", database, failing), Side("two", database, agency.client))
    await one.leadership.turn()
    for _ in 1...3 {
      #expect(one.leadership.lease(of: "feed:ace")?.epoch == 1)
      await #expect(throws: UpstreamError.self) { try await one.get() }
    }
    // At once free for others, and for a while not taken here.
    await one.leadership.turn()
    #expect(one.leadership.lease(of: "feed:ace")?.epoch == nil)
    await two.leadership.turn()
    #expect(two.leadership.lease(of: "feed:ace")?.epoch == 2)
    #expect(try await two.get().status == 200)
    agency.says(FeedClient.Response(status: 503))
    for _ in 1...5 { await #expect(throws: UpstreamError.self) { try await two.get() } }
    #expect(two.leadership.lease(of: "feed:ace")?.epoch == 2)
    await two.leadership.end()
    one.ahead.by.withLock { $0 = .seconds(5) }
    await one.leadership.turn()
    #expect(one.leadership.lease(of: "feed:ace")?.epoch == 3)
  }

  @Test("what is told between a look and the wait for it ends that wait")
  func early() async throws {
    let wakes = NodeWakes(try await database(), holder: "one")
    let moment = wakes.moment(of: "ace")
    wakes.heard("ace")
    wakes.heard("another")
    let begun = ContinuousClock.now
    await wakes.wait(for: "ace", since: moment)
    #expect(ContinuousClock.now - begun < NodeWakes.look)
  }

  @Test("how far listening is behind is what a heartbeat takes, or has taken by now")
  func lag() async throws {
    let wakes = NodeWakes(try await database(), holder: "one")
    #expect(wakes.lag == nil)
    await wakes.beat()
    wakes.heard("beat:two:1")
    try await Task.sleep(for: .milliseconds(20))
    #expect(wakes.isListening && (wakes.lag ?? .zero) >= .milliseconds(20), "its own is still on its way")
    wakes.heard("beat:one:1")
    let took = try #require(wakes.lag)
    await wakes.beat()
    wakes.heard("beat:one:1")
    try await Task.sleep(for: took + .milliseconds(20))
    #expect(try #require(wakes.lag) > took, "one from before is none of what was sent since")
  }

  @Test("once listening broke off it is doubted for a while that all was heard, and who waits looks")
  func missed() async throws {
    let wakes = NodeWakes(try await database(), holder: "one")
    wakes.heard("ace")
    #expect(wakes.isListening)
    let moment = wakes.moment(of: "ace")
    wakes.missed()
    #expect(!wakes.isListening)
    let begun = ContinuousClock.now
    await wakes.wait(for: "ace", since: moment)
    #expect(ContinuousClock.now - begun < NodeWakes.look)
  }

  @Test("where whoever leads says nothing for long, each asks by itself, until there is an answer again")
  func overdue() async throws {
    let (database, agency) = (try await database(), Agency())
    let one = Side("one", database, agency.client)
    let two = Side("two", database, agency.client, patience: 500)
    await one.leadership.turn()
    // It leads, and its disk is full or its way there closed: nothing is kept.
    #expect(try await two.get().status == 200 && agency.asked == 1)
    try await two.upstream.sleep(1)
    #expect(try await two.get().status == 200 && agency.asked == 2)
    try await two.upstream.sleep(1)
    agency.says(Agency.feed("two"))
    await one.leadership.turn()
    _ = try await one.get()
    let last = try await two.get()
    #expect(String(decoding: last.body, as: UTF8.self) == "two")
    #expect(agency.asked == 3)
  }

  @Test("who has no use for an upstream doesn't keep it from the others")
  func unwanted() async throws {
    let (database, agency) = (try await database(), Agency())
    let (one, two) = (Side("one", database, agency.client), Side("two", database, agency.client))
    await one.leadership.turn()
    try await one.upstream.sleep(1)
    #expect(one.leadership.lease(of: "feed:ace") != nil, "it has only begun")
    await two.leadership.turn()
    async let again: Void = one.upstream.sleep(1)
    for _ in 0..<500 where two.leadership.led.isEmpty {
      await two.leadership.turn()
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(two.leadership.lease(of: "feed:ace")?.epoch == 2)
    _ = try await two.get()
    try await again
  }

  @Test("nodes that ask another address under one name, or as somebody else, don't share what they get")
  func addresses() {
    func upstream(_ url: String, _ key: String = "") -> FeedUpstream {
      FeedUpstream(
        name: "ace", url: url, headers: [.init("x-api-key", key)], decode: { _ in { _ in .updated } },
        noteUnchanged: { _ in }, note: { _ in }, wait: { _ in 5 })
    }
    let names = [upstream("http://a"), upstream("http://b"), upstream("http://a", "k")].map(SharedUpstream.lease)
    #expect(Set(names).count == 3 && names.allSatisfy { $0.hasPrefix("feed:ace#") })
    #expect(SharedUpstream.lease(upstream("http://a")) == names[0])
  }

  @Test("a holder that was stopped for a while no longer believes in its lease")
  func stopped() async throws {
    let database = try await database()
    let side = Side("one", database, Agency().client)
    await side.leadership.turn()
    #expect(side.leadership.led.map(\.name) == ["feed:ace"])
    side.ahead.by.withLock { $0 = .milliseconds(LeaseStore.length - LeaseStore.margin) }
    #expect(side.leadership.led.isEmpty)
  }

  @Test("without a database each asks by itself, after a quarter of a minute")
  func alone() async throws {
    let agency = Agency()
    let gone = Database { _, _ throws(StorageError) in throw .server(.unreachable(reason: "gone")) }
    let side = Side("one", gone, agency.client)
    await side.leadership.turn()
    #expect(!side.leadership.isAlone)
    side.ahead.by.withLock { $0 = .milliseconds(Leadership.lonely) }
    #expect(side.leadership.isAlone)
    #expect(try await side.get().status == 200 && agency.asked == 1)
  }

  @Test(
    "what an upstream failed of is the same for the others",
    arguments: [
      UpstreamError.timedOut, .status(429, retryAfter: 60), .status(500, retryAfter: nil), .tooLarge(limit: 7),
      .cutShort,
      .sentElsewhere,
    ])
  func failures(error: UpstreamError) { #expect(UpstreamError(kept: error.kept) == error) }
}
