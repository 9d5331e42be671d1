import Departures
import Feeds
import Hummingbird
import Kernel
import Synchronization

/// Who listens to which boards, of trains and of races. A board is serialised once a change and its bytes are shared by
/// all who hear of it; a subscriber that reads slowly finds the latest when it comes back, never a queue.
final class LiveHub: Sendable {
  struct Limits: Sendable {
    var subscribers: Int
    static let stations = 50
    /// Events kept for those who come back; beyond it, the ones nobody listens to go.
    static let topics = 2048
  }

  struct State {
    /// Counts changes; the second half of an event's id.
    var changes: UInt64 = 0
    var events: [Topic: LiveEvent] = [:]
    var subscribers: [Subscriber.ID: Subscriber] = [:]
    var listeners: [Topic: Set<Subscriber.ID>] = [:]
    var nextID: Subscriber.ID = 0
    var clockEvent = ByteBuffer()
    var isClosed = false
  }

  let source: BoardSource
  let races: RaceSource
  let networks: NetworkShelf
  let clock: @Sendable () -> Instant
  let limits: Limits
  /// Tells this run's event ids from an earlier one's.
  let run = Stamp.hex(UInt64.random(in: .min ... .max))
  let state = Mutex(State())
  /// One reader of boards at a time, so that an older board never takes the place of a newer one.
  let reading = Mutex(())

  init(
    source: BoardSource, races: RaceSource, networks: NetworkShelf, clock: @escaping @Sendable () -> Instant,
    limits: Limits
  ) {
    self.source = source
    self.races = races
    self.networks = networks
    self.clock = clock
    self.limits = limits
  }

  var subscribers: Int { state.withLock { $0.subscribers.count } }
  var hasRoom: Bool { state.withLock { $0.subscribers.count < limits.subscribers && !$0.isClosed } }

  /// A feed was swapped in: those of `stations` that somebody listens to are read again, and what differs is sent.
  func changed(_ stations: Set<String>) {
    refresh(
      state.withLock { state in
        state.listeners.keys.filter {
          if case .board(let station, _, _) = $0 { return stations.contains(station) }
          return false
        }
      })
  }

  /// The racing feed has something new.
  func racesChanged() {
    refresh(state.withLock { $0.listeners.keys.filter { $0.isRaces } })
  }

  /// Every 15 s: the server's time to everyone, and what changed by time alone (a train held, a feed gone stale). Races
  /// leave by themselves wherever they are shown, so their boards are not sent again for it.
  func beat() {
    refresh(state.withLock { $0.listeners.keys.filter { !$0.isRaces } })
    let now = clock()
    let event = LiveEvent.clock(now, zone: networks.index.network.zone)
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
    let index = networks.index
    let contents = content()
    var fresh: [(topic: Topic, content: LiveEvent.Content)] = []
    for topic in topics {
      guard let content = contents(topic, now) else { continue }
      let isSame = state.withLock { $0.events[topic]?.content == content }
      if !isSame { fresh.append((topic, content)) }
    }
    let events = fresh.map { (topic: $0.topic, content: $0.content, json: $0.content.json(index, now)) }
    let clockEvent = LiveEvent.clock(now, zone: index.network.zone)
    var woken: [(Subscriber, Topic)] = []
    state.withLock { state in
      state.clockEvent = clockEvent
      for event in events {
        state.changes += 1
        state.events[event.topic] = LiveEvent(
          event.content, number: state.changes, run: run, json: event.json, second: now.seconds)
        for id in state.listeners[event.topic] ?? [] {
          if let subscriber = state.subscribers[id] { woken.append((subscriber, event.topic)) }
        }
      }
    }
    return woken
  }

  /// What is there to be read now, by topic; `nil` for a station that is gone, and for races before there are any.
  func content() -> (Topic, Instant) -> LiveEvent.Content? {
    let boards = source.boards()
    let reading = races.reading()
    return { topic, now in
      switch topic {
      case .board(let station, let limit, let each):
        boards.board(station, Boards.Filter(limit: limit, each: each), now).map { .board($0) }
      case .races(let asked): reading.board(asked.query, now: now).map { .races($0) }
      }
    }
  }
}
