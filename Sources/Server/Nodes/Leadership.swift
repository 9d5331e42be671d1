package import Logging
import ServiceLifecycle
package import Storage
import Synchronization

/// What this node does alone for all of them, such as ask an upstream, because it has the lease: it takes those that nobody has, and
/// renews its own. By its own clock it stops believing in one two seconds before the database does, and what it writes as a holder is
/// refused once another one has it.
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
    var wasAlone: Bool
    /// A database that was never there is missed by others, who say it.
    var wasThere: Bool
    /// What it failed of last, so that a night without a database is one line.
    var failure: StorageError?
    var isOver = false
    /// How often in a row nothing came of what is led, and until when it is left to others for that.
    var failures: [String: Int] = [:]
    var left: [String: ContinuousClock.Instant] = [:]
  }

  /// Tells this node from all others, also from itself before it was started anew.
  package let holder: String
  private let names: [String]
  private let store: LeaseStore
  /// Told of what there is to do for those who wait for another node.
  private let changed: @Sendable (Change) -> Void
  private let now: @Sendable () -> ContinuousClock.Instant
  private let logger: Logger
  private let state: Mutex<State>

  /// What those who wait have to know at once.
  package enum Change: Equatable, Sendable {
    /// This node leads it from now on.
    case took(String)
    /// `isAlone` is another than it was.
    case loneliness
  }

  /// Milliseconds without the database after which each node goes on alone.
  package static let lonely: Int64 = 15_000
  private static let pause = Duration.milliseconds(500)
  /// So many failures in a row may be of this node's own way there.
  private static let patience = 3
  /// Long enough for another one to take it; where there is none, it is this one's again.
  private static let rest = Duration.seconds(4)

  /// `isThere`: whether the database was there a moment ago; else this node begins alone.
  package init(
    of names: [String], holder: String, isThere: Bool = true, store: LeaseStore,
    changed: @escaping @Sendable (Change) -> Void = { _ in },
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }, logger: Logger
  ) {
    self.names = names
    self.holder = holder
    self.store = store
    self.changed = changed
    self.now = now
    self.logger = logger
    state = Mutex(
      State(heard: isThere ? now() : now() - .milliseconds(Self.lonely), wasAlone: !isThere, wasThere: isThere))
  }

  /// By which lease this node leads that name; nil where it doesn't.
  package func lease(of name: String) -> Lease? {
    let now = now()
    return state.withLock { state in state.held[name].flatMap { $0.until > now ? $0.lease : nil } }
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

  /// Nothing came of what is led under that name: after three times another node may try, for it may be this one's way there.
  package func failed(_ name: String) async {
    let count = state.withLock { state in
      state.failures[name, default: 0] += 1
      return state.failures[name, default: 0]
    }
    if count >= Self.patience { await leave(name) }
  }

  package func succeeded(_ name: String) { state.withLock { $0.failures[name] = nil } }

  /// Another node may have it at once, and this one only if none does.
  package func leave(_ name: String) async {
    let lease = state.withLock { state in
      state.failures[name] = nil
      state.left[name] = now() + Self.rest
      return state.held.removeValue(forKey: name)?.lease
    }
    if let lease { await giveBack([lease]) }
  }
}

extension Leadership: Service {
  package func run() async throws {
    await cancelWhenGracefulShutdown {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { while await self.pauses() { await self.turn() } }
        // Apart from what waits for the database.
        group.addTask { while await self.pauses() { self.watch() } }
      }
    }
    await end()
  }

  private func pauses() async -> Bool { (try? await Task.sleep(for: Self.pause)) != nil }

  /// Once: renews what is due, and takes what is free.
  package func turn() async {
    let asked = now()
    let (held, missing, isDue) = state.withLock { state in
      state.held = state.held.filter { $0.value.until > asked }
      let soon = asked + .milliseconds(LeaseStore.length - LeaseStore.margin - LeaseStore.renewal)
      let missing = names.filter { state.held[$0] == nil && state.left[$0].map { $0 <= asked } ?? true }
      return (state.held.values.map(\.lease), missing, state.held.values.contains { $0.until <= soon })
    }
    do throws(StorageError) {
      // Each by itself: what can't be taken just now keeps nobody from what they have. From when it was asked: the database's answer may
      // have been long on its way.
      if isDue {
        let renewed = try await store.renew(held)
        await keep(renewed, lost: held.filter { !renewed.contains($0) }, asked)
      }
      if !missing.isEmpty {
        let asked = now()
        let taken = try await store.take(missing, for: holder)
        await keep(taken, lost: [], asked)
        for lease in taken { changed(.took(lease.name)) }
      }
    } catch {
      if !Task.isCancelled { noteFailure(error) }
    }
  }

  private func keep(_ leases: [Lease], lost: [Lease], _ asked: ContinuousClock.Instant) async {
    let until = asked + .milliseconds(LeaseStore.length - LeaseStore.margin)
    let (wasFailing, unwanted) = state.withLock { state in
      for lease in lost { state.held[lease.name] = nil }
      // One that was left, or all at the end, while the database was asked.
      let unwanted = leases.filter { lease in state.isOver || state.left[lease.name].map { $0 > asked } ?? false }
      for lease in leases where !unwanted.contains(lease) { state.held[lease.name] = Held(lease: lease, until: until) }
      state.heard = now()
      defer { (state.failure, state.wasThere) = (nil, true) }
      return (state.failure != nil && state.wasThere, unwanted)
    }
    if !unwanted.isEmpty { await giveBack(unwanted) }
    if wasFailing { logger.notice("The database is heard of again: nodes share what they ask.") }
  }

  private func noteFailure(_ error: StorageError) {
    let isNews = state.withLock { state in
      defer { state.failure = error }
      return state.failure != error && state.wasThere
    }
    if isNews { logger.warning("nobody knows who leads: \(error.sentence)") }
  }

  private func watch() {
    let isAlone = isAlone
    let isNews = state.withLock { state in
      defer { state.wasAlone = isAlone }
      return state.wasAlone != isAlone
    }
    if isNews { changed(.loneliness) }
  }

  /// This node ends: another may go on at once.
  package func end() async {
    let leases = state.withLock { state in
      defer { (state.held, state.isOver) = ([:], true) }
      return state.held.values.map(\.lease)
    }
    if !leases.isEmpty { await giveBack(leases) }
  }

  /// Also by a task that was cancelled, which the database would not be asked by.
  private func giveBack(_ leases: [Lease]) async {
    let store = store
    await Task { try? await store.giveBack(leases) }.value
  }
}
