import Departures
import Journal
import Kernel
import Races
import Workouts

extension AppState {
  /// The state that the server drew: the same time, language and boards, and nothing of this device yet.
  convenience init(_ start: Start, now: Instant, _ language: Language, _ network: Network) {
    self.init(path: start.path, network: network, now: start.served?.now ?? now, language: language)
    for board in start.served?.boards ?? [] { readBoard(board) }
    if let board = start.served?.alerts { readAlerts(board) }
    if let trip = start.served?.trip { readTrip(trip) }
    if let board = start.served?.races { _ = readRaces(board) }
  }

  /// This device's part: its clock, its journal, what it kept.
  func open(_ start: Start, now: Instant) -> [Outgoing] {
    clock = ServerClock(device: now, kept: start.kept.first { $0.name == ServerClock.name }?.value.string)
    // A page that came out of a cache says nothing of the time.
    if let served = start.served, let age = start.age {
      clock.begin(with: Instant(milliseconds: served.now.milliseconds &+ age))
    }
    isOnline = start.isOnline
    isComplete = start.isComplete
    device = start.device
    workouts.bankAddress = start.exercises
    workouts.sharing.origin = start.origin
    workouts.sharing.fragment = start.path.halves(at: "#").tail ?? ""
    var outgoing = open(start.opening) + keepTheTime()
    for member in start.kept where member.name != ServerClock.name {
      outgoing += restore(member.name, member.value.string ?? "")
    }
    return outgoing
  }

  /// What was kept for a start without network; what the server has sent meanwhile is newer.
  @inline(never)  // a gate of the program's parts
  func restore(_ name: String, _ text: String) -> [Outgoing] {
    if Self.isDrafts(name) { return store(drafts: text, name: name) }
    if name == AccountProfile.keptName { return open(accountOf: text) }
    if name == BoardShelf.oldName { return restoreOldBoards(text) }
    if live.shelf.restore(name, text) || departures.weeks.restore(name, text) { return [] }
    for module in Module.allCases { offer(name, text, to: module) }
    return []
  }

  /// As the first version kept them. How old these are is known by the agency's time alone.
  private func restoreOldBoards(_ text: String) -> [Outgoing] {
    live.shelf.hasOldForm = !text.isEmpty
    for json in (try? JSON.parse(text))?.array ?? [] {
      guard let board = Board(json: json), departures.boards[board.station] == nil, !live.shelf.holds(board.station)
      else { continue }
      departures.received(board, at: board.asOf ?? Instant(milliseconds: 0))
    }
    return []
  }

  /// The database was opened once more.
  @inline(never)  // a gate of the program's parts
  func reopen(_ opening: Opening) -> [Outgoing] {
    (held, wishes) = ([], [])
    keeping.forget()
    return open(opening)
  }

  /// The journal as the store gives it: all of it, or a snapshot and what came after it.
  func open(_ opening: Opening) -> [Outgoing] {
    keeping.open(opening)
    if !opening.isEmpty { return read(opening) }
    handOut()
    return []
  }

  /// Where a person has kept something.
  @inline(never)  // a gate of the program's parts
  private func read(_ opening: Opening) -> [Outgoing] {
    tell(keeping.read(opening)) + recallForHistory()
  }
}
