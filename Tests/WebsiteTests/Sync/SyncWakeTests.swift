import Accounts
import Kernel
import NIOCore
import Synchronization
import TestSupport
import Testing

@testable import Website

@Suite("Who listens is told that their log grew", .serialized, .timeLimit(.minutes(1)))
struct SyncWakeTests {
  private func events(_ site: Site, as cookie: String, count: Int, seconds: Int = 20) async throws -> [String] {
    let all = try await site.probe.events(
      "/api/v1/live?journal=1", ["Sec-Fetch-Site": "same-origin", "Cookie": cookie], count: count, besides: "clock",
      seconds: seconds)
    return all.filter { $0.hasPrefix("event: journal") }.map { String($0.split(separator: "\n")[1].dropFirst(6)) }
  }

  @Test("at once how far it reaches, then when it has more; nobody else hears of it")
  func woken() async throws {
    let server = try await SyncServer()
    try await server.open { site async throws in
      _ = try await site.push([.number(1)])
      // Each has a line before the first event.
      async let mine = events(site, as: "one-b", count: 3)
      async let theirs = events(site, as: "two-a", count: 3)
      try await site.subscribed(2)
      _ = try await site.push([.number(1)])
      _ = try await site.push([.number(2), .number(3)])
      #expect(try await mine == ["1", "3"])
      _ = try await site.push([.number(1)], as: "two-b")
      #expect(try await theirs == ["0", "1"])
    }
  }

  @Test("of many pushes one after the other the last is heard of, and few of those before it")
  func coalesced() async throws {
    let hub = Website(source: World().source, clock: { Site.now }).live
    let account = SyncServer.account("one")
    let seat = try hub.seat(for: [], of: nil, account: account)
    _ = seat.first(after: nil)
    let began = ContinuousClock.now
    for number in 1...Int64(30) { hub.grew(LogGrowth(account: account, last: number)) }
    var told: [ByteBuffer] = []
    for await _ in seat.subscriber.wakes {
      told += seat.batch().filter { String(buffer: $0).hasPrefix("event: journal") }
      if told.last == LiveEvent.journal(30) { break }
    }
    // The first at once, one a pause, and the last.
    #expect(told.count <= Int((ContinuousClock.now - began) / LiveHub.journalPause) + 2)
  }

  private static func request(_ number: Int64) throws -> PushRequest {
    try PushRequest(Site.batch([.number(number)]))
  }

  @Test("boards come on the same stream")
  func boards() async throws {
    let server = try await SyncServer()
    try await server.open { site async throws in
      let events = try await site.probe.events(
        "/api/v1/live?journal=1&stations=127", ["Sec-Fetch-Site": "same-origin", "Cookie": "one-a"], count: 4)
      #expect(
        events.map { $0.split(separator: "\n").first { $0.hasPrefix("event:") } ?? "" } == [
          "", "event: clock", "event: board", "event: journal",
        ])
    }
  }

  @Test(
    "who is not signed in, and another site's page, is given no stream",
    arguments: [
      (["Sec-Fetch-Site": "same-origin"], 401), (["Sec-Fetch-Site": "same-origin", "Cookie": "revoked"], 403),
      (["Sec-Fetch-Site": "same-site", "Cookie": "one-a"], 403), (["Cookie": "one-a"], 403),
      (["Sec-Fetch-Site": "same-origin", "Cookie": "three-a"], 401),
    ])
  func refused(headers: [String: String], status: Int) async throws {
    let server = try await SyncServer()
    try await server.open { site async throws in
      let answer = try await site.probe.get("/api/v1/live?journal=1", headers)
      #expect(answer.status == status)
      #expect(answer.header("content-type")?.hasPrefix("application/problem+json") == true)
    }
  }

  @Test("a session that has ended hears nothing more: its stream is closed")
  func ended() async throws {
    let server = try await SyncServer()
    let flag = Flag()
    let source = AccountSource(server.accounts, log: server.log) { _, _ in
      if flag.isSet { throw Problem.signedOut }
      return SignedIn(account: SyncServer.account("one"), device: SyncServer.device("one-a"), isFresh: false)
    }
    try await Site.open(accounts: source) { site async throws in
      async let heard = site.probe.events(
        "/api/v1/live?journal=1", ["Sec-Fetch-Site": "same-origin", "Connection": "close"], count: 1000)
      try await site.subscribed(1)
      flag.set()
      _ = try await server.log.push(SyncServer.account("one"), Self.request(1), now: Site.now)
      // Ends, long before it has a thousand.
      let told = try await heard.filter { $0.hasPrefix("event: journal") }
      #expect(told == ["event: journal\ndata: 0"])
      try await site.subscribed(0)
    }
  }

  /// Something that happens while others look on.
  private final class Flag: Sendable {
    private let state = Mutex(false)
    var isSet: Bool { state.withLock { $0 } }
    func set() { state.withLock { $0 = true } }
  }
}
