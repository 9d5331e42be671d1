import Kernel

/// How old the board is, and beside it what that means.
enum RaceAge {
  /// Nil until the upstream has given anything.
  static func view(_ screen: RacesScreen) -> Node? {
    guard let board = screen.state.board, let asOf = board.asOf else { return nil }
    let now = screen.surroundings.now
    let isOnline = screen.surroundings.isOnline
    let freshness = freshness(board, screen)
    let age = now.seconds(since: asOf)
    let label = AgeText(screen.surroundings.language).label(
      freshness, seconds: age < -BoardAge.freshLimit ? nil : age, isOnline: isOnline)
    return element("div.status-text", key: "age") {
      AgeBadge.view(freshness, isOnline: isOnline, label)
      if let advice = screen.words.advice(freshness, screen.state.trouble(screen.surroundings)) {
        element("p.advice") { advice }
      }
    }
  }

  /// There are races to show, but nothing newer comes.
  static func isFailing(_ screen: RacesScreen) -> Bool {
    screen.state.board.map { $0.asOf != nil && freshness($0, screen) == .failing } ?? false
  }

  /// The board's own, unless the way to it is cut.
  private static func freshness(_ board: RaceBoard, _ screen: RacesScreen) -> Freshness {
    if case .failed = screen.state.link { return .failing }
    return board.health(at: screen.surroundings.now)
  }
}
