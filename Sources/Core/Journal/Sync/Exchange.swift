import Kernel

/// One page's exchange with the account's log: pull until there is no more, then push until nothing is left. A machine that
/// knows no HTTP, no key and no store: what happened goes in, and what is to be done comes out. What an answer changes is
/// stored before the next step, and computed anew where something else was stored first.
///
/// One page of a device exchanges at a time: it has a lock while it does, and begins with the ledger that is in the store and
/// a journal that is as far as that. Each step has a number; what comes late, of a step that is over, is not heard.
package struct Exchange: Sendable {
  /// How far the round has come.
  package enum Phase: Equatable, Sendable {
    case idle
    /// For the lock and what comes with it.
    case asked
    case pulling
    case pushing([Operation])
    /// For the disk.
    case storing(then: Next)
    /// After one that was in vain; `isTold`: the server has said how long.
    case waiting(isTold: Bool)
    case stopped(SyncStop)
  }

  /// What follows once the disk has it.
  package enum Next: Equatable, Sendable { case pull, push }

  /// What the page, or who plays it, is to do. The number goes back with what comes of it.
  package enum Effect: Sendable {
    /// The lock that one page of a device can have, and with it the ledger of the store, and all of the journal.
    case lock(Int)
    /// Also of one that was asked for and is not there yet.
    case unlock
    case pull(Int, after: String?, mark: String?)
    case push(Int, [Operation], mark: String?)
    /// In one transaction, where the store has the ledger before this one, and nothing of the journal that is not here.
    case store(Int, SyncWrite)
    /// Again after so many milliseconds, or sooner where something happens.
    case wait(Int, milliseconds: Int)
  }

  /// Why another round is worth it.
  package enum Reason: Sendable {
    /// Something was entered, or the server says that there is more.
    case news
    /// The app was opened or came to sight, or the network is back: whatever was in vain may not be any more.
    case sight
  }

  package internal(set) var phase = Phase.idle
  package internal(set) var ledger: Ledger
  /// The server takes no more of this account, as it said last; it is asked again when the app is opened the next time.
  package internal(set) var isFull = false
  /// What an operation says whatever its writer is called.
  let meaning: @Sendable (Operation) -> Change
  var dropped = KnownNumbers()
  /// The step that is under way.
  package internal(set) var number: Int
  var answer: Answer?
  var write: SyncWrite?
  /// Rounds in a row that were in vain.
  var failures = 0
  /// Something happened while it was under way that makes it worth another round.
  var isWanted = false
  /// In this round it was read again because something else has the name of what was sent.
  var hasReread = false
  /// In this round all was begun anew, because the log is another one. Two servers behind one address could go on with that.
  var hasRefilled = false
  /// In this round times were lowered as the server wanted. One that is not well could want them ever lower.
  var hasLowered = false
  /// The store had another ledger, and nothing was stored since.
  var isOvertaken = false

  /// What the server said, for as long as it is not on disk.
  enum Answer {
    case pulled(Pulled)
    case pushed([Operation], Pushed)
    case clock(Instant)
    case refill
    case aside([OperationID], SetAside)
  }

  /// `number` is the last step of the one before on this page: what comes late of that is of no step of this one.
  package init(
    account: String, after number: Int = 0, meaning: @escaping @Sendable (Operation) -> Change = { $0.change }
  ) {
    ledger = Ledger(account: account)
    self.number = number
    self.meaning = meaning
  }
}

extension Exchange {
  /// Whether no round is under way, which would come to what is entered now by itself.
  package var isAtRest: Bool {
    switch phase {
    case .idle, .waiting: true
    case .asked, .pulling, .pushing, .storing, .stopped: false
    }
  }

  package mutating func want(_ reason: Reason) -> [Effect] {
    switch (phase, reason) {
    case (.idle, _), (.waiting(isTold: false), .sight): return ask()
    case (.stopped, _): return []
    case (.waiting, _), (.asked, _), (.pulling, _), (.pushing, _), (.storing, _):
      isWanted = true
      return []
    }
  }

  /// The lock is this page's. `dropped` is what compactions have taken out of the journal; of `doubtful` the store has two
  /// records.
  package mutating func locked(
    _ number: Int, _ stored: Ledger?, _ journal: Journal, dropped: KnownNumbers, doubtful: [OperationID] = []
  ) -> [Effect] {
    guard number == self.number, phase == .asked else { return [] }
    // One of another account says nothing of this one's log.
    ledger = stored.flatMap { $0.account == ledger.account ? $0 : nil } ?? Ledger(account: ledger.account)
    ledger.ask(again: doubtful)
    self.dropped = dropped
    (hasReread, hasRefilled, hasLowered) = (false, false, false)
    return pull()
  }

  /// The lock is this page's, and the ledger is a later version's, who knows what of it this one would lose: nothing is
  /// written until the page is a page of that version.
  package mutating func outdated(_ number: Int) -> [Effect] {
    guard number == self.number, phase == .asked else { return [] }
    return refused(.stopped(.newer), 1)
  }

  /// Another page has it, and hears of what is entered here.
  package mutating func notLocked(_ number: Int) -> [Effect] {
    guard number == self.number, phase == .asked else { return [] }
    phase = .waiting(isTold: false)
    return [.wait(step(), milliseconds: 1000)]
  }

  package mutating func pulled(
    _ number: Int, _ result: Result<Pulled, SyncRefusal>, _ journal: Journal, chance: Double
  ) -> [Effect] {
    guard number == self.number, phase == .pulling else { return [] }
    switch result {
    case .success(let pulled):
      // A server that is not well could have it go round for ever.
      let isEmpty = pulled.operations.isEmpty && pulled.sealed.isEmpty
      if pulled.hasMore, isEmpty || pulled.cursor == ledger.cursor { return wait(chance) }
      return settle(.pulled(pulled), then: pulled.hasMore ? .pull : .push, journal)
    case .failure(.cursor) where canRefill: return refill(journal)
    case .failure(let refusal): return refused(refusal, chance)
    }
  }

  package mutating func pushed(
    _ number: Int, _ result: Result<Pushed, SyncRefusal>, _ journal: Journal, chance: Double
  ) -> [Effect] {
    guard number == self.number, case .pushing(let batch) = phase else { return [] }
    switch result {
    case .success(let pushed): return settle(.pushed(batch, pushed), then: .push, journal)
    case .failure(.clock(let now)):
      // Where lowering changes nothing it would be refused again.
      if hasLowered || ledger.lowering(to: now, in: journal) == nil { return wait(chance) }
      hasLowered = true
      return settle(.clock(now), then: .push, journal)
    case .failure(.unusable(let ids, let reason)):
      let sent = ids.filter { id in batch.contains { $0.id == id } }
      if sent.isEmpty { return wait(chance) }
      if reason == .taken, !hasReread {
        hasReread = true
        return pull()
      }
      return settle(.aside(sent, reason), then: .push, journal)
    case .failure(.cursor) where canRefill: return refill(journal)
    case .failure(.full):
      isFull = true
      return rest()
    case .failure(let refusal): return refused(refusal, chance)
    }
  }

  /// What was to be stored is, and is in the journal.
  package mutating func stored(_ number: Int, _ journal: Journal) -> [Effect] {
    guard number == self.number, case .storing(let next) = phase, let write else { return [] }
    ledger = write.ledger
    (self.write, answer, isOvertaken) = (nil, nil, false)
    return go(on: next, journal)
  }

  /// Others have stored something meanwhile, and now it is here: nothing was stored of this.
  package mutating func moved(_ number: Int, _ journal: Journal) -> [Effect] {
    guard number == self.number, case .storing(let next) = phase, let answer else { return [] }
    return settle(answer, then: next, journal)
  }

  /// The store has another ledger than this one's: another page has exchanged, though this one had the lock. Once more at
  /// once; where that is no better something is wrong with the store.
  package mutating func overtaken(_ number: Int) -> [Effect] {
    guard number == self.number, case .storing = phase else { return [] }
    if isOvertaken { return wait(1) }
    isOvertaken = true
    return [.unlock] + ask()
  }

  /// The disk would not have it: all is as it was.
  package mutating func notStored(_ number: Int, chance: Double) -> [Effect] {
    guard number == self.number, case .storing = phase else { return [] }
    return wait(chance)
  }

  /// It has waited long enough.
  package mutating func due(_ number: Int) -> [Effect] {
    guard number == self.number, case .waiting = phase else { return [] }
    return ask()
  }

  /// The page is left, or the account is.
  package mutating func stop() -> [Effect] {
    (phase, answer, write) = (.idle, nil, nil)
    _ = step()
    return [.unlock]
  }

  /// A person has signed in again, or has come back.
  package mutating func resume() -> [Effect] {
    isFull = false
    if case .stopped = phase { phase = .idle }
    return want(.sight)
  }
}
