import Accounts
import Foundation
import Departures
import Kernel
import Storage
import TestSupport
import Testing

@testable import Push

@Suite("Reminders in a database", .eachEngine)
struct ReminderStoreTests {
  /// An account with two devices that have subscribed.
  final class Desk: Sendable {
    let folder = NSTemporaryDirectory() + "pocketful-" + UUID().uuidString
    let database: Database
    let store: ReminderStore
    let who: [SignedIn]
    static let now = Instant(seconds: 1_764_547_200)

    init() async throws {
      database = try await TestEngine.people(in: folder)
      store = ReminderStore(database)
      let account = try #require(AccountID(bytes: [UInt8](repeating: 1, count: 16)))
      var who: [SignedIn] = []
      for number in 1...2 {
        let device = try #require(DeviceID(bytes: [UInt8](repeating: UInt8(number), count: 16)))
        who.append(SignedIn(account: account, device: device, isFresh: false))
      }
      self.who = who
      let devices = who.map(\.device)
      try await database.transaction(.write) { transaction throws(StorageError) in
        try transaction.rows(
          """
          INSERT INTO account (id, made, keyCheck, epoch, lastNumber, chain, operations, bytes)
          VALUES ($1, 0, $1, 1, 0, $1, 0, 0)
          """, .bytes(account.bytes))
        for device in devices {
          try transaction.rows(
            "INSERT INTO device (account, id, name, made, seen) VALUES ($1, $2, 'x', 0, 0)", .bytes(account.bytes),
            .bytes(device.bytes))
        }
      }
      let random = SystemRandomNumberGenerator()
      let subscriptions = SubscriptionStore(database) { count in
        var random = random
        return (0..<count).map { _ in random.next() }
      }
      for (number, one) in who.enumerated() {
        _ = try await subscriptions.put(Desk.subscribing(number), by: one, now: Desk.now)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private static func subscribing(_ number: Int) throws -> SubscriptionRequest {
      let keys = try StoredKeys.subscription()
      return try SubscriptionRequest(
        Array(#"{"endpoint":"https://web.push.apple.com/\#(number)","keys":\#(keys)}"#.utf8))
    }

    static func reminder(_ letter: Character, after seconds: Int64 = 0, anchor: ReminderAnchor? = nil) -> Reminder {
      let due = now.adding(seconds: seconds)
      return Reminder(
        id: String(repeating: letter, count: 32), due: due,
        expires: anchor?.isOfMoves == true ? due : due.adding(seconds: 600), box: "AAAA", anchor: anchor)
    }

    func put(_ reminders: Reminder..., seq: Int64 = 1) async throws -> Int {
      var set = try ReminderSet(Array(#"{"seq":\#(seq),"reminders":[]}"#.utf8), now: Desk.now)
      set.reminders = reminders
      return try await store.put(set, by: who[0])
    }

    /// The account's log has so many entries.
    func knows(_ entries: Int64) async throws {
      _ = try await database.transaction(.write) { transaction throws(StorageError) in
        try transaction.rows("UPDATE account SET lastNumber = $1", .integer(entries))
      }
    }

    func claim(after seconds: Int64, settling: [SettledReminder] = []) async throws -> [ClaimedReminder] {
      try await store.turn(settling: settling, claiming: 10, by: "here", now: Desk.now.adding(seconds: seconds))
    }
  }

  private func settled(
    _ claimed: ClaimedReminder, _ outcomes: [PushOutcome], after seconds: Int64
  ) -> SettledReminder {
    SettledReminder(
      claimed, zip(claimed.targets, outcomes).map { (subscription: $0, outcome: $1) },
      now: Desk.now.adding(seconds: seconds))
  }

  @Test("what is due is taken once, for half a minute, and after that by whoever comes")
  func claiming() async throws {
    let desk = try await Desk()
    _ = try await desk.put(Desk.reminder("A"), Desk.reminder("B", after: 5))
    #expect(try await desk.store.nextWake() == Desk.now)
    let taken = try await desk.claim(after: 0)
    #expect(taken.map(\.id) == [String(repeating: "A", count: 32)] && taken.first?.targets.count == 2)
    #expect(try await desk.claim(after: 1).isEmpty)
    #expect(try await desk.claim(after: 5).count == 1)
    #expect(try await desk.claim(after: 30).map(\.tries) == [2])
  }

  @Test("who has taken it is not tried again, and who has not is, when it said")
  func retrying() async throws {
    let desk = try await Desk()
    _ = try await desk.put(Desk.reminder("A"))
    let first = try #require(try await desk.claim(after: 0).first)
    let half = settled(first, [.taken, .later(seconds: 20)], after: 1)
    #expect(try await desk.claim(after: 1, settling: [half]).isEmpty)
    #expect(try await desk.store.nextWake() == Desk.now.adding(seconds: 21))
    let second = try #require(try await desk.claim(after: 21).first)
    #expect(second.targets == [first.targets[1]])
    _ = try await desk.claim(after: 22, settling: [settled(second, [.taken], after: 22)])
    #expect(try await desk.store.nextWake() == nil)
    // Once sent it stays so.
    #expect(try await desk.put(Desk.reminder("A")) == 0)
    #expect(try await desk.store.nextWake() == nil)
  }

  @Test("what was changed while it was sent is not what was sent")
  func changed() async throws {
    let desk = try await Desk()
    _ = try await desk.put(Desk.reminder("A"))
    let first = try #require(try await desk.claim(after: 0).first)
    try await desk.store.putOff(first.id, by: desk.who[1], seconds: 60, now: Desk.now)
    _ = try await desk.claim(after: 1, settling: [settled(first, [.taken, .taken], after: 1)])
    #expect(try await desk.store.nextWake() == Desk.now.adding(seconds: 60))
    // It survives a set that lacks it.
    #expect(try await desk.put() == 0)
    #expect(try await desk.claim(after: 60).map(\.id) == [first.id])
  }

  @Test("an older set is refused, and one of the same number is taken")
  func older() async throws {
    let desk = try await Desk()
    try await desk.knows(9)
    #expect(try await desk.put(Desk.reminder("A"), seq: 5) == 1)
    #expect(try await desk.put(seq: 5) == 0)
    await #expect(throws: ReminderStore.Refusal.older) { try await desk.put(seq: 4) }
  }

  @Test("nobody knows more of the log than there is: a number beyond it shuts nobody out")
  func tooMuch() async throws {
    let desk = try await Desk()
    try await desk.knows(9)
    #expect(try await desk.put(Desk.reminder("A"), seq: .max) == 1)
    #expect(try await desk.put(seq: 9) == 0)
    await #expect(throws: ReminderStore.Refusal.older) { try await desk.put(seq: 8) }
  }

  @Test("what one set left out and the next has again goes on where it was: to who has not taken it")
  func leftOut() async throws {
    let desk = try await Desk()
    _ = try await desk.put(Desk.reminder("A"))
    let first = try #require(try await desk.claim(after: 0).first)
    _ = try await desk.claim(after: 1, settling: [settled(first, [.taken, .later(seconds: 20)], after: 1)])
    #expect(try await desk.put() == 0)
    #expect(try await desk.store.nextWake() == nil)
    #expect(try await desk.put(Desk.reminder("A")) == 1)
    #expect(try await desk.claim(after: 20).isEmpty)
    #expect(try await desk.claim(after: 21).first?.targets == [first.targets[1]])
  }

  @Test("what is due at another time while somebody is to be tried again is tried then")
  func changedMeanwhile() async throws {
    let desk = try await Desk()
    _ = try await desk.put(Desk.reminder("A"))
    let first = try #require(try await desk.claim(after: 0).first)
    _ = try await desk.claim(after: 1, settling: [settled(first, [.taken, .later(seconds: 300)], after: 1)])
    #expect(try await desk.put(Desk.reminder("A", after: 3)) == 1)
    #expect(try await desk.claim(after: 3).first?.targets == [first.targets[1]])
  }

  @Test("a window that has begun is not told of before its train was looked for")
  func window() async throws {
    let desk = try await Desk()
    var window = WeeklyWindow()
    (window.days, window.from, window.until) = ([0, 1, 2, 3, 4, 5, 6], 0, 1439)
    let anchor = ReminderAnchor.window(station: "127", window, lead: ReminderAnchor.Lead(walk: 0, before: 0))
    _ = try await desk.put(
      Desk.reminder("A", after: -60, anchor: anchor), Desk.reminder("B", after: 60, anchor: anchor))
    #expect(try await desk.claim(after: 14).isEmpty)
    #expect(try await desk.claim(after: 15).map(\.id.first) == ["A"])
    #expect(try await desk.store.nextWake() == Desk.now.adding(seconds: 45))
  }

  @Test("what was done can't be put off any more")
  func done() async throws {
    let desk = try await Desk()
    _ = try await desk.put(Desk.reminder("A"))
    let id = String(repeating: "A", count: 32)
    try await desk.store.end(id, by: desk.who[0])
    await #expect(throws: ReminderStore.Refusal.unknown) {
      try await desk.store.putOff(id, by: desk.who[1], seconds: 60, now: Desk.now)
    }
    #expect(try await desk.put(Desk.reminder("A")) == 0)
    #expect(try await desk.store.nextWake() == nil)
  }

  @Test("a second move is told to all, also while somebody is still to be told of the first")
  func movedAgain() async throws {
    let desk = try await Desk()
    let (account, known) = (desk.who[0].account, Desk.now.adding(seconds: 1000))
    _ = try await desk.put(Desk.reminder("B", after: 900, anchor: .movedRace(id: "r", known: known)))
    func move(by seconds: Int64) async throws {
      var table = AnchorTable()
      table.put(try await desk.store.anchored(of: [account])[account] ?? [], of: account)
      try await desk.store.move(table.moves(byStarts: ["r": known.adding(seconds: seconds)], now: Desk.now))
    }
    try await move(by: 200)
    let first = try #require(try await desk.claim(after: 0).first)
    _ = try await desk.claim(after: 1, settling: [settled(first, [.taken, .later(seconds: 40)], after: 1)])
    try await move(by: 400)
    let second = try #require(try await desk.claim(after: 2).first)
    #expect(second.targets.count == 2 && second.at == known.adding(seconds: 400))
  }

  @Test("what has expired before anybody looked is never sent")
  func expired() async throws {
    let desk = try await Desk()
    _ = try await desk.put(Desk.reminder("A"))
    #expect(try await desk.claim(after: 600).isEmpty)
    #expect(try await desk.store.nextWake() == nil)
  }

  @Test("one that hangs on a race is moved with its end, and not while it is sent; one of moves waits again")
  func moving() async throws {
    let desk = try await Desk()
    let known = Desk.now.adding(seconds: 1000)
    _ = try await desk.put(
      Desk.reminder("A", after: 700, anchor: .race(id: "r", before: 300)),
      Desk.reminder("B", after: 900, anchor: .movedRace(id: "r", known: known)))
    let account = desk.who[0].account
    var table = AnchorTable()
    table.put(try await desk.store.anchored(of: [account])[account] ?? [], of: account)
    #expect(table.count == 2)
    let moved = table.moves(byStarts: ["r": known.adding(seconds: 200)], now: Desk.now)
    try await desk.store.move(moved)
    let told = try #require(try await desk.claim(after: 0).first)
    #expect(told.id.first == "B" && told.at == known.adding(seconds: 200))
    _ = try await desk.claim(after: 1, settling: [settled(told, [.taken, .taken], after: 1)])
    #expect(try await desk.claim(after: 899).isEmpty)
    let sent = try await desk.claim(after: 900)
    #expect(sent.map(\.at) == [known.adding(seconds: 200)] && sent.first?.id.first == "A")
    #expect(sent.map(\.expires) == [Desk.now.adding(seconds: 1500)])
  }

  @Test("which sets were put since is known by the database's clock")
  func changes() async throws {
    let desk = try await Desk()
    _ = try await desk.put(Desk.reminder("A"))
    let first = try await desk.store.changes(since: nil)
    #expect(first.map(\.account) == [desk.who[0].account])
    let changed = try #require(first.first?.changed)
    #expect(try await desk.store.changes(since: changed + 1).isEmpty)
    // The same once more is no change.
    _ = try await desk.put(Desk.reminder("A"))
    #expect(try await desk.store.changes(since: nil).map(\.changed) == [changed])
  }
}
