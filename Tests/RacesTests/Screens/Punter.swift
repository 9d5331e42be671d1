import Kernel
import Languages
import Races

/// Someone with this module in hand and a server that has `races`: actions go in, effects are performed at once.
final class Punter {
  private(set) var state = RacesState()
  private(set) var journal: [RacesOperation] = []
  private(set) var announcements: [String] = []
  private(set) var reminders: [String] = []
  private(set) var reminderPaths: [String] = []
  var races: [Race]
  var now: Instant
  var isOnline = true
  /// So many rows the server could not read.
  var unread = 0
  let language: Language
  private var mine = MyRaces()

  static let zone = Zone(name: "Australia/Melbourne", firstOffset: 39_600)

  init(_ language: Language = .en, races: [Race] = Card.day(60), at now: Instant = Card.now) {
    self.language = language
    self.races = races
    self.now = now
    state.mine = mine
    ask()
    _ = state.tick(surroundings)
  }

  var surroundings: Surroundings {
    Surroundings(now: now, language: language, isOnline: isOnline, zone: Self.zone)
  }
  var screen: RacesScreen { RacesScreen(state, surroundings) }
  var page: Node { element("main") { screen.view } }
  var tile: Node { RacesTile.view(screen) }
  var nowLine: NowLine? { state.nowLine(surroundings) }

  /// What the server would answer now, through its wire form.
  func ask(health: Freshness = .fresh) {
    var board = Card.board(races, state.query, at: now)
    board.health = health
    board.unread = unread
    receive(board)
  }

  func receive(_ board: RaceBoard) {
    var json = JSONWriter()
    board.write(into: &json, now: now)
    guard let read = (try? JSON.parse(json.bytes)).flatMap({ RaceBoard(json: $0) }) else { return }
    state.link = .open
    announcements += state.received(read, surroundings)
  }

  func fail(_ status: Int) { state.link = .failed(status: status) }
  /// Another visit, with the board that was kept.
  func reopen() { state.link = .connecting }
  func lose() { state = RacesState() }

  func wait(_ seconds: Int64) {
    for _ in 0..<seconds { now = now.adding(seconds: 1); tick() }
  }

  func sleep(_ seconds: Int64) {
    now = now.adding(seconds: seconds)
    tick()
  }

  private func tick() {
    for said in state.tick(surroundings) {
      if let path = said.path {
        reminders.append(said.text)
        reminderPaths.append(path)
      } else {
        announcements.append(said.text)
      }
    }
  }

  func open(_ path: String) {
    guard let place = RacesPlace(segments: Array(Address(path).segments.dropFirst()), query: []) else { return }
    state.open(place)
  }

  func act(_ wire: String) {
    let (module, rest) = wire.halves(at: " ")
    guard module == "races", let rest, let action = RacesAction(wire: rest, value: "") else { return }
    for effect in state.update(action, surroundings) {
      guard case .append(let kind, let fields) = effect, let operation = RacesOperation(kind: kind, fields: fields)
      else { continue }
      journal.append(operation)
      operation.apply(to: &mine, id: "punter")
      state.mine = mine
    }
  }
}
