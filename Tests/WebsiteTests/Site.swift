import Departures
import Feeds
import Kernel
import Logging
import Synchronization
import TestSupport
import Website

/// A website over boards that the test decides, listening on a port of its own for as long as `visit` runs.
struct Site: Sendable {
  let probe: HTTPProbe
  let world: World

  /// 2025-10-02 10:20:00 in New York.
  static let now = Instant(seconds: 1_759_414_800)

  static func open(
    world: World = World(), races: RaceSource = .none, alerts: AlertSource = .none, score: ScoreSource = .none,
    accounts: AccountSource? = nil, book: FetchBook = FetchBook(), assets: Assets = .none, subscribers: Int = 12_000,
    heartbeat: Duration = .seconds(15),
    configure: (inout WebsiteConfiguration) -> Void = { _ in }, logger: Logger? = nil,
    node: (@Sendable () -> NodeReport)? = nil,
    run: @escaping @Sendable (Website, @escaping @Sendable (Int) -> Void) async throws -> Void = {
      try await $0.run(onListening: $1)
    },
    visit: @escaping @Sendable (Site) async throws -> Void
  ) async throws {
    var configuration = WebsiteConfiguration(port: 0, subscribers: subscribers, heartbeat: heartbeat)
    configure(&configuration)
    // Each test hangs up on the server in mid-air, which it would mention.
    var quiet = Logger(label: "test")
    quiet.logLevel = .critical
    let website = Website(
      source: world.source, races: races, alerts: alerts, score: score, accounts: accounts, fetches: { book.fetches },
      node: node, assets: assets, configuration: configuration,
      clock: { world.now }, logger: logger ?? quiet)
    let (ports, door) = AsyncStream.makeStream(of: Int.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await run(website) { door.yield($0) } }
      for await port in ports {
        let probe = HTTPProbe(port: port)
        try await visit(Site(probe: probe, world: world))
        await probe.allTaken()
        break
      }
      group.cancelAll()
    }
  }

  /// Comes back once so many live streams are open.
  func subscribed(_ count: Int) async throws {
    for _ in 0..<500 {
      if try await probe.get("/metrics").text.contains("pocketful_stream_subscribers \(count)\n") { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw HTTPProbe.Failure.noAnswer
  }
}

/// What the website reads: stations, boards and a clock in the test's hands.
final class World: Sendable {
  private struct State {
    var now = Site.now
    var boards: [String: Board]
    var trips: [String: Trip] = [:]
    var week: StationWeek?
    var feeds: [Boards.FeedStatus] = []
    var listeners: [AsyncStream<Set<String>>.Continuation] = []
  }

  private let state: Mutex<State>
  let network: Network
  private let outgoing: (@Sendable () -> OutgoingSet)?

  init(
    network: Network = Places.network, boards: [Board] = [Places.timesSquareBoard],
    outgoing: (@Sendable () -> OutgoingSet)? = nil
  ) {
    self.network = network
    self.outgoing = outgoing
    state = Mutex(State(boards: Dictionary(uniqueKeysWithValues: boards.map { ($0.station, $0) })))
  }

  var now: Instant {
    get { state.withLock { $0.now } }
    set { state.withLock { $0.now = newValue } }
  }

  /// Of its station alone.
  var week: StationWeek? {
    get { state.withLock { $0.week } }
    set { state.withLock { $0.week = newValue } }
  }

  func set(feeds: [Boards.FeedStatus]) { state.withLock { $0.feeds = feeds } }

  /// As when a feed is swapped in, and nobody has been told yet.
  func put(_ board: Board) { state.withLock { $0.boards[board.station] = board } }

  /// As when a feed with that train is swapped in; nothing of any board is another.
  func swap(_ trip: Trip) {
    let listeners = state.withLock {
      $0.trips[trip.id] = trip
      return $0.listeners
    }
    for listener in listeners { listener.yield(["142"]) }
  }

  /// As when a feed is swapped in.
  func swap(_ board: Board) {
    let listeners = state.withLock {
      $0.boards[board.station] = board
      return $0.listeners
    }
    for listener in listeners { listener.yield([board.station]) }
  }

  var source: BoardSource {
    BoardSource(
      network: { self.network },
      boards: {
        let (boards, trips, week, feeds) = self.state.withLock { ($0.boards, $0.trips, $0.week, $0.feeds) }
        return Boards(
          feeds: { _ in feeds },
          board: { station, filter, now in
            guard self.network.stations.contains(where: { $0.id == station }) else { return nil }
            return (boards[station] ?? Places.nothing(at: station)).narrowed(by: filter, now: now)
          },
          trip: { id, _ in trips[id] },
          trains: { line, _ in trips.values.filter { $0.route == line } },
          week: { id, _ in week?.station == id ? week : nil }, timetable: { _ in week?.version })
      },
      changes: {
        let (stream, listener) = AsyncStream.makeStream(of: Set<String>.self)
        self.state.withLock { $0.listeners.append(listener) }
        return stream
      }, outgoing: outgoing)
  }
}

extension Board {
  /// What the real boards do with a filter, in short.
  fileprivate func narrowed(by filter: Boards.Filter, now: Instant) -> Board {
    var board = self
    board.directions = directions.filter { filter.direction == nil || $0.direction == filter.direction }
    for index in board.directions.indices {
      let kept = board.directions[index].departures.filter {
        $0.time >= now && (filter.route == nil || $0.route == filter.route)
          && (filter.includesTimetable || $0.state != .scheduled)
      }
      board.directions[index].departures =
        filter.each.map { BoardGroups.nextOfEach(kept, each: $0, most: filter.limit) }
        ?? Array(kept.prefix(filter.limit))
    }
    board.each = filter.each
    return board
  }
}
