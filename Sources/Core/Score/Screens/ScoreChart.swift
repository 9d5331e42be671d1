import Kernel

/// How the score moved: the shared chart, filled with this scale's reports.
enum ScoreChart {
  static func view(_ screen: ScoreScreen, _ history: [DatedReport]) -> Node {
    let words = screen.words
    let since = history.first.map { screen.day($0.time) } ?? ""
    var chart = Chart(
      id: "score", title: words.overTime, kind: .line, summary: words.summary(history, since: since),
      wire: ScoreScreen.wire(.point(0)))
    chart.headings = (words.day, words.score)
    chart.tableLabel = words.asTable
    chart.listen = (words.listen, ScoreScreen.wire(.listen))
    chart.selected = screen.state.point
    let shown = history.suffix(Chart.most)
    let axis = ScoreAxis(shown.map { $0.report })
    chart.range = (String(axis.high), String(axis.low))
    for band in bands(screen) where band.least < axis.high {
      chart.bands.append((words.band(band.name), axis.height(band.least)))
    }
    // Of bands below the axis only the one that reaches into it is seen.
    while chart.bands.count > 1, chart.bands[1].from <= 0 { chart.bands.removeFirst() }
    for entry in history {
      chart.add(
        Chart.Point(
          label: screen.day(entry.time), text: String(entry.report.score) + " " + words.outOf(entry.report.most),
          height: axis.height(entry.report.score), time: Double(entry.time.seconds)))
    }
    return chart.view
  }

  /// As they hold today.
  private static func bands(_ screen: ScoreScreen) -> [Scale.Band] {
    let today = screen.surroundings.zone.local(screen.surroundings.now).day
    return screen.state.scale?.bands.on(today) ?? []
  }
}

/// What is not as it was in the report before, sentence by sentence.
enum WhatChangedSection {
  /// `history` is the chosen scale's, oldest first; nil where nothing has changed that can be said.
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
