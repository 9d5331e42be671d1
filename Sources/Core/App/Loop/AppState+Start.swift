import Departures
import Journal
import Kernel

extension AppState {
  /// The state that the server drew: the same time, language and boards, and nothing of this device yet.
  convenience init(_ start: Start, now: Instant) {
    self.init(
      path: start.path, network: (try? Network(facts: start.facts)) ?? .none,
      now: start.served?.now ?? now, language: start.served?.language ?? start.language)
    for board in start.served?.boards ?? [] { departures.received(board) }
  }

  /// This device's part: its clock, its journal, what it kept.
  func open(_ start: Start, now: Instant) -> [Outgoing] {
    clock = ServerClock(device: now)
    if let served = start.served { clock.learn(served.now) }
    isOnline = start.isOnline
    device = start.device
    let outgoing = open(start.opening)
    for member in start.kept where member.name == "boards" {
      guard let text = member.value.string, let json = try? JSON.parse(text) else { continue }
      for board in (json.array ?? []).compactMap({ Board(json: $0) }) where departures.boards[board.station] == nil {
        departures.received(board)
      }
    }
    return outgoing
  }

  /// The journal as the store gives it: all of it, or a snapshot and what came after it.
  func open(_ opening: Opening) -> [Outgoing] {
    storage = .fine
    disk = Disk()
    disk.last = opening.last
    disk.isWhole = !opening.hasMore
    journal = Journal(device: opening.device)
    journal?.skip(to: opening.last)
    fold = Fold(Kept(), spacing: pace.checkpoint)
    if opening.hasMore {
      if let snapshot = opening.snapshot.flatMap({ Snapshot(text: $0) }), snapshot.last <= opening.last {
        fold = Fold(snapshot.kept, spacing: pace.checkpoint)
        journal?.observe(snapshot.at)
        disk.base = snapshot.at
        disk.snapshot = snapshot.last
      } else {
        disk.isStale = true
      }
    }
    let outgoing = receive(sortOut(opening.records))
    show(from: 0)
    return outgoing
  }
}
