import Kernel

/// How the score moved: the shared chart, filled with this scale's reports.
enum ScoreChart {
  static func view(_ screen: ScoreScreen, _ history: [DatedReport]) -> Node {
    let words = screen.words
    let since = history.first.map { screen.day($0.time) } ?? ""
    var chart = Chart(
      id: "score", title: words.overTime, kind: .line, summary: words.summary(history, since: since),
      wire: ScoreScreen.wire(.point(0)))
    chart.headings = (words.dayHeading, words.score)
    chart.tableLabel = words.asTable
    chart.listen = (words.listen, ScoreScreen.wire(.listen))
    chart.selected = screen.state.point
    if let scale = screen.state.scale { chart.range = (String(scale.most), String(scale.least)) }
    for entry in history {
      chart.add(
        Chart.Point(
          label: screen.day(entry.time), text: String(entry.report.score) + " " + words.outOf(entry.report.most),
          height: Fraction.of(entry.report)))
    }
    return chart.view
  }
}

/// What is not as it was in the report before, sentence by sentence.
enum WhatChangedSection {
  static func view(_ screen: ScoreScreen, _ history: [DatedReport]) -> Node? {
    guard history.count > 1, case .score = ScoreState.Face(screen.state) else { return nil }
    let before = history[history.count - 2]
    let changes = WhatChanged.between(before.report, history[history.count - 1].report)
    if changes.isEmpty { return nil }
    return element("section.score-section", key: "changed") {
      element("h2") { screen.words.whatChanged }
      element("p.quiet") { screen.words.since(screen.day(before.time)) }
      element("ul.score-changes") {
        for change in changes { element("li") { screen.words.sentence(change) } }
      }
    }
  }
}
