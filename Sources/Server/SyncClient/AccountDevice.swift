package import Journal
package import Kernel
import Sealing
package import Storage
import Wire

/// One device of an account, for as long as a command runs: its journal, and who it is.
package struct AccountDevice: Sendable {
  package private(set) var journal: Journal
  package private(set) var profile: DeviceProfile
  private let store: DeviceStore
  /// How far the store was read.
  private var seen: Int64 = 0
  private var doubtful: [OperationID] = []
  private var stored: Ledger?
  private var isOutdated = false
  private let version: String
  private let clock: @Sendable () -> Instant
  private let random: @Sendable (Int) -> [UInt8]

  /// nil where nobody has signed in. `version` is the program's own.
  package init?(
    _ store: DeviceStore, version: String, clock: @escaping @Sendable () -> Instant,
    random: @escaping @Sendable (Int) -> [UInt8]
  ) async throws(StorageError) {
    let contents = try await store.read()
    guard let profile = contents.profile else { return nil }
    self.profile = profile
    self.store = store
    self.version = version
    self.clock = clock
    self.random = random
    let writer = Hexadecimal.text(random(8))
    journal = Journal(writer: writer, among: profile.writers)
    take(contents)
  }

  /// By the server's clock, as far as it is known.
  package var now: Instant { Instant(milliseconds: clock().milliseconds + profile.offset) }

  /// What stands behind that which was read. A name that was here already may have two records now.
  private mutating func take(_ contents: DeviceStore.Contents) {
    doubtful += contents.doubtful + contents.operations.map(\.id).filter { journal.contains($0) }
    journal.amend(contents.operations)
    (seen, stored, isOutdated) = (contents.last, contents.ledger, contents.isOutdated)
  }

  /// Stored first, and then the case; none where somebody has signed out meanwhile.
  @discardableResult
  package mutating func enter(_ changes: [Change]) async throws(StorageError) -> [Operation] {
    let operations = journal.draft(changes, now: now)
    if !profile.writers.contains(journal.writer) {
      profile.writers.append(journal.writer)
      try await store.keep(profile)
    }
    guard try await store.append(operations, of: profile), try await readOn() else { return [] }
    return operations
  }

  /// How many are nowhere else, as far as is known: not sent yet, or not taken by the server.
  package var unshared: Int {
    let count = ledger.unshared(journal)
    return count.toSend + count.setAside
  }
  /// How many the server would not take.
  package var setAside: Int { ledger.unshared(journal).setAside }
  /// How many came that can't be opened here.
  package var sealed: Int64 { ledger.sealedCount }

  private var ledger: Ledger {
    let own = Ledger(account: profile.keys.account)
    return stored.flatMap { $0.account == own.account ? $0 : nil } ?? own
  }

  /// All of it goes; false where another command has stored something that this one has not seen.
  package func erase() async throws(StorageError) -> Bool { try await store.erase(seen: seen) }
}

extension AccountDevice {
  /// What became of a round.
  package enum Outcome: Equatable, Sendable {
    case synced
    /// The account takes no more; what others sent is here.
    case full
    case notReached
    /// The server wants to be asked later.
    case later
    case stopped(SyncStop)
  }

  /// A round of the exchange, to its end.
  package mutating func exchange(with server: AccountServer) async throws(StorageError) -> Outcome {
    var exchange = Exchange(account: profile.keys.account) { $0.change }
    var wanted = exchange.want(.sight)
    while !wanted.isEmpty {
      let effect = wanted.removeFirst()
      // Nobody waits at a command line: the next one tries again.
      if case .wait = effect { break }
      // Another command has signed out, and maybe in elsewhere: what is in the store is not this account's to have.
      guard let next = try await perform(effect, &exchange, server) else { return .stopped(.signedOut) }
      wanted += next
    }
    switch exchange.phase {
    case .stopped(let stop): return .stopped(stop)
    case .idle:
      (profile.synced, profile.version) = (now, version)
      try await store.keep(profile)
      return exchange.isFull ? .full : .synced
    case .waiting(isTold: true): return .later
    case .asked, .pulling, .pushing, .storing, .waiting: return .notReached
    }
  }

  /// What stands behind that which was read, in the store; false where the store is no longer this device's.
  private mutating func readOn() async throws(StorageError) -> Bool {
    let contents = try await store.read(after: seen)
    guard contents.profile?.isSame(as: profile) ?? false else { return false }
    take(contents)
    return true
  }

  /// nil where it is no longer the account's device.
  private mutating func perform(
    _ effect: Exchange.Effect, _ exchange: inout Exchange, _ server: AccountServer
  ) async throws(StorageError) -> [Exchange.Effect]? {
    switch effect {
    // No lock: two commands at once find each other in the store.
    case .lock(let number):
      guard try await readOn() else { return nil }
      if isOutdated { return exchange.outdated(number) }
      if let sealed = stored?.sealedCount, sealed > 0, profile.version != version { stored?.reread() }
      return exchange.locked(number, stored, journal, dropped: KnownNumbers(), doubtful: doubtful)
    case .unlock, .wait: return []
    case .pull(let number, let after, let mark):
      let began = clock()
      let answer = await server.pull(after: after, mark: mark, profile.keys, session: profile.session)
      if case .success(let pulled) = answer { learn(pulled.now, between: began, and: clock()) }
      return exchange.pulled(number, answer, journal, chance: 1)
    case .push(let number, let batch, let mark):
      let answer = await server.push(
        batch, mark: mark, device: profile.device, profile.keys, session: profile.session, random: random)
      return exchange.pushed(number, answer, journal, chance: 1)
    case .store(let number, let write):
      switch try await store.store(write, of: profile, seen: seen) {
      case .overtaken: return exchange.overtaken(number)
      case .moved:
        guard try await readOn() else { return nil }
        return exchange.moved(number, journal)
      case .stored(let last):
        journal.amend(write.arrived + write.replaced)
        let replaced = Set(write.replaced.map(\.id))
        doubtful.removeAll { replaced.contains($0) }
        (seen, stored) = (last, write.ledger)
        return exchange.stored(number, journal)
      }
    }
  }

  /// The server's time at the middle of a request that was a quick one; two seconds may be the request's own.
  private mutating func learn(_ server: Instant, between began: Instant, and ended: Instant) {
    guard ended.milliseconds - began.milliseconds <= 5000 else { return }
    let offset = server.milliseconds - (began.milliseconds + ended.milliseconds) / 2
    profile.offset = abs(offset) > 2000 ? offset : 0
  }
}
