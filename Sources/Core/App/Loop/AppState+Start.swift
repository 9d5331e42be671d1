import Departures
import Journal
import Kernel

extension AppState {
  /// The state that the server drew: the same time, language and boards, and nothing of this device yet.
  init(_ start: Start, now: Instant) {
    self.init(
      path: start.path, network: (try? Network(facts: start.facts)) ?? .none,
      now: start.served?.now ?? now, language: start.served?.language ?? start.language)
    for board in start.served?.boards ?? [] { departures.received(board) }
  }

  init(path: String, network: Network, now: Instant, language: Language) {
    self.init(
      route: AppRoute(path), departures: DeparturesState(network: network), clock: ServerClock(device: now),
      language: language, isOnline: true)
    if case .departures(let place) = route { departures.open(place) }
  }

  /// This device's part: its clock, its journal, what it kept.
  mutating func open(_ start: Start, now: Instant) -> [Outgoing] {
    clock = ServerClock(device: now)
    if let served = start.served { clock.learn(served.now) }
    isOnline = start.isOnline
    var journal = Journal(device: start.device)
    _ = journal.receive(start.operations.compactMap { try? Operation(text: $0) })
    self.journal = journal
    fold()
    for member in start.kept where member.name == "boards" {
      guard let text = member.value.string, let json = try? JSON.parse(text) else { continue }
      for board in (json.array ?? []).compactMap({ Board(json: $0) }) where departures.boards[board.station] == nil {
        departures.received(board)
      }
    }
    return []
  }
}
