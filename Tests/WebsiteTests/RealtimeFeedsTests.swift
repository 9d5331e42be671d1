import Departures
import Feeds
import Kernel
import TestSupport
import Testing
import Website
import Wire

@Suite("GTFS-Realtime as it is served", .serialized)
struct RealtimeFeedsTests {
  private static let addresses = OutgoingFeed.allCases.map { "/gtfs-rt/mta-subway/\($0.rawValue).pb" }

  /// A feed of many trains, so long that it is worth packing.
  private static func feed(at seconds: Int64 = 0) -> [UInt8] {
    let now = Site.now.seconds + seconds
    var writer = FeedWriter(at: now)
    for train in 0..<40 {
      writer.train(
        .init("0\(62_000 + train)_Q..S", route: "Q", direction: 3, train: "0Q \(train)"), seen: now,
        [.init("R16S", departure: now + 60 + Int64(train)), .init("142S", arrival: now + 900)])
    }
    return writer.bytes
  }

  /// Of an agency that has not been heard yet.
  static var silent: LiveBoards { LiveBoards(feeds: [RealtimeFeed(name: "f", url: "")], network: Places.network) }

  static func live() throws -> LiveBoards {
    let live = silent
    try live.accept(feed(), from: "f", at: Site.now)
    return live
  }

  static func alerts() throws -> LiveAlerts {
    var writer = ProtobufWriter()
    writer.message(1) { $0.integer(3, Site.now.seconds) }
    writer.message(2) { entity in
      entity.string(1, "slow")
      entity.message(5) { alert in
        alert.message(5) { $0.string(2, "Q") }
        alert.message(10) { $0.message(1) { $0.string(1, "Slow") } }
      }
    }
    let alerts = LiveAlerts()
    try alerts.accept(writer.bytes, at: Site.now)
    return alerts
  }

  private func open(_ live: LiveBoards, _ visit: @escaping @Sendable (Site) async throws -> Void) async throws {
    try await Site.open(
      world: World(outgoing: live.source.outgoing), alerts: try Self.alerts().source, visit: visit)
  }

  /// The header's time, read by the scanner of what comes in.
  private func time(_ answer: HTTPProbe.Answer) throws -> Int64 { try FeedScanner.scan(answer.body).header.timestamp }

  @Test("each feed is a protocol buffer for everybody, to be asked about and packed for whom wants that")
  func served() async throws {
    try await open(try Self.live()) { site async throws in
      for address in Self.addresses {
        let answer = try await site.probe.get(address)
        #expect(answer.status == 200 && answer.header("content-type") == "application/x-protobuf")
        #expect(answer.header("cache-control") == "no-cache" && answer.header("access-control-allow-origin") == "*")
        #expect(try time(answer) == Site.now.seconds)
        let tag = try #require(answer.header("etag"))
        let again = try await site.probe.get(address, ["If-None-Match": tag])
        #expect(again.status == 304 && again.body.isEmpty)
        let head = try await site.probe.ask("HEAD", address)
        #expect(head.status == 200 && head.header("content-length") == String(answer.body.count))
      }
      let packed = try await site.probe.get(Self.addresses[0], ["Accept-Encoding": "gzip"])
      #expect(packed.header("content-encoding") == "gzip" && packed.body.prefix(2) == [0x1F, 0x8B])
    }
  }

  @Test("E017, E018 what differs has a later time, however the clock goes; what is the same is not written again")
  func later() async throws {
    let live = try Self.live()
    try await open(live) { site async throws in
      let first = try await site.probe.get(Self.addresses[0])
      #expect(try await site.probe.get(Self.addresses[0]).body == first.body)
      var last = try time(first)
      for (step, clock) in [(1, 0), (2, 0), (3, -20), (4, 10), (5, 10)] as [(Int64, Int64)] {
        site.world.now = Site.now.adding(seconds: clock)
        try live.accept(Self.feed(at: step), from: "f", at: Site.now.adding(seconds: step))
        let answer = try await site.probe.get(Self.addresses[0])
        #expect(try time(answer) > last)
        last = try time(answer)
      }
    }
  }

  @Test("W007, W008 without news it is written anew each half minute, so that no header is older than that")
  func anew() async throws {
    try await open(try Self.live()) { site async throws in
      for address in Self.addresses {
        site.world.now = Site.now
        let first = try await site.probe.get(address)
        site.world.now = Site.now.adding(seconds: 29)
        #expect(try await site.probe.get(address).body == first.body)
        site.world.now = Site.now.adding(seconds: 30)
        #expect(try time(try await site.probe.get(address)) == Site.now.seconds + 30)
      }
    }
  }

  @Test("a feed that is an hour old is dropped from it, as from boards")
  func stale() async throws {
    try await open(try Self.live()) { site async throws in
      #expect(try FeedScanner.scan(try await site.probe.get(Self.addresses[0]).body).trips.count == 40)
      site.world.now = Site.now.adding(seconds: 3601)
      #expect(try FeedScanner.scan(try await site.probe.get(Self.addresses[0]).body).trips.count == 0)
    }
  }

  @Test("before anything is known nobody is told that nothing runs; an agency that isn't there is named")
  func unknown() async throws {
    try await Site.open(
      world: World(outgoing: Self.silent.source.outgoing), alerts: LiveAlerts().source
    ) { site async throws in
      for address in Self.addresses {
        let answer = try await site.probe.get(address)
        #expect(answer.status == 503 && answer.header("retry-after") == "5")
        let other = try await site.probe.get(address.replacing("mta-subway", with: "metro"))
        #expect(other.status == 404 && other.header("content-type")?.hasPrefix("application/problem+json") == true)
        #expect(other.text.contains("mta-subway"))
      }
      let list = try JSON.parse(try await site.probe.get("/api/v1/feeds").body)
      let row = try #require(list["data"]?.array?.first)
      #expect(row["tripUpdates"] == .string(Self.addresses[0]) && row["agency"] == .string("mta-subway"))
    }
  }

  @Test("what nobody asks the agency for is neither listed nor promised")
  func unasked() async throws {
    let live = LiveBoards(feeds: [], network: Places.network)
    try await Site.open(
      world: World(outgoing: live.source.outgoing), alerts: LiveAlerts(isAsked: false).source
    ) { site async throws in
      for address in Self.addresses { #expect(try await site.probe.get(address).status == 404) }
      let list = try JSON.parse(try await site.probe.get("/api/v1/feeds").body)
      #expect(
        list["data"]
          == .array([.object(["agency": .string("mta-subway"), "name": .string("MTA New York City Transit")])]))
    }
  }

  @Test("many readers at once get one and the same")
  func shared() async throws {
    try await open(try Self.live()) { site async throws in
      let bodies = try await withThrowingTaskGroup(of: [UInt8].self) { group in
        for _ in 0..<20 { group.addTask { try await site.probe.get(Self.addresses[0]).body } }
        return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
      }
      #expect(bodies.count == 1)
    }
  }
}
