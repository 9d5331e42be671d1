import Accounts
import Kernel
import NIOCore
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Website

@Suite("Who listens is told that their log grew", .eachEngine, .serialized, .timeLimit(.minutes(5)))
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
    let seat = try hub.seat(
      for: [], of: nil, listener: SignedIn(account: account, device: SyncServer.device("one-a"), isFresh: false))
    _ = seat.first(after: nil)
    let began = ContinuousClock.now
    for number in 1...Int64(30) { hub.grew(account, number) }
    var told: [ByteBuffer] = []
    for await _ in seat.subscriber.wakes {
      told += seat.batch().filter { String(buffer: $0).hasPrefix("event: journal") }
      if told.last == LiveEvent.journal(30) { break }
    }
    // The first at once, one a pause, and the last.
    #expect(told.count <= Int((ContinuousClock.now - began) / LiveHub.journalPause) + 2)
  }

  @Test(
    "of what another node took is heard as it tells; a node that may not hear the others finds it",
    arguments: [true, false])
  func elsewhere(isListening: Bool) async throws {
    let server = try await SyncServer()
    let another = AccountLog(server.database)
    let account = SyncServer.account("one")
    let report: @Sendable () -> NodeReport = {
      NodeReport(name: "n", leads: [], isListening: isListening, lag: nil, isAlone: false)
    }
    try await Site.open(accounts: server.source, node: report) { site async throws in
      async let heard = events(site, as: "one-a", count: 3)
      try await site.subscribed(1)
      _ = try await another.push(account, Self.request(1), now: Site.now)
      if isListening { server.log.hear(of: account) }
      #expect(try await heard == ["0", "1"])
    }
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
      #expect(told == ["event: journal\ndata: 0", "event: journal\ndata: 0"], "woken once more, and told nothing new")
      try await site.subscribed(0)
    }
  }

  /// What has come by then, the heartbeat did not bring.
  private static let beforeTheBeat = 10

  @Test("a device that is taken off its account is woken at once, others are not; then its stream ends")
  func revoked() async throws {
    try await AccountSite.open { open async throws in
      let (mine, lost) = (try await open.created(), try await open.signedIn())
      let device = try await open.device(lost)
      async let heard = open.site.probe.events(
        "/api/v1/live?journal=1", ["Sec-Fetch-Site": "same-origin", "Connection": "close", "Cookie": lost], count: 1000,
        seconds: Self.beforeTheBeat)
      async let others = events(open.site, as: mine, count: 3)
      try await open.site.subscribed(2)
      #expect(try await open.ask("DELETE", "/devices/" + device, cookie: mine).status == 204)
      #expect(try await heard.count { $0.hasPrefix("event: journal") } == 2)
      #expect(try await open.send("GET", "/api/v1/sync", nil, cookie: lost).code == "revoked")
      try await open.site.subscribed(1)
      // What the other one hears of next is what was written.
      let batch = Site.batch([.number(1)], of: try await open.device(mine))
      #expect(try await open.send("POST", "/api/v1/sync", batch, cookie: mine).status == 200)
      #expect(try await others == ["0", "1"])
    }
  }

  @Test("all devices of an account that is deleted are woken at once, and so is a tab of a browser that signs out")
  func gone() async throws {
    try await AccountSite.open { open async throws in
      let (mine, other) = (try await open.created(), try await open.signedIn())
      let headers = ["Sec-Fetch-Site": "same-origin", "Connection": "close"]
      async let ofOther = open.site.probe.events(
        "/api/v1/live?journal=1", headers.merging(["Cookie": other]) { $1 }, count: 1000, seconds: Self.beforeTheBeat)
      async let ofMine = open.site.probe.events(
        "/api/v1/live?journal=1", headers.merging(["Cookie": mine]) { $1 }, count: 1000, seconds: Self.beforeTheBeat)
      try await open.site.subscribed(2)
      #expect(try await open.ask("POST", "/signOut", cookie: other).status == 204)
      #expect(try await ofOther.count { $0.hasPrefix("event: journal") } == 2)
      try await open.site.subscribed(1)
      let confirmed = JSON.object(["confirm": .string("delete")])
      #expect(try await open.ask("DELETE", "", confirmed, cookie: mine).status == 204)
      #expect(try await ofMine.count { $0.hasPrefix("event: journal") } == 2)
      #expect(try await open.send("GET", "/api/v1/sync", nil, cookie: mine).code == "deleted")
    }
  }

  @Test("who was taken off by another process is told so with the next heartbeat")
  func elsewhere() async throws {
    let server = try await SyncServer()
    let flag = Flag()
    let source = AccountSource(server.accounts, log: server.log) { _, _ in
      if flag.isSet { throw Problem.signedOut }
      return SignedIn(account: SyncServer.account("one"), device: SyncServer.device("one-a"), isFresh: false)
    }
    try await Site.open(accounts: source, heartbeat: .milliseconds(20)) { site async throws in
      async let heard = site.probe.events(
        "/api/v1/live?journal=1", ["Sec-Fetch-Site": "same-origin", "Connection": "close"], count: 1000)
      try await site.subscribed(1)
      flag.set()
      #expect(try await heard.count { $0.hasPrefix("event: journal") } == 2)
    }
  }

  @Test("where nobody can say who listens, they go on listening, and are told nothing of the account")
  func unknown() async throws {
    let server = try await SyncServer()
    let flag = Flag()
    let source = AccountSource(server.accounts, log: server.log) { _, _ in
      if flag.isSet { throw LogRefusal.storage(.full(path: "x")) }
      return SignedIn(account: SyncServer.account("one"), device: SyncServer.device("one-a"), isFresh: false)
    }
    try await Site.open(accounts: source, heartbeat: .milliseconds(20)) { site async throws in
      async let heard = site.probe.events(
        "/api/v1/live?journal=1", ["Sec-Fetch-Site": "same-origin", "Connection": "close"], count: 20)
      try await site.subscribed(1)
      flag.set()
      let told = try await heard
      #expect(told.count >= 20 && told.count { $0.hasPrefix("event: journal") } == 1)
    }
  }

  /// Something that happens while others look on.
  private final class Flag: Sendable {
    private let state = Mutex(false)
    var isSet: Bool { state.withLock { $0 } }
    func set() { state.withLock { $0 = true } }
  }
}
