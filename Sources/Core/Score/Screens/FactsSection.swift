import Kernel

/// What the report says beside its score: on the first screen, not only when it changes.
enum FactsSection {
  static func view(_ screen: ScoreScreen) -> Node? {
    guard case .score(let entry) = ScoreState.Face(screen.state) else { return nil }
    let around = screen.surroundings
    let time = screen.state.isLive ? screen.state.answer?.asOf ?? entry.time : entry.time
    let facts = ReportFact.all(
      of: entry.report, at: time, today: around.zone.local(around.now).day, in: around.zone)
    if facts.isEmpty { return nil }
    return element("section.score-section", key: "facts") {
      element("h2") { screen.words.onReport }
      element("dl.fact-list") {
        for fact in facts {
          let (label, value) = screen.words.fact(fact)
          element("div", key: label) {
            element("dt") { label }
            element("dd") { value }
          }
        }
      }
    }
  }
}
