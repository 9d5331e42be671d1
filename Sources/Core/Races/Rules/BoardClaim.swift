package import Kernel

/// What may be said where no race is shown. An absence is said only from a fresh board that was made for these choices;
/// a reason only where it is the reason.
package enum BoardClaim: Equatable, Sendable {
  /// Races are shown.
  case races
  /// A board for these choices is on its way.
  case awaited
  /// There are none: the one absence that is said as such.
  case none
  /// Nothing is known of these choices, and why nothing comes.
  case unknown(Trouble)
  /// What was known has been run: the last of it left the board at `until`.
  case ended(until: Instant, Trouble)
}

/// Why no newer board comes.
package enum Trouble: Equatable, Sendable {
  /// Nothing comes from our own server.
  case ours(Outage)
  /// Our server answers; the races' source gives nothing that can be used.
  case source
  /// Our server answers, and has had no races yet.
  case nothingYet
  /// The source lists races that can't be read: they may be among those that were asked for.
  case unread
}

extension RacesState {
  /// Why no newer board comes; `nil` while nothing is wrong.
  func trouble(_ surroundings: Surroundings) -> Trouble? {
    if let outage = link.outage(isOnline: surroundings.isOnline) { return .ours(outage) }
    guard let board else { return nil }
    if board.asOf == nil { return board.health == .failing ? .source : .nothingYet }
    switch board.health(at: surroundings.now) {
    case .fresh, .delayed: return nil
    // What is old from before this visit is nobody's doing until our server has said so.
    case .stale, .failing, .scheduled, .unknown: return link == .open ? .source : nil
    }
  }

  /// `isEmpty` where nothing is shown.
  func claim(isEmpty: Bool, _ surroundings: Surroundings) -> BoardClaim {
    if !isEmpty { return .races }
    guard let trouble = trouble(surroundings) else {
      guard board?.health(at: surroundings.now) == .fresh, isAll([]) else { return .awaited }
      return board?.unread == 0 ? .none : .unknown(.unread)
    }
    // A board that is empty can only be said of while it is fresh.
    guard let last = lastKnown else { return .unknown(trouble) }
    return .ended(until: last.start.adding(seconds: Gone.after), trouble)
  }

  /// Of those at hand that match the choices, the one that starts last.
  private var lastKnown: Race? {
    var last: Race?
    for race in board?.races ?? [] where chosen.matches(race) { last = race }
    return last
  }
}
