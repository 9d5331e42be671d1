import Kernel

/// One tab's exchange with the account's log: pull until there is no more, then push until nothing is left. A machine that
/// knows no HTTP, no key and no store: what happened goes in, and what is to be done comes out. Before each step waits what
/// the one before it changes, until that is on disk.
///
/// One tab of a device exchanges at a time: it has a lock while it does, and begins with the ledger that is in the store.
package struct Exchange: Sendable {
  /// How far the round has come.
  package enum Phase: Equatable, Sendable {
    case idle
    /// For the lock and the ledger.
    case asked
    case pulling
    case pushing([Operation])
    /// For the disk.
    case storing(then: Next)
    /// After one that was in vain.
    case waiting
    case stopped(SyncStop)
  }

  /// What follows once the disk has it.
  package enum Next: Equatable, Sendable { case pull, push }

  /// What the page, or who plays it, is to do.
  package enum Effect: Sendable {
    /// The lock that one tab of a device can have, and with it the ledger of the store.
    case lock
    case unlock
    case pull(after: String?, mark: String?)
    case push([Operation], mark: String?)
    /// In one transaction.
    case store(SyncWrite)
    /// Again after so many milliseconds, or sooner where something happens.
    case wait(milliseconds: Int)
  }

  package private(set) var phase = Phase.idle
  package private(set) var ledger = Ledger()
  private var write: SyncWrite?
  /// Rounds in a row that were in vain.
  private var failures = 0
  /// Something happened while it was under way that makes it worth another round.
  private var isWanted = false

  package init() {}
}

extension Exchange {
  /// The app was opened or came to sight, the network is back, something was entered, the server has more, or it is time.
  package mutating func want() -> [Effect] {
    switch phase {
    case .idle, .waiting:
      isWanted = false
      phase = .asked
      return [.lock]
    case .asked, .pulling, .pushing, .storing:
      isWanted = true
      return []
    case .stopped: return []
    }
  }

  package mutating func locked(_ ledger: Ledger) -> [Effect] {
    guard phase == .asked else { return [.unlock] }
    self.ledger = ledger
    return pull()
  }

  package mutating func pulled(_ answer: Result<Pulled, SyncRefusal>, _ journal: Journal, chance: Double) -> [Effect] {
    guard phase == .pulling else { return [] }
    switch answer {
    case .success(let pulled):
      return store(ledger.taking(pulled, into: journal), then: pulled.hasMore ? .pull : .push)
    case .failure(let refusal): return refused(refusal, journal, chance)
    }
  }

  package mutating func pushed(_ answer: Result<Pushed, SyncRefusal>, _ journal: Journal, chance: Double) -> [Effect] {
    guard case .pushing(let batch) = phase else { return [] }
    switch answer {
    case .success(let pushed): return store(ledger.acknowledging(batch, pushed, in: journal), then: .push)
    case .failure(.clock(let now)):
      return store(ledger.lowering(to: now, in: journal), then: .push)
    case .failure(let refusal): return refused(refusal, journal, chance)
    }
  }

  /// What was to be stored is, and the journal is with it.
  package mutating func stored(_ journal: Journal) -> [Effect] {
    guard case .storing(let next) = phase, let write else { return [] }
    ledger = write.ledger
    self.write = nil
    switch next {
    case .pull: return pull()
    case .push: return push(journal)
    }
  }

  /// The disk would not have it: all is as it was.
  package mutating func notStored(chance: Double) -> [Effect] {
    guard case .storing = phase else { return [] }
    write = nil
    return wait(chance)
  }

  package var hasStopped: SyncStop? { if case .stopped(let stop) = phase { stop } else { nil } }

  /// A person has signed in again.
  package mutating func resume() -> [Effect] {
    guard case .stopped = phase else { return [] }
    phase = .idle
    return want()
  }
}

extension Exchange {
  private mutating func pull() -> [Effect] {
    phase = .pulling
    return [.pull(after: ledger.cursor, mark: ledger.mark)]
  }

  private mutating func push(_ journal: Journal) -> [Effect] {
    let batch = ledger.nextBatch(journal)
    if batch.isEmpty {
      phase = .idle
      failures = 0
      return [.unlock] + (isWanted ? want() : [])
    }
    phase = .pushing(batch)
    return [.push(batch, mark: ledger.mark)]
  }

  private mutating func store(_ write: SyncWrite, then next: Next) -> [Effect] {
    self.write = write
    phase = .storing(then: next)
    return [.store(write)]
  }

  private mutating func refused(_ refusal: SyncRefusal, _ journal: Journal, _ chance: Double) -> [Effect] {
    var write = SyncWrite(ledger, journal)
    switch refusal {
    case .cursor:
      write.ledger = ledger.refilled()
      return store(write, then: .pull)
    case .unusable(let ids), .taken(let ids):
      write.ledger = ledger.settingAside(ids)
      return store(write, then: .push)
    case .stopped(let stop):
      phase = .stopped(stop)
      return [.unlock]
    case .later(let seconds): return wait(chance, seconds: seconds)
    case .clock, .noAnswer: return wait(chance)
    }
  }

  /// 1 s, 2 s … 5 min, and of that any part, so that devices that were all refused don't come back together.
  private mutating func wait(_ chance: Double, seconds: Int? = nil) -> [Effect] {
    failures += 1
    phase = .waiting
    let longest = min(300_000, 1000 << min(failures - 1, 9))
    let milliseconds = seconds.map { $0 * 1000 } ?? Int(Double(longest) * chance)
    return [.unlock, .wait(milliseconds: max(milliseconds, 250))]
  }
}
