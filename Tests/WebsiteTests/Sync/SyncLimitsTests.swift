import Accounts
import Kernel
import NIOCore
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Website
import Wire

@Suite("How much and how often may be exchanged", .eachEngine, .timeLimit(.minutes(5)))
struct SyncLimitsTests {
  @Test("batches and answers go packed, both ways")
  func packed() async throws {
    let server = try await SyncServer()
    try await server.open { site async throws in
      let batch = Site.batch((1...40).map { .number($0) })
      let body = try #require(Gzip.packed(ByteBuffer(bytes: batch)))
      let pushed = try await site.sync("POST", headers: ["Content-Encoding": "gzip"], body: Array(buffer: body))
      #expect(pushed.status == 200)
      let answer = try await site.sync("GET", headers: ["Accept-Encoding": "gzip"])
      #expect(answer.header("content-encoding") == "gzip")
      #expect(answer.header("vary") == "Accept-Encoding, Cookie")
      let plain = try Gunzip.unpacked(ByteBuffer(bytes: answer.body), most: 1 << 20)
      #expect(try JSON.parse(Array(buffer: plain))["operations"]?.array?.count == 40)
    }
  }

  @Test(
    "a batch is a megabyte at most, packed and unpacked, and what says it is gzip is",
    arguments: [64 << 20, 1 << 20 + 1])
  func bomb(size: Int) async throws {
    let server = try await SyncServer()
    try await server.open { site async throws in
      let bomb = try #require(Gzip.packed(ByteBuffer(repeating: 0x20, count: size)))
      #expect(bomb.readableBytes < 1 << 17)
      let answer = try await site.sync("POST", headers: ["Content-Encoding": "gzip"], body: Array(buffer: bomb))
      #expect(answer.status == 413 && answer.code == "too-large")
      #expect(try answer.json["ids"] == .array([]))
      let plain = try await site.sync("POST", body: [UInt8](repeating: 0x20, count: 1 << 20 + 1))
      #expect(plain.status == 413 && plain.code == "too-large")
      let broken = try await site.sync("POST", headers: ["Content-Encoding": "gzip"], body: Site.batch([.number(1)]))
      #expect(broken.status == 400)
      #expect(try await site.sync("POST", headers: ["Content-Encoding": "br"], body: [1]).status == 415)
      #expect(try await site.push([.number(1)]).status == 200)
    }
  }

  @Test("a gzip bomb is left as soon as it is too much: what stands behind that is never looked at")
  func left() throws {
    let bomb = try #require(Gzip.packed(ByteBuffer(repeating: 0, count: 64 << 20)))
    // Whoever read on would come to where it breaks off, and say that it is broken.
    let part = try #require(bomb.getSlice(at: 0, length: bomb.readableBytes / 2))
    #expect(throws: Gunzip.Fault.broken) { try Gunzip.unpacked(part, most: 64 << 20) }
    #expect(throws: Gunzip.Fault.tooLarge) { try Gunzip.unpacked(part, most: 1000) }
  }

  @Test("what was packed comes out whole and to the byte, or not at all")
  func whole() throws {
    for count in [0, 1, 999, 1000, 100_000] {
      let plain = ByteBuffer(bytes: (0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) })
      let packed = try #require(Gzip.packed(plain))
      #expect(try Gunzip.unpacked(packed, most: count) == plain)
      if count > 0 { #expect(throws: Gunzip.Fault.tooLarge) { try Gunzip.unpacked(packed, most: count - 1) } }
      for cut in [0, 1, packed.readableBytes / 2, packed.readableBytes - 1] {
        let part = try #require(packed.getSlice(at: 0, length: cut))
        #expect(throws: Gunzip.Fault.broken) { try Gunzip.unpacked(part, most: 1 << 20) }
      }
      var more = packed
      more.writeInteger(UInt8(0))
      #expect(throws: Gunzip.Fault.broken) { try Gunzip.unpacked(more, most: 1 << 20) }
    }
  }

  @Test("who may not, is told so before what was sent is read")
  func unread() async throws {
    let server = try await SyncServer()
    try await server.open { site async throws in
      // The body is announced and never comes.
      let answer = try await site.probe.ask(
        "POST", "/api/v1/sync", ["Sec-Fetch-Site": "same-origin", "Content-Length": "1000"])
      #expect(answer.status == 401)
    }
  }

  @Test("a device may ask sixty times at once; then it is told when, and others are not held up")
  func often() async throws {
    let server = try await SyncServer()
    try await server.open { site async throws in
      var statuses: [Int] = []
      for _ in 0..<RequestRate.most { statuses.append(try await site.sync().status) }
      #expect(statuses.allSatisfy { $0 == 200 })
      // However slow the machine is, these come faster than one a second.
      var refused: HTTPProbe.Answer?
      for _ in 0..<RequestRate.most where refused == nil {
        let answer = try await site.sync()
        if answer.status != 200 { refused = answer }
      }
      #expect(refused?.status == 429)
      #expect(refused?.code == "too-often")
      #expect(refused?.header("retry-after") == "1")
      #expect(try await site.sync(as: "one-b").status == 200)
    }
  }

  @Test("sixty, then one with each second, and sixty again after a minute")
  func rate() {
    let rate = RequestRate()
    let start = ContinuousClock.now
    let ask = { rate.wait(of: Self.who("a", of: "one"), at: start + .milliseconds($0)) }
    for _ in 0..<60 { #expect(ask(0) == nil) }
    #expect(ask(0) == 1)
    #expect(ask(999) == 1)
    #expect(ask(1000) == nil)
    #expect(ask(1000) == 1)
    for _ in 0..<60 { #expect(ask(61_000) == nil) }
    #expect(ask(61_000) == 1)
    #expect(rate.wait(of: Self.who("b", of: "one"), at: start + .seconds(61)) == nil)
  }

  @Test("all devices of an account have ten times that together, and another account is not held up by them")
  func rateOfAccount() {
    let rate = RequestRate()
    let start = ContinuousClock.now
    for number in 0..<600 { #expect(rate.wait(of: Self.who("\(number)", of: "one"), at: start) == nil) }
    #expect(rate.wait(of: Self.who("x", of: "one"), at: start) == 1)
    #expect(rate.wait(of: Self.who("x", of: "two"), at: start) == nil)
  }

  private static func who(_ device: String, of account: String) -> SignedIn {
    SignedIn(account: SyncServer.account(account), device: SyncServer.device(device), isFresh: false)
  }

  @Test("an answer is a megabyte of boxes at most, and says that there is more")
  func heavy() async throws {
    let server = try await SyncServer()
    try await server.open { site async throws in
      for start in stride(from: Int64(1), to: 61, by: 10) {
        let batch = (start..<start + 10).map { SealedOperation.number($0, size: 65_536) }
        #expect(try await site.push(batch).status == 200)
      }
      let answer = try await site.sync()
      #expect(answer.body.count < 3 << 19)
      #expect((answer.ids?.count ?? 0) < 60)
      #expect(try answer.json["more"] == .bool(true))
    }
  }

  @Test("an account has few large answers at once, all together have a few more, and each place is given back")
  func heavyAtOnce() async throws {
    let server = try await SyncServer()
    try await server.open { site async throws in
      for start in stride(from: Int64(1), to: 41, by: 10) {
        let batch = (start..<start + 10).map { SealedOperation.number($0, size: 65_536) }
        #expect(try await site.push(batch).status == 200)
      }
      for number in 1...3 {
        #expect(try await site.sync().status == 200, "whoever takes theirs gives it back: \(number)")
      }
      let heavy = AccountPlaces(most: 16, mostOfOne: 4)
      var places = (0..<4).map { _ in heavy.place(for: SyncServer.account("one")) }
      #expect(places.allSatisfy { $0 != nil } && heavy.place(for: SyncServer.account("one")) == nil)
      for name in ["two", "three", "four"] {
        places += (0..<4).map { _ in heavy.place(for: SyncServer.account(name)) }
      }
      #expect(places.allSatisfy { $0 != nil } && heavy.place(for: SyncServer.account("five")) == nil)
      places.removeLast()
      #expect(heavy.place(for: SyncServer.account("five")) != nil, "and it was given back at once")
      #expect(heavy.place(for: SyncServer.account("one")) == nil)
      withExtendedLifetime(places) {}
    }
  }

  @Test(
    "an account sends few large batches at once: another one is refused before it is read, and what is small is not")
  func largeAtOnce() async throws {
    let server = try await SyncServer()
    let held = Mutex<[AccountPlaces.Place?]>([])
    try await Site.open(
      accounts: server.source,
      run: { website, isOpen in
        held.withLock { $0 = (0..<4).map { _ in website.coming.place(for: SyncServer.account("one")) } }
        try await website.run(onListening: isOpen)
      }
    ) { site async throws in
      // Announced, and never sent.
      let large = { (cookie: String) in
        [
          "Cookie": cookie, "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json",
          "Content-Length": "65536",
        ]
      }
      for (method, path) in [("POST", "/api/v1/sync"), ("PUT", "/api/v1/sync/snapshot")] {
        let answer = try await site.probe.ask(method, path, large("one-a"))
        #expect(answer.status == 503 && answer.code == "busy" && answer.header("retry-after") == "2")
      }
      #expect(try await site.push([.number(1)]).status == 200)
      #expect(try await site.push([.number(1, size: 65_536)], as: "two-a").status == 200)
      held.withLock { $0 = [] }
      for number in 2...7 as ClosedRange<Int64> {
        #expect(try await site.push([.number(number, size: 65_536)]).status == 200, "each is given back: \(number)")
      }
    }
  }

  @Test("a disk that is full or broken is said as that, with when to come back, and without its place")
  func disk() async throws {
    let server = try await SyncServer()
    for (error, code) in [
      (StorageError.full(path: "/secret/place"), "no-room"), (.failed(path: "/secret/place", reason: "x"), "no-disk"),
    ] {
      let broken = Database { _, _ throws(StorageError) in throw error }
      try await server.open(database: broken) { site async throws in
        for answer in [try await site.sync(), try await site.push([.number(1)])] {
          #expect(answer.status == 503)
          #expect(answer.code == code)
          #expect(answer.header("retry-after") != nil)
          #expect(!answer.text.contains("secret"))
        }
      }
    }
  }

  @Test("what is exchanged is counted, and of whom is not said")
  func metrics() async throws {
    let server = try await SyncServer()
    try await server.open { site async throws in
      _ = try await site.push([.number(1), .number(2)])
      _ = try await site.push([.number(2), .number(3)])
      _ = try await site.push([.number(3, content: 1)])
      _ = try await site.sync()
      let text = try await site.probe.get("/metrics").text
      for line in [
        "pocketful_sync_operations_total 3", "pocketful_sync_pushes_total 2", "pocketful_sync_pulls_total 1",
        #"pocketful_sync_refusals_total{code="taken"} 1"#,
      ] {
        #expect(text.contains(line + "\n"))
      }
      #expect(!text.contains("w-3"))
      #expect(!text.contains(Base64URL.text(SyncServer.account("one").bytes)))
    }
  }
}
