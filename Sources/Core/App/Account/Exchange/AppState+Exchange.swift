import Journal
import Kernel

/// This page's exchange with the account's log: the machine is Core's own, and what it asks for the host does.
extension AppState {
  /// What this device held before it had an account, and nobody's yet: the person says what becomes of it.
  @inline(never)  // a gate of the program's parts
  func arrive() -> [Outgoing] {
    guard let account, let profile = account.profile, profile.session == .in, storage == .fine else { return [] }
    if profile.isJoined {
      // Another tab may have answered.
      account.flow.entries = nil
      return beginExchange()
    }
    // There is nothing to ask about, and what is entered from now on is the account's.
    if keeping.last == 0 { return join() }
    // All that was here before is to be at hand, and can be counted.
    account.awaitsWhole = !keeping.isWhole
    guard keeping.isWhole, let journal = keeping.journal else { return recall() }
    if account.flow.entries == nil { account.flow.entries = AccountFlow.Entries(count: journal.changeCount) }
    return []
  }

  /// What was here before is the account's.
  @inline(never)  // a gate of the program's parts
  func join() -> [Outgoing] {
    account?.profile?.isJoined = true
    return [.account(act: AccountAct.bringAlong.rawValue, [])] + beginExchange()
  }

  /// Somebody is signed in, and has said what becomes of what was here before.
  private func beginExchange() -> [Outgoing] {
    guard let account, let profile = account.profile, profile.session == .in, account.sync.exchange == nil,
      storage == .fine
    else { return [] }
    if keeping.shared == nil { keeping.shared = Keeping.SharedLog() }
    account.sync.exchange = Exchange(account: profile.account, after: account.sync.steps) {
      $0.change.named(by: $0.id.writer)
    }
    return perform(account.sync.exchange?.want(.sight))
  }

  /// Somebody has signed in again: what was in vain may not be any more.
  @inline(never)  // a gate of the program's parts
  func resumeExchange() -> [Outgoing] { perform(account?.sync.exchange?.resume()) }

  /// The account is left, or the key is gone.
  @inline(never)  // a gate of the program's parts
  func endExchange() -> [Outgoing] {
    let ended = stopExchange()
    account?.sync = SyncRun(steps: account?.sync.exchange?.number ?? account?.sync.steps ?? 0)
    account?.note()
    return ended
  }

  /// Nothing more comes of the log for now.
  func stopExchange() -> [Outgoing] { perform(account?.sync.exchange?.stop()) + standOnOwn() }

  /// The server says that there is more.
  @inline(never)  // a gate of the program's parts
  func woken() -> [Outgoing] {
    // More than a call of another function: that would be put in this one's place, and the gate were none.
    guard let account, account.isHeard else { return [] }
    return perform(account.sync.exchange?.want(.news))
  }

  /// What the passing of time leads to, and what was entered meanwhile.
  @inline(never)  // a gate of the program's parts
  func followExchange() -> [Outgoing] {
    guard let account, let exchange = account.sync.exchange else { return [] }
    let device = clock.device
    // A clock that was set back counts as well: what was due by it would wait until it is there again.
    let away = account.sync.turned.map { device.seconds(since: $0) } ?? 0
    let wasAway = away >= SyncRun.absence || away < 0
    let isBack = isOnline && !account.sync.wasOnline
    (account.sync.turned, account.sync.wasOnline) = (device, isOnline)
    // What was in vain is tried anew, and nobody knows yet what comes of it.
    if isBack {
      (account.flow.wantsLook, account.sync.trouble) = (true, nil)
      if account.flow.failure?.reason == .offline { account.flow.failure = nil }
    }
    if wasAway || isBack { return perform(account.sync.exchange?.want(.sight)) }

    var outgoing: [Outgoing] = []
    if keeping.last != account.sync.counted {
      countUnsent(ofOwn: true)
      // A round that is under way comes to it, and what it brought itself is nothing to send.
      if account.sync.due == nil, exchange.isAtRest {
        account.sync.due = Instant(milliseconds: device.milliseconds &+ SyncRun.pause)
        outgoing.append(.module(.wake(milliseconds: Int(SyncRun.pause))))
      }
    }
    let isDue = account.sync.due.map { $0 <= device } ?? false
    let isLong = account.sync.asked.map { device.seconds(since: $0) >= SyncRun.interval } ?? false
    return isDue || isLong ? outgoing + perform(account.sync.exchange?.want(.news)) : outgoing
  }

  /// What a step of the machine asks for; none was taken where nothing is exchanged.
  func perform(_ effects: [Exchange.Effect]?) -> [Outgoing] {
    account?.note()
    var outgoing: [Outgoing] = []
    for effect in effects ?? [] { outgoing += perform(effect) }
    return outgoing
  }

  /// How many are here alone. Between two rounds the ledger is of before: what another page has taken from the log meanwhile is not in
  /// it, and it is only what this device made that can be new (`ofOwn`).
  func countUnsent(ofOwn: Bool = false) {
    // Before the ledger was read nobody knows.
    guard let account, let exchange = account.sync.exchange, keeping.shared?.ledger != nil,
      let journal = keeping.journal
    else { return }
    (account.sync.unsent, account.sync.setAside) = exchange.ledger.unshared(
      journal, by: ofOwn ? journal.writers : nil)
    account.sync.sealed = exchange.ledger.sealedCount
    account.sync.counted = keeping.last
  }
}

/// What is said of it.
extension AppState {
  var syncStatus: SyncRun.Status {
    if let profile = account?.profile, profile.session != .out {
      if let over = profile.over ?? account?.flow.stop { return .stopped(over) }
      if profile.session == .locked { return .locked }
    }
    guard let sync = account?.sync, let exchange = sync.exchange else {
      return account?.flow.entries == nil ? .off : .undecided
    }
    if case .stopped(let stop) = exchange.phase { return .stopped(stop) }
    if case .pushing = exchange.phase { return .sending(unsent: sync.unsent) }
    if sync.fetched > 0 { return .fetching(sync.fetched) }
    if exchange.isFull, sync.unsent > 0 { return .full(unsent: sync.unsent) }
    if let trouble = sync.trouble { return .waiting(unsent: sync.unsent, isOnline ? trouble : .offline) }
    guard sync.unsent == 0, let synced = sync.synced else { return .waiting(unsent: sync.unsent, nil) }
    return .synced(synced)
  }

  /// Why nothing more is exchanged, as the log said or as the server said of something else.
  var accountStop: SyncStop? {
    if case .stopped(let stop) = syncStatus { return stop }
    return account?.flow.stop
  }

  /// The server keeps what was sent, and goes on keeping it.
  var isOnServer: Bool { (account?.profile != nil || keeping.shared != nil) && accountStop != .deleted }

  /// So many are here alone: of what was never exchanged nothing was sent, as far as this page knows.
  var unsentCount: Int {
    guard let sync = account?.sync, sync.exchange != nil else { return keeping.journal?.changeCount ?? 0 }
    return sync.unsent + sync.setAside
  }

  /// What the server refused, and what came and can't be opened here.
  var syncCounts: (setAside: Int, sealed: Int) { (account?.sync.setAside ?? 0, Int(account?.sync.sealed ?? 0)) }
}

/// What the machine asks for, as the host is told it.
extension AppState {
  private func perform(_ effect: Exchange.Effect) -> [Outgoing] {
    switch effect {
    case .lock(let number):
      account?.sync.asked = clock.device
      account?.sync.due = nil
      let copies = (keeping.decoded?.copied ?? []).map { JSON.integer($0) }
      return [.account(act: "lock", ofStep(number) + [JSON.Member("copies", .array(copies))])]
    case .unlock: return [.account(act: "unlock", [])]
    case .pull(let number, let after, let mark):
      return [.account(act: "pull", ofStep(number) + Self.text("after", after) + Self.text("mark", mark))]
    case .push(let number, let batch, let mark):
      let operations = JSON.Member("operations", .array(batch.map { $0.outgoing }))
      return [.account(act: "push", ofStep(number) + [operations] + Self.text("mark", mark))]
    case .store(let step, let write):
      let hasMore = account?.sync.exchange?.phase == .storing(then: .pull)
      account?.sync.fetched = hasMore ? (account?.sync.fetched ?? 0) + write.arrived.count : 0
      account?.handedOver = AccountState.HandedOver(
        step: step, records: write.arrived + write.replaced, isAmended: !write.replaced.isEmpty)
      return tellOfClock(write) + [.account(act: "store", stored(step, write))]
    case .wait(let number, let milliseconds):
      account?.sync.fetched = 0
      return [.account(act: "wait", ofStep(number) + [JSON.Member("milliseconds", .integer(Int64(milliseconds)))])]
    }
  }

  /// Its number, and whose log it is of.
  func ofStep(_ number: Int) -> [JSON.Member] {
    [JSON.Member("step", .integer(Int64(number)))]
      + Self.text("account", account?.sync.exchange.map { $0.ledger.account })
  }

  private static func text(_ name: String, _ text: String?) -> [JSON.Member] {
    text.map { [JSON.Member(name, .string($0))] } ?? []
  }

  /// Only behind the ledger of before, and where the store has nothing that is not here.
  private func stored(_ step: Int, _ write: SyncWrite) -> [JSON.Member] {
    let records = (write.arrived + write.replaced).map { JSON.string($0.text) }
    let gone = keeping.decoded?.keys(of: write.replaced.map { $0.id }) ?? []
    return ofStep(step) + [
      JSON.Member("before", .integer(account?.sync.exchange?.ledger.revision ?? 0)),
      JSON.Member("ledger", .string(write.ledger.json.text)), JSON.Member("last", .integer(keeping.last)),
      JSON.Member("records", .array(records)), JSON.Member("gone", .array(gone.map { .integer($0) })),
      JSON.Member("amended", .bool(!write.replaced.isEmpty)),
    ]
  }

  /// Where this device's entries are taken back in time by more than a server allows, its clock was wrong: that is said once.
  private func tellOfClock(_ write: SyncWrite) -> [Outgoing] {
    guard let account, !account.sync.hasToldOfClock, let journal = keeping.journal else { return [] }
    var names = Places<OperationID>()
    var times: [Int64] = []
    for operation in write.replaced where names.add(operation.id).isNew { times.append(operation.at.milliseconds) }
    if times.isEmpty { return [] }
    var most: Int64 = 0
    for operation in journal.operations where journal.isOwn(operation.id) {
      if let place = names.place(of: operation.id) { most = max(most, operation.at.milliseconds - times[place]) }
    }
    guard most > HybridClock.mostDrift else { return [] }
    account.sync.hasToldOfClock = true
    return say(AccountWords(language).clockWasAhead, seconds: 20)
  }
}

extension Operation {
  /// As a push needs it: what is sealed, and what is said beside it.
  fileprivate var outgoing: JSON {
    .object([
      "id": .string(id.text), "at": .array([.integer(at.milliseconds), .integer(Int64(at.counter))]),
      "kind": .string(change.kind), "fields": .string(change.fields.text), "text": .string(text),
    ])
  }
}
