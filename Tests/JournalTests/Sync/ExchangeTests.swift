import Journal
import Kernel
import Testing

@Suite("One page's exchange")
struct ExchangeTests {
  /// A page with an exchange, and what was entered in it.
  struct Page {
    var journal = Journal(writer: "w1")
    var exchange = Exchange(account: "a")
    /// What it wants done; a number goes back with the answer.
    var wanted: [Exchange.Effect] = []

    init(entries: Int = 1) {
      for entry in 0..<entries {
        journal.receive([journal.draft(Entry.set("a", String(entry)), now: Instant(milliseconds: 1_700_000_000_000))])
      }
    }

    mutating func lock(_ ledger: Ledger? = nil) {
      wanted = exchange.want(.sight)
      wanted = exchange.locked(number, ledger, journal, dropped: KnownNumbers())
    }

    /// Locked, pulled with nothing new, and at its push.
    mutating func reachPush() {
      lock()
      pull(.success(Pulled(operations: [], cursor: "0", mark: "0", hasMore: false, now: journal.now)))
      store()
    }

    mutating func pull(_ answer: Result<Pulled, SyncRefusal>) {
      wanted = exchange.pulled(number, answer, journal, chance: 0.5)
    }

    mutating func push(_ answer: Result<Pushed, SyncRefusal>) {
      wanted = exchange.pushed(number, answer, journal, chance: 0.5)
    }

    mutating func store() {
      guard case .store(let number, let write) = wanted.first else { return }
      journal.amend(write.arrived + write.replaced)
      wanted = exchange.stored(number, journal)
    }

    /// Of the step under way.
    var number: Int {
      for effect in wanted {
        switch effect {
        case .lock(let number), .pull(let number, _, _), .push(let number, _, _), .store(let number, _),
          .wait(let number, _):
          return number
        case .unlock: continue
        }
      }
      return -1
    }

    var waits: Int? {
      for case .wait(_, let milliseconds) in wanted { return milliseconds }
      return nil
    }

    var isUnlocked: Bool { wanted.contains { if case .unlock = $0 { true } else { false } } }
  }

  static let nobody = OperationID(writer: "nobody", counter: 1)

  @Test(
    "a refusal that changes nothing is not met at once again: it lets go of the lock and waits",
    arguments: [
      .unusable([], .malformed), .unusable([nobody], .tooLarge), .unusable([nobody], .taken),
      .clock(now: Instant(milliseconds: 1_700_000_000_000)), .later(seconds: nil), .noAnswer,
    ] as [SyncRefusal])
  func waits(refusal: SyncRefusal) {
    var page = Page()
    page.reachPush()
    page.push(.failure(refusal))
    #expect(page.exchange.phase == .waiting(isTold: false) && page.isUnlocked && (page.waits ?? 0) >= 250)
  }

  @Test("so does a log that is no other one, and one whose next part begins where this one does")
  func noProgress() {
    var page = Page()
    page.lock()
    page.pull(.failure(.cursor))
    #expect(page.exchange.phase == .waiting(isTold: false))
    page = Page()
    page.lock(Ledger(account: "a", cursor: "7"))
    page.pull(.success(Pulled(operations: [], cursor: "7", mark: "9", hasMore: true, now: page.journal.now)))
    #expect(page.exchange.phase == .waiting(isTold: false))
    page = Page()
    page.lock()
    page.pull(.success(Pulled(operations: [], cursor: "7", mark: "9", hasMore: true, now: page.journal.now)))
    #expect(page.exchange.phase == .waiting(isTold: false), "there is more, and none of it comes")
  }

  @Test("a log that is another one twice in a round is two servers' behind one address: it waits")
  func anotherAndAnother() {
    var page = Page()
    page.lock(Ledger(account: "a", cursor: "7", mark: "7"))
    page.pull(.failure(.cursor))
    page.store()
    page.pull(.success(Pulled(operations: [], cursor: "2", mark: "2", hasMore: false, now: page.journal.now)))
    page.store()
    page.push(.failure(.cursor))
    #expect(page.exchange.phase == .waiting(isTold: false))
  }

  @Test(
    "how long the server says is waited, within an hour, whatever happens here",
    arguments: [(0, 1000), (30, 30_000), (Int.max, 3_600_000), (-5, 1000)])
  func retryAfter(seconds: Int, milliseconds: Int) {
    var page = Page()
    page.lock()
    page.pull(.failure(.later(seconds: seconds)))
    #expect(page.waits == milliseconds && page.exchange.want(.sight).isEmpty && page.exchange.want(.news).isEmpty)
    #expect(!page.exchange.due(page.number).isEmpty)
  }

  @Test("after one that was in vain what is entered waits, and coming to sight does not")
  func sight() {
    var page = Page()
    page.lock()
    page.pull(.failure(.noAnswer))
    #expect(page.exchange.want(.news).isEmpty && !page.exchange.want(.sight).isEmpty)
  }

  @Test("an answer to a step that is over is not heard")
  func late() {
    var page = Page()
    page.lock()
    let first = page.number
    _ = page.exchange.stop()
    #expect(page.exchange.phase == .idle)
    page.lock()
    let more = Pulled(operations: [], cursor: "3", mark: "3", hasMore: false, now: page.journal.now)
    #expect(page.exchange.pulled(first, .success(more), page.journal, chance: 0.5).isEmpty)
    #expect(page.exchange.phase == .pulling)
    #expect(page.exchange.locked(first, nil, page.journal, dropped: KnownNumbers()).isEmpty)
  }

  @Test("of a full account is pulled on, and nothing sent until the app is opened again")
  func full() {
    var page = Page()
    page.reachPush()
    page.push(.failure(.full))
    #expect(page.exchange.isFull && page.exchange.phase == .idle)
    page.reachPush()
    #expect(page.exchange.phase == .idle && page.wanted.count == 1)
    page.wanted = page.exchange.resume()
    #expect(!page.exchange.isFull && page.exchange.phase == .asked)
  }

  @Test("what has another's name is read again first, then set aside, and the rest is sent")
  func taken() {
    var page = Page(entries: 2)
    page.reachPush()
    let first = page.journal.operations[0].id
    page.push(.failure(.unusable([first], .taken)))
    #expect(page.exchange.phase == .pulling)
    page.pull(.success(Pulled(operations: [], cursor: "0", mark: "0", hasMore: false, now: page.journal.now)))
    page.push(.failure(.unusable([first], .taken)))
    page.store()
    #expect(page.exchange.ledger.setAside(first) == .taken)
    #expect(page.exchange.phase == .pushing([page.journal.operations[1]]))
    var ledger = page.exchange.ledger
    ledger.reread()
    #expect(ledger.unsent(page.journal).count == 2 && ledger.cursor == nil)
  }

  @Test("a pull that brings nothing stores nothing")
  func nothingNew() {
    var page = Page(entries: 0)
    page.lock(Ledger(account: "a", cursor: "7", mark: "7"))
    page.pull(.success(Pulled(operations: [], cursor: "7", mark: "7", hasMore: false, now: page.journal.now)))
    #expect(page.exchange.phase == .idle && page.isUnlocked)
  }

  @Test("what another account's ledger says is not this one's")
  func otherAccount() {
    var page = Page()
    page.lock(Ledger(account: "b", cursor: "7", mark: "9"))
    #expect(page.exchange.ledger.cursor == nil && page.exchange.ledger.account == "a")
  }

  @Test("where another page has gone on with the ledger, it begins anew")
  func overtaken() {
    var page = Page()
    page.reachPush()
    page.push(.success(Pushed(stamps: [], mark: "1", now: page.journal.now)))
    let again = page.exchange.overtaken(page.number)
    #expect(again.count == 2 && page.exchange.phase == .asked)
  }

  @Test("a store that has another ledger each time is asked again later, and not at once for ever")
  func overtakenAgain() {
    var page = Page()
    page.reachPush()
    page.push(.success(Pushed(stamps: [], mark: "1", now: page.journal.now)))
    page.wanted = page.exchange.overtaken(page.number)
    page.wanted = page.exchange.locked(page.number, nil, page.journal, dropped: KnownNumbers())
    page.pull(.success(Pulled(operations: [], cursor: "1", mark: "1", hasMore: false, now: page.journal.now)))
    page.wanted = page.exchange.overtaken(page.number)
    #expect(page.exchange.phase == .waiting(isTold: false) && page.isUnlocked && (page.waits ?? 0) >= 250)
  }

  @Test("a ledger of a later version is left alone: the page stops, and says that there is a newer one")
  func laterLedger() {
    var page = Page()
    page.wanted = page.exchange.want(.sight)
    page.wanted = page.exchange.outdated(page.number)
    #expect(page.exchange.phase == .stopped(.newer) && page.isUnlocked && page.exchange.want(.sight).isEmpty)
  }

  @Test("a server that wants times ever lower is heard once a round, and each round comes later than the one before")
  func everLower() {
    var page = Page(entries: 3)
    var waited: [Int] = []
    for round in 1...4 {
      if round == 1 { page.lock() } else { page.wanted = page.exchange.due(page.number) }
      if round > 1 {
        page.wanted = page.exchange.locked(page.number, page.exchange.ledger, page.journal, dropped: KnownNumbers())
      }
      page.pull(.success(Pulled(operations: [], cursor: "0", mark: "0", hasMore: false, now: page.journal.now)))
      page.store()
      var pushes = 0
      while case .pushing = page.exchange.phase, pushes < 10 {
        pushes += 1
        page.push(.failure(.clock(now: Instant(milliseconds: page.journal.now.milliseconds - 1000))))
        page.store()
      }
      #expect(pushes == 2 && page.exchange.phase == .waiting(isTold: false) && page.isUnlocked)
      waited.append(page.waits ?? 0)
    }
    #expect(waited == [500, 1000, 2000, 4000])
  }

  @Test("a page whose neighbour has the lock looks again later")
  func notLocked() {
    var page = Page()
    page.wanted = page.exchange.want(.news)
    page.wanted = page.exchange.notLocked(page.number)
    #expect(page.waits == 1000)
  }

  @Test("what others made is not counted by a ledger of before")
  func countedByWriter() {
    var journal = Journal(writer: "here")
    let own = journal.draft(Change(kind: "k", fields: .object([])), now: Instant(milliseconds: 1))
    journal.receive([own])
    journal.receive([Operation(id: OperationID(writer: "there", counter: 1), at: own.at, change: own.change)])
    let ledger = Ledger(account: "acc")
    #expect(ledger.unshared(journal).toSend == 2)
    #expect(ledger.unshared(journal, by: journal.writers).toSend == 1)
  }

  @Test("what ends it ends it until a person does something", arguments: SyncStop.allCases)
  func stops(stop: SyncStop) {
    var page = Page()
    page.lock()
    page.pull(.failure(.stopped(stop)))
    #expect(page.exchange.phase == .stopped(stop) && page.isUnlocked && page.exchange.want(.sight).isEmpty)
    #expect(!page.exchange.resume().isEmpty)
  }
}

extension Journal {
  fileprivate var now: Instant { Instant(milliseconds: operations.last?.at.milliseconds ?? 1_700_000_000_000) }
}
