package import Kernel

/// This module's glance on Today: the last known score, or a button in its place where it is hidden.
package enum ScoreTile {
  package static func view(_ screen: ScoreScreen) -> Node {
    element("article.tile.tile-score", key: "score") {
      element("h2") {
        element("a", .href(ScoreState.address(.ring))) { screen.words.score }
      }
      glance(screen)
    }
  }

  private static func glance(_ screen: ScoreScreen) -> [Node] {
    let words = screen.words
    guard let file = screen.state.file else {
      return [
        element("p.placeholder.glance-score-placeholder.needs-script", key: "opening", .aria("busy", true)),
        element("p.quiet.without-script", key: "without-script") { words.needsScript },
      ]
    }
    guard let entry = screen.state.current else {
      return [element("p.quiet", key: "line") { absence(screen) }]
    }
    if file.isHiddenOnToday, !screen.state.isRevealed {
      return [
        element("p.quiet", key: "line") { words.hiddenText },
        element("p.button-row", key: "reveal") {
          Button.view(words.showScore, ScoreScreen.wire(.reveal))
        },
      ]
    }
    let moved = Movement(screen.state.history).map { words.moved($0.change, since: screen.day($0.since)) }
    let band = screen.state.band(of: entry, words, screen.surroundings)
    let time = screen.state.isLive ? screen.state.answer?.asOf ?? entry.time : entry.time
    return [
      element("p.figure", key: "figure") { String(entry.report.score) },
      element("p", key: "scale") { words.outOf(entry.report.most) + (band.map { " · " + $0 } ?? "") },
      moved.map { text in element("p.quiet", key: "moved") { text } },
      element("p.quiet.score-day", key: "age") { words.asOf(time, screen.surroundings) },
    ].compactMap { $0 }
  }

  /// Why there is no number. Where nobody has asked for one yet, nothing failed and nothing is missing.
  private static func absence(_ screen: ScoreScreen) -> String {
    let (state, words) = (screen.state, screen.words)
    guard state.isLive else { return words.noneOnScale }
    if let failure = state.failure { return words.failedTitle + ". " + words.reason(failure) }
    return state.answer == nil ? words.openText : words.noReport
  }
}
