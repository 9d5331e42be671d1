import Kernel
import Races

/// How races reach this page, by the same stream as the boards.
extension AppState {
  /// What is asked of the server; `nil` where nothing on the page needs races and none is followed.
  var wantedRaces: RaceQuery? {
    switch route {
    case .module(.races): return races.query
    case .today where !preferences.isHidden(.races): return races.query
    case .today, .module, .settings, .unknown:
      return races.followed(at: clock.now).isEmpty ? nil : races.query
    }
  }

  /// Fetches what the stream does not bring, and keeps what came for a start without network.
  @inline(never)  // a gate of the program's parts
  func followRaces(_ query: RaceQuery) -> [Outgoing] { pollRaces(query) + keepRaces() }

  /// From the stream or the page; what can't be read changes nothing.
  @inline(never)  // a gate of the program's parts
  func readRaces(_ json: JSON) -> [Outgoing] { RaceBoard(json: json).map { took($0) } ?? [] }

  /// Where the stream is down, or fewer races than wanted are left though there are more; or a person asked at once.
  private func pollRaces(_ query: RaceQuery) -> [Outgoing] {
    guard isOnline else { return [] }
    let remaining = races.shown(at: clock.now).count
    if live.isOpen, live.lastRaces != nil, remaining >= races.wanted || races.board?.hasMore != true { return [] }
    // Until anything was heard it is asked for soon, so that what doesn't answer is said.
    let wanted = live.isOpen || races.link != .connecting ? races.wanted : .max
    guard Refetch.isDue(last: live.lastRaces, remaining: remaining, wanted: wanted, now: clock.device) else {
      return []
    }
    live.lastRaces = clock.device
    let url = Address(segments: ["api", "v1", "races"], query: query.pairs).text
    return [LiveFeed.fetch(.races, url)]
  }

  /// A failure is only said where the stream is down as well.
  @inline(never)  // a gate of the program's parts
  func answeredRaces(_ status: Int, _ body: String) -> [Outgoing] {
    if status == 200, let board = RaceBoard(text: body) {
      races.link = .open
      return took(board)
    }
    if !live.isOpen { races.link = .failed(status: ours(status)) }
    return []
  }

  /// Puts it in place, unless it is older than the one held, and announces what has moved in it.
  func took(_ board: RaceBoard) -> [Outgoing] {
    var outgoing: [Outgoing] = []
    for text in races.received(board, surroundings) { outgoing.append(.module(.announce(text))) }
    return outgoing
  }

  /// For a start without network.
  private func keepRaces() -> [Outgoing] {
    guard let board = races.board, board.asOf != nil else { return [] }
    return LiveFeed.keep(RacesState.keptName, &live.lastKeptRaces, at: clock.device) {
      board.write(into: &$0, now: clock.now)
    }
  }
}
