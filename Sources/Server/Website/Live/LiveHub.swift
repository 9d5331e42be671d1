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
    var subscribersOfOne: Int
    /// Events are kept for so long after their last listener has left, for those who come back.
    var remembered: Duration
    static let stations = 50
    /// Different boards listened to at a time: more than New York has, in all sizes.
    static let topics = 4096
    /// Different questions about races among them: of those there is no end.
    static let races = 1024
    static let crowd = 256
  }

  /// The sizes that boards come in, the next above what was asked for.
  static func sizes(_ asked: (limit: Int, each: Int?)) -> (limit: Int, each: Int?) {
    if let each = asked.each { return (Boards.Filter.most, each <= 3 ? 3 : 20) }
    return (asked.limit <= 12 ? 12 : asked.limit <= 40 ? 40 : Boards.Filter.most, nil)
  }

  struct State {
    /// Counts changes; the second half of an event's id.
    var changes: UInt64 = 0
    var events: [Topic: LiveEvent] = [:]
    var subscribers: [Subscriber.ID: Subscriber] = [:]
    var listeners: [Topic: Set<Subscriber.ID>] = [:]
    /// When the last listener of an event that is still kept has left.
    var left: [Topic: ContinuousClock.Instant] = [:]
    /// Streams by whose they are, this machine's own apart.
    var owners: [NetworkAddress: Int] = [:]
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
  /// Boards kept as events.
  var events: Int { state.withLock { $0.events.count } }

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
    for subscriber in all { subscriber.wake(nil) }
    forget()
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
    // A few at a time: who joins meanwhile reads in between.
    for start in stride(from: 0, to: topics.count, by: 32) {
      let woken = reading.withLock { _ in read(topics[start..<min(start + 32, topics.count)]) }
      for (subscriber, topic) in woken { subscriber.wake(topic) }
    }
  }

  private func read(_ topics: ArraySlice<Topic>) -> [(Subscriber, Topic)] {
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
