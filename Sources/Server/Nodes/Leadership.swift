package import Logging
import ServiceLifecycle
package import Storage
import Synchronization

/// What this node does alone for all of them, such as ask an upstream, because it has the lease: it takes those that nobody has, and
/// renews its own. By its own clock it stops believing in one two seconds before the database does, so what it has begun is over
/// by then; and what it writes as a holder says by which epoch.
package final class Leadership: Sendable {
  /// A lease, and until when it is believed in, by the clock that nobody sets.
  private struct Held {
    var lease: Lease
    var until: ContinuousClock.Instant
  }

  /// What is held, and when the database was last heard of.
  private struct State {
    var held: [String: Held] = [:]
    var heard: ContinuousClock.Instant
    /// What it failed of last, so that a night without a database is one line.
    var failure: StorageError?
    var isOver = false
  }

  /// Tells this node from all others, also from itself before it was started anew.
  package let holder: String
  private let names: [String]
  private let store: LeaseStore
  /// Told what this node leads from now on, so that who waited for another does not go on waiting.
  private let took: @Sendable (_ name: String) -> Void
  private let now: @Sendable () -> ContinuousClock.Instant
  private let logger: Logger
  private let state: Mutex<State>

  /// Milliseconds without the database after which each node goes on alone.
  package static let lonely: Int64 = 15_000
  private static let pause = Duration.seconds(1)

  package init(
    of names: [String], holder: String, store: LeaseStore,
    took: @escaping @Sendable (_ name: String) -> Void = { _ in },
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }, logger: Logger
  ) {
    self.names = names
    self.holder = holder
    self.store = store
    self.took = took
    self.now = now
    self.logger = logger
    state = Mutex(State(heard: now()))
  }

  /// By which epoch this node leads that name; nil where it doesn't.
  package func epoch(of name: String) -> Int64? {
    let now = now()
    return state.withLock { state in state.held[name].flatMap { $0.until > now ? $0.lease.epoch : nil } }
  }

  /// Nothing has been heard of the database for so long that nobody can know who leads.
  package var isAlone: Bool {
    let now = now()
    return state.withLock { now - $0.heard >= .milliseconds(Self.lonely) }
  }

  /// What is led here, by name.
  package var led: [Lease] {
    let now = now()
    return state.withLock { state in
      state.held.values.filter { $0.until > now }.map(\.lease).sorted { $0.name < $1.name }
    }
  }

  /// Once: renews what is due, and takes what is free.
  package func turn() async {
    let asked = now()
    let (held, due) = state.withLock { state -> ([Lease], Bool) in
      let held = state.held.values.filter { $0.until > asked }
      state.held = Dictionary(uniqueKeysWithValues: held.map { ($0.lease.name, $0) })
      let soon = asked + .milliseconds(LeaseStore.length - LeaseStore.margin - LeaseStore.renewal)
      return (held.map(\.lease), held.contains { $0.until <= soon })
    }
    do throws(StorageError) {
      let renewed = due ? try await store.renew(held) : []
      let missing = names.filter { name in !held.contains { $0.name == name } }
      let taken = missing.isEmpty ? [] : try await store.take(missing, for: holder)
      // From when it was asked: the database's answer may have been long on its way.
      keep(renewed + taken, lost: due ? held.filter { !renewed.contains($0) } : [], asked)
      for lease in taken { took(lease.name) }
    } catch {
      failed(error)
    }
  }

  private func keep(_ leases: [Lease], lost: [Lease], _ asked: ContinuousClock.Instant) {
    let until = asked + .milliseconds(LeaseStore.length - LeaseStore.margin)
    let wasFailing = state.withLock { state in
      for lease in lost { state.held[lease.name] = nil }
      if !state.isOver { for lease in leases { state.held[lease.name] = Held(lease: lease, until: until) } }
      state.heard = now()
      defer { state.failure = nil }
      return state.failure != nil
    }
    if wasFailing { logger.notice("The database is heard of again: nodes share what they ask.") }
  }

  private func failed(_ error: StorageError) {
    let isNews = state.withLock { state in
      defer { state.failure = error }
      return state.failure != error
    }
    if isNews { logger.warning("nobody knows who leads: \(error.sentence)") }
  }

  /// This node ends: another may go on at once.
  package func end() async {
    let leases = state.withLock { state in
      defer { (state.held, state.isOver) = ([:], true) }
      return state.held.values.map(\.lease)
    }
    try? await store.giveBack(leases)
  }
}

extension Leadership: Service {
  package func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        await self.turn()
        try? await Task.sleep(for: Self.pause)
      }
    }
    await end()
  }
}
