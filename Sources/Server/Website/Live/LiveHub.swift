import Accounts
import Departures
import Feeds
import Hummingbird
import Kernel
import Synchronization

/// Who listens to which boards, of trains, of races and of alerts, and to which trips. A board is serialised once a change and its bytes are shared by
/// all who hear of it; a subscriber that reads slowly finds the latest when it comes back, never a queue.
final class LiveHub: Sendable {
  /// How many may listen, and to how much; what strangers ask must not fill the memory (Decision 12).
  struct Limits: Sendable {
    var subscribers: Int
    var subscribersOfOne: Int
    /// Events are kept for so long after their last listener has left, for those who come back.
    var remembered: Duration
    static let stations = 50
    /// Different boards listened to at a time: more than New York has, in all sizes.
    static let topics = 4096
    /// Different questions among them that strangers make up: of those there is no end.
    static let madeUp: [(event: LiveEventName, most: Int)] = [(.races, 1024), (.alerts, 1024), (.trip, 512)]
    /// Trips that one may follow.
    static let tripsOfOne = 4
    static let crowd = 256
  }

  /// The sizes that boards come in, the next above what was asked for.
  static func sizes(_ asked: (limit: Int, each: Int?)) -> (limit: Int, each: Int?) {
    if let each = asked.each { return (Boards.Filter.most, each <= 3 ? 3 : 20) }
    return (asked.limit <= 12 ? 12 : asked.limit <= 40 ? 40 : Boards.Filter.most, nil)
  }

  /// Who listens to what, and the latest of each.
  struct State {
    /// Counts changes; the last part of a stream's id.
    var changes: UInt64 = 0
    var events: [Topic: LiveEvent] = [:]
    /// Counts those who looked at what there is.
    var looks: UInt64 = 0
    var subscribers: [Subscriber.ID: Subscriber] = [:]
    var listeners: [Topic: Set<Subscriber.ID>] = [:]
    /// When the last listener of an event that is still kept has left.
    var left: [Topic: ContinuousClock.Instant] = [:]
    /// Streams by whose they are, this machine's own apart.
    var owners: [NetworkAddress: Int] = [:]
    /// Accounts whose logs somebody listens to.
    var journals: [AccountID: JournalNews] = [:]
    /// Those of them that another node has told of.
    var grownElsewhere: Set<AccountID> = []
    var nextID: Subscriber.ID = 0
    var clockEvent = ByteBuffer()
    var isClosed = false
    var isEnding = false
  }

  let source: BoardSource
  let races: RaceSource
  let alerts: AlertSource
  let networks: NetworkShelf
  let clock: @Sendable () -> Instant
  let limits: Limits
  /// Tells this run's ids from an earlier one's.
  let run = Stamp.hex(UInt64.random(in: .min ... .max))
  let state = Mutex(State())

  init(
    source: BoardSource, races: RaceSource, alerts: AlertSource, networks: NetworkShelf,
    clock: @escaping @Sendable () -> Instant, limits: Limits
  ) {
    self.source = source
    self.races = races
    self.alerts = alerts
    self.networks = networks
    self.clock = clock
    self.limits = limits
  }

  /// Streams that go on.
  var subscribers: Int { state.withLock { $0.subscribers.values.count { $0.hasBegun } } }
  /// Boards kept as events.
  var events: Int { state.withLock { $0.events.count } }

  /// A feed was swapped in: those of `stations`, and the trips, that somebody listens to are read again, and what differs
  /// is sent.
  func changed(_ stations: Set<String>) {
    refresh(
      state.withLock { state in
        state.listeners.keys.filter {
          if case .board(let station, _, _) = $0 { return stations.contains(station) }
          return $0.event == .trip
        }
      })
  }

  /// The racing feed has something new.
  func racesChanged() {
    refresh(state.withLock { $0.listeners.keys.filter { $0.event == .races } })
  }

  /// The alerts feed has something new.
  func alertsChanged() {
    refresh(state.withLock { $0.listeners.keys.filter { $0.event == .alerts } })
  }

  /// Every 15 s: the server's time to everyone, and what changed by time alone (a train held, a feed gone stale). Races
  /// leave by themselves wherever they are shown, and alerts begin and end there, so neither are sent again for it.
  func beat() {
    refresh(state.withLock { $0.listeners.keys.filter { $0.event == .board || $0.event == .trip } })
    let now = clock()
    let event = LiveEvent.clock(now, zone: networks.index.network.zone)
    let all = state.withLock { state in
      state.clockEvent = event
      return Array(state.subscribers.values)
    }
    for subscriber in all { subscriber.wake() }
    forget()
  }

  /// It will end soon: nobody new is to be sent here, and who comes all the same is served.
  func sendElsewhere() { state.withLock { $0.isEnding = true } }
  var isEnding: Bool { state.withLock { $0.isEnding } }

  /// The server shuts down: every stream ends.
  func close() {
    let all = state.withLock { state in
      state.isClosed = true
      return Array(state.subscribers.values)
    }
    for subscriber in all { subscriber.end() }
  }

  private func refresh(_ topics: [Topic]) {
    // A few at a time: the first to hear need not wait for the last to be read.
    for start in stride(from: 0, to: topics.count, by: 32) {
      let look = look()
      let part = topics[start..<min(start + 32, topics.count)].compactMap { topic -> Seen? in
        guard let content = look.content(topic, look.now) else { return nil }
        // What is known to all is not written again.
        if state.withLock({ $0.events[topic]?.content == content }) { return nil }
        return Seen(topic, content, look)
      }
      for subscriber in keep(part, look) { subscriber.wake() }
    }
  }
}

extension LiveHub {
  /// What there is to be read at one moment. Nobody waits for another's: of two who look, what the later one sees stays.
  struct Look {
    var number: UInt64
    var now: Instant
    var index: ServedNetwork
    /// `nil` for a station or a train that is gone, and for races before there are any.
    var content: (Topic, Instant) -> LiveEvent.Content?

    var clockEvent: ByteBuffer { LiveEvent.clock(now, zone: index.network.zone) }
  }

  /// One thing as it was seen, written down.
  struct Seen {
    var topic: Topic
    var content: LiveEvent.Content
    var json: [UInt8]

    init(_ topic: Topic, _ content: LiveEvent.Content, _ look: Look) {
      (self.topic, self.content) = (topic, content)
      json = content.json(look.index, look.now)
    }
  }

  /// What there is at this moment, to read events from.
  func look() -> Look {
    // Numbered before anything is read: whoever looks after a change has a higher number than all who may have missed it.
    let number = state.withLock { state in
      state.looks += 1
      return state.looks
    }
    let boards = source.boards()
    let reading = races.reading()
    let said = alerts.announced()
    let index = networks.index
    return Look(number: number, now: clock(), index: index) { topic, now in
      switch topic {
      case .board(let station, let limit, let each):
        boards.board(station, Boards.Filter(limit: limit, each: each), now).map { .board($0) }
      case .races(let asked): reading.board(asked.query, now: now).map { .races($0) }
      case .trip(let id): boards.trip(id, now).map { .trip($0) }
      case .alerts(let asked): .alerts(said.board(asked.query, network: index.network, now: now))
      }
    }
  }

  /// Makes events of what was seen; gives those who listen to what is new in it.
  func keep(_ seen: [Seen], _ look: Look) -> [Subscriber] {
    let clockEvent = look.clockEvent
    return state.withLock { state in
      state.clockEvent = clockEvent
      var woken: Set<Subscriber.ID> = []
      for seen in seen {
        let held = state.events[seen.topic]
        if let held, held.look > look.number { continue }
        let isNew = held?.content != seen.content
        if isNew { state.changes += 1 }
        state.events[seen.topic] = LiveEvent(
          seen.content, number: isNew ? state.changes : held?.number ?? 0, json: seen.json, second: look.now.seconds,
          look: look.number)
        if isNew { woken.formUnion(state.listeners[seen.topic] ?? []) }
      }
      return woken.compactMap { state.subscribers[$0] }
    }
  }
}
