import Kernel

/// The steps of a round, each of which says what is to be done.
extension Exchange {
  mutating func step() -> Int {
    number &+= 1
    return number
  }

  mutating func ask() -> [Effect] {
    (phase, answer, write) = (.asked, nil, nil)
    isWanted = false
    return [.lock(step())]
  }

  mutating func pull() -> [Effect] {
    phase = .pulling
    return [.pull(step(), after: ledger.cursor, mark: ledger.mark)]
  }

  mutating func push(_ journal: Journal) -> [Effect] {
    let batch = isFull ? [] : ledger.nextBatch(journal)
    if batch.isEmpty { return rest() }
    phase = .pushing(batch)
    return [.push(step(), batch, mark: ledger.mark)]
  }

  var canRefill: Bool { !hasRefilled && (ledger.cursor != nil || ledger.mark != nil) }

  mutating func refill(_ journal: Journal) -> [Effect] {
    hasRefilled = true
    return settle(.refill, then: .pull, journal)
  }

  mutating func go(on next: Next, _ journal: Journal) -> [Effect] {
    switch next {
    case .pull: pull()
    case .push: push(journal)
    }
  }

  /// All is done for now.
  mutating func rest() -> [Effect] {
    phase = .idle
    failures = 0
    return [.unlock] + (isWanted ? ask() : [])
  }

  mutating func settle(_ answer: Answer, then next: Next, _ journal: Journal) -> [Effect] {
    let write =
      switch answer {
      case .pulled(let pulled): ledger.taking(pulled, into: journal, without: dropped, meaning)
      case .pushed(let batch, let pushed): ledger.acknowledging(batch, pushed, in: journal)
      case .clock(let now): ledger.lowering(to: now, in: journal)
      case .refill: ledger.refilled()
      case .aside(let ids, let reason): ledger.settingAside(ids, reason)
      }
    guard let write else { return go(on: next, journal) }
    (self.answer, self.write, phase) = (answer, write, .storing(then: next))
    return [.store(step(), write)]
  }

  mutating func refused(_ refusal: SyncRefusal, _ chance: Double) -> [Effect] {
    switch refusal {
    case .stopped(let stop):
      phase = .stopped(stop)
      return [.unlock]
    case .later(let seconds): return wait(chance, seconds: seconds)
    case .cursor, .clock, .unusable, .full, .noAnswer: return wait(chance)
    }
  }

  /// 1 s, 2 s … 5 min, and of that any part, so that devices that were all refused don't come back together.
  mutating func wait(_ chance: Double, seconds: Int? = nil) -> [Effect] {
    failures += 1
    (phase, answer, write) = (.waiting(isTold: seconds != nil), nil, nil)
    let longest = min(300_000, 1000 << min(failures - 1, 9))
    let told = seconds.map { min(max($0, 1), 3600) * 1000 }
    let part = (0...1).contains(chance) ? chance : 1
    return [.unlock, .wait(step(), milliseconds: told ?? max(Int(Double(longest) * part), 250))]
  }
}
