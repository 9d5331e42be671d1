import Journal
import Kernel
import Testing

@Suite("What a device knows of its account's log")
struct LedgerTests {
  static let now = Instant(milliseconds: 1_700_000_000_000)

  static func journal(_ changes: [[Change]]) -> Journal {
    var journal = Journal(writer: "w1")
    for together in changes { journal.receive(journal.draft(together, now: now)) }
    return journal
  }

  @Test(
    "what was entered together is sent together, where one request can have it",
    arguments: [
      ([1, 1, 3], 4, 2), ([1, 3], 4, 4), ([3, 1], 2, 2), ([5], 3, 3), ([1, 1, 1], 2, 2), ([2, 2], 3, 2),
    ])
  func batches(groups: [Int], most: Int, first: Int) {
    let journal = Self.journal(groups.map { Array(repeating: Entry.paid(1), count: $0) })
    #expect(Ledger(account: "a").nextBatch(journal, most: most).count == first)
  }

  @Test("a request has no more than half of what a body may have, and one operation at least")
  func bytes() {
    let long = Entry.set("a", String(repeating: "x", count: 60_000))
    let journal = Self.journal(Array(repeating: [long], count: 12))
    #expect(Ledger(account: "a").nextBatch(journal).count == 8)
    #expect(Ledger(account: "a").nextBatch(journal, bytes: 100).count == 1)
  }

  @Test("it is kept whole, and one of another form says nothing")
  func kept() throws {
    var exchange = ExchangeTests.Page(entries: 3)
    exchange.reachPush()
    exchange.push(.failure(.unusable([exchange.journal.operations[1].id], .tooLarge)))
    exchange.store()
    exchange.push(.success(Pushed(stamps: [], mark: "2", now: Self.now)))
    exchange.store()
    let ledger = exchange.exchange.ledger
    let read = try #require(Ledger(json: try JSON.parse(ledger.json.text)))
    #expect(read.json == ledger.json && read.revision == 3 && read.mark == "2")
    #expect(exchange.journal.operations.map { read.isSent($0.id) } == [true, false, true])
    #expect(read.setAside(exchange.journal.operations[1].id) == .tooLarge)
    let later = JSON.object(["form": .integer(2), "account": .string("a")])
    #expect(Ledger(json: later) == nil && Ledger.isLater(later) && !Ledger.isLater(ledger.json))
    #expect(!Ledger.isLater(.array([])))
    #expect(Ledger(json: .array([])) == nil)
  }

  @Test("what can't be opened is counted, and read again when it can be")
  func sealed() {
    var page = ExchangeTests.Page(entries: 1)
    page.lock()
    let foreign = OperationID(writer: "w9", counter: 4)
    let at = HybridTimestamp(milliseconds: Self.now.milliseconds, counter: 9, writer: "w9")
    page.pull(
      .success(
        Pulled(
          operations: [], sealed: [Stamp(id: foreign, at: at)], cursor: "1", mark: "1", hasMore: false, now: Self.now)))
    page.store()
    var ledger = page.exchange.ledger
    #expect(ledger.sealedCount == 1 && !page.journal.contains(foreign))
    ledger.reread()
    #expect(ledger.sealedCount == 0 && ledger.cursor == nil)
  }

  @Test("an entry of one's own that comes back sealed has its time from there all the same")
  func sealedEcho() {
    var page = ExchangeTests.Page(entries: 1)
    page.lock()
    let id = page.journal.operations[0].id
    let at = HybridTimestamp(milliseconds: Self.now.milliseconds + 5, counter: 0, writer: "w1")
    page.pull(
      .success(
        Pulled(operations: [], sealed: [Stamp(id: id, at: at)], cursor: "1", mark: "1", hasMore: false, now: Self.now)))
    page.store()
    #expect(page.journal.operations[0].at == at && page.exchange.ledger.sealedCount == 0)
  }

  @Test(
    "of two entries under one name, of a copied profile from before each start had its own, both are kept everywhere")
  func copiedProfile() {
    var account = SimulatedAccount(skews: [0, 0])
    for place in 0..<2 {
      let at = HybridTimestamp(milliseconds: account.server.now + Int64(place), counter: 0, writer: "old")
      let paid = Operation(id: OperationID(writer: "old", counter: 1), at: at, change: Entry.paid(Int64(place + 1)))
      let undo = Operation(
        id: OperationID(writer: "old", counter: 2),
        at: HybridTimestamp(
          milliseconds: at.milliseconds, counter: 1, writer: "old"),
        change: Journal(writer: "old").undo(paid.id))
      account.profiles[place].disk.append(place == 0 ? [paid] : [paid, undo])
      account.profiles[place].tabs[0].catchUp(account.profiles[place].disk)
    }
    for place in [0, 1, 0, 1] { account.exchange(place) }
    for profile in account.profiles {
      let journal = profile.disk.journal
      #expect(journal.operations.count == 3)
      // The second one's is the one that its undo is about, still.
      #expect(journal.fold([:], Entry.apply)["sum"] == "1")
    }
  }

  @Test("what a compaction has dropped stays out when the log is read from its beginning")
  func dropped() {
    var page = ExchangeTests.Page(entries: 1)
    let gone = OperationID(writer: "w0", counter: 3)
    var dropped = KnownNumbers()
    dropped.add(gone)
    page.wanted = page.exchange.want(.sight)
    page.wanted = page.exchange.locked(page.number, nil, page.journal, dropped: dropped)
    let at = HybridTimestamp(milliseconds: 1, counter: 0, writer: "w0")
    page.pull(
      .success(
        Pulled(
          operations: [Operation(id: gone, at: at, change: Entry.paid(1))], cursor: "1", mark: "1", hasMore: false,
          now: Self.now)))
    page.store()
    #expect(!page.journal.contains(gone) && page.exchange.ledger.isSent(gone))
  }

  @Test("nothing is dropped that the log lacks, and nothing because of what has no time from there")
  func compaction() {
    let journal = Self.journal([[Entry.set("a", "1")], [Entry.set("a", "2")], [Entry.set("a", "3")]])
    let settled = Journal.Settled(undoable: 0, age: 0)
    func needless(sent: Int) -> Int {
      var page = ExchangeTests.Page(entries: 0)
      page.journal = journal
      var log = Array(journal.operations.prefix(sent))
      log.reverse()
      page.lock()
      page.pull(.success(Pulled(operations: log, cursor: "1", mark: "1", hasMore: false, now: Self.now)))
      page.store()
      return journal.needless(settled, page.exchange.ledger, register: Entry.register).count
    }
    #expect((0...3).map { needless(sent: $0) } == [0, 0, 1, 2])
    #expect(journal.needless(settled, register: Entry.register).count == 2)
  }
}
