import Kernel

/// "Live · 12 s ago": how old the board is, with a mark and words, never colour alone. It ticks, so it is not live text.
enum RaceAge {
  static func view(_ screen: RacesScreen) -> Node? {
    guard let board = screen.state.board, let asOf = board.asOf else { return nil }
    let now = screen.surroundings.now
    let isOnline = screen.surroundings.isOnline
    let freshness = freshness(board, screen)
    return element("div.status-text", key: "age") {
      element("p.age", .class("age-" + (isOnline ? freshness.rawValue : "offline"))) {
        element("span.dot", .aria("hidden", true))
        AgeText(screen.surroundings.language).label(
          freshness, seconds: now.seconds(since: asOf), isOnline: isOnline)
      }
      if isOnline, let advice = screen.words.advice(freshness) { element("p.advice") { advice } }
    }
  }

  static func isFailing(_ screen: RacesScreen) -> Bool {
    screen.state.board.map { $0.asOf != nil && freshness($0, screen) == .failing } ?? false
  }

  /// The board's own, unless the way to it is cut.
  private static func freshness(_ board: RaceBoard, _ screen: RacesScreen) -> Freshness {
    let freshness = board.health(at: screen.surroundings.now)
    if case .failed = screen.state.link, freshness != .fresh { return .failing }
    return freshness
  }
}
