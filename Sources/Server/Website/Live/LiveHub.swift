import Departures
import Feeds
import Hummingbird
import Kernel
import Synchronization

/// Who listens to which boards. A board is serialised once a change and its bytes are shared by all who hear of it; a
/// subscriber that reads slowly finds the latest when it comes back, never a queue.
final class LiveHub: Sendable {
  /// One board as subscribers ask for it.
  struct Topic: Hashable {
    var station: String
    /// Departures a direction.
    var limit: Int
  }

  struct Limits: Sendable {
    var subscribers: Int
    static let stations = 50
    /// Events kept for those who come back; beyond it, the ones nobody listens to go.
    static let topics = 2048
  }

  struct State {
    /// Counts changes; the second half of an event's id.
    var changes: UInt64 = 0
    var events: [Topic: BoardEvent] = [:]
    var subscribers: [Subscriber.ID: Subscriber] = [:]
    var listeners: [Topic: Set<Subscriber.ID>] = [:]
    var nextID: Subscriber.ID = 0
    var clockEvent = ByteBuffer()
    var isClosed = false
  }

  let source: BoardSource
  let networks: NetworkShelf
  let clock: @Sendable () -> Instant
  let limits: Limits
  /// Tells this run's event ids from an earlier one's.
  let run = Stamp.hex(UInt64.random(in: .min ... .max))
  let state = Mutex(State())
  /// One reader of boards at a time, so that an older board never takes the place of a newer one.
  let reading = Mutex(())

  init(source: BoardSource, networks: NetworkShelf, clock: @escaping @Sendable () -> Instant, limits: Limits) {
    self.source = source
    self.networks = networks
    self.clock = clock
    self.limits = limits
  }

  var subscribers: Int { state.withLock { $0.subscribers.count } }
  var hasRoom: Bool { state.withLock { $0.subscribers.count < limits.subscribers && !$0.isClosed } }

  /// A feed was swapped in: those of `stations` that somebody listens to are read again, and what differs is sent.
  func changed(_ stations: Set<String>) {
    refresh(state.withLock { $0.listeners.keys.filter { stations.contains($0.station) } })
  }

  /// Every 15 s: the server's time to everyone, and what changed by time alone (a train held, a feed gone stale).
  func beat() {
    refresh(state.withLock { Array($0.listeners.keys) })
    let now = clock()
    let event = BoardEvent.clock(now, zone: networks.index.network.zone)
    let all = state.withLock { state in
      state.clockEvent = event
      return Array(state.subscribers.values)
    }
    for subscriber in all {
      if subscriber.isStalled { subscriber.disconnect() } else { subscriber.wake(nil) }
    }
  }

  /// The server shuts down: every stream ends.
  func close() {
    let all = state.withLock { state in
      state.isClosed = true
      return Array(state.subscribers.values)
    }
    for subscriber in all { subscriber.end() }
  }

  private func refresh(_ topics: [Topic]) {
    guard !topics.isEmpty else { return }
    let woken = reading.withLock { _ in read(topics) }
    for (subscriber, topic) in woken { subscriber.wake(topic) }
  }

  private func read(_ topics: [Topic]) -> [(Subscriber, Topic)] {
    let now = clock()
    let boards = source.boards()
    let index = networks.index
    var fresh: [(topic: Topic, board: Board)] = []
    for topic in topics {
      guard let board = boards.board(topic.station, Boards.Filter(limit: topic.limit), now) else { continue }
      let isSame = state.withLock { $0.events[topic]?.board == board }
      if !isSame { fresh.append((topic, board)) }
    }
    let events = fresh.map { (topic: $0.topic, board: $0.board, json: BoardEvent.json($0.board, index, now)) }
    let clockEvent = BoardEvent.clock(now, zone: index.network.zone)
    var woken: [(Subscriber, Topic)] = []
    state.withLock { state in
      state.clockEvent = clockEvent
      for event in events {
        state.changes += 1
        state.events[event.topic] = BoardEvent(
          board: event.board, number: state.changes, run: run, json: event.json, second: now.seconds)
        for id in state.listeners[event.topic] ?? [] {
          if let subscriber = state.subscribers[id] { woken.append((subscriber, event.topic)) }
        }
      }
    }
    return woken
  }
}
