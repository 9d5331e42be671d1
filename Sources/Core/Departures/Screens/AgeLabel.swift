import Kernel

/// "Live · 12 s ago": how old the board is, with a mark and words, never colour alone. It ticks, so it is not live text.
enum AgeLabel {
  static func view(_ board: Board?, _ screen: DeparturesScreen) -> Node {
    let now = screen.surroundings.now
    let health = shown(board, screen)
    let seconds = board?.asOf.map { now.seconds(since: $0) }
    return element("p.age", key: "age", .class("age-" + mark(health, screen))) {
      element("span.dot", .aria("hidden", true))
      screen.words.label(health: health, seconds: seconds, isOnline: screen.surroundings.isOnline)
    }
  }

  /// The board's own health, unless the way to it is cut.
  static func shown(_ board: Board?, _ screen: DeparturesScreen) -> Health {
    guard let board else { return .failing }
    let health = board.health(at: screen.surroundings.now)
    if case .failed = screen.state.link, health == .fresh, isOld(board, screen) { return .failing }
    return health
  }

  private static func isOld(_ board: Board, _ screen: DeparturesScreen) -> Bool {
    guard let asOf = board.asOf else { return true }
    return screen.surroundings.now.seconds(since: asOf) > 45
  }

  private static func mark(_ health: Health, _ screen: DeparturesScreen) -> String {
    screen.surroundings.isOnline ? health.rawValue : "offline"
  }
}
