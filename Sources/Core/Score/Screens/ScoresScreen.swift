import Kernel

/// All reports that are kept, newest first, with files out and in.
struct ScoresScreen {
  let screen: ScoreScreen
  let file: CreditFile
  private var words: ScoreWords { screen.words }

  var view: [Node] {
    let reports = file.reports
    var nodes = [
      Heading.view(words.history, back: ScoreState.address(.ring), words.score), files(isEmpty: reports.isEmpty),
    ]
    if let imported = screen.state.imported {
      nodes.append(imported.view(words, dismissal: ScoreScreen.wire(.dismissImport)))
    }
    if reports.isEmpty {
      nodes.append(Notice.view(.empty, title: words.emptyTitle, text: words.emptyText))
    } else {
      nodes.append(element("ul.rows", key: "rows") { rows(reports) })
    }
    if reports.count > screen.state.shown { nodes.append(screen.button(words.showMore, .showMore, key: "more")) }
    return nodes
  }

  private func rows(_ reports: [DatedReport]) -> [Node] {
    var rows: [Node] = []
    var index = reports.count - 1
    while index >= 0, rows.count < screen.state.shown {
      rows.append(row(reports[index]))
      index -= 1
    }
    return rows
  }

  private func row(_ entry: DatedReport) -> Node {
    let band = screen.state.band(of: entry, words, screen.surroundings)
    let scale = file.scale(entry.scale).map { words.name($0) } ?? ""
    return element("li", key: entry.id) {
      element("button.row-button", .type("button"), .on(.click, ScoreScreen.wire(.edit(.entry(entry.id))))) {
        element("span.row-main") {
          element("span") { screen.day(entry.time) }
          " "
          element("small") { scale }
        }
        " "
        element("span.row-side") {
          element("span.row-amount") { String(entry.report.score) }
          " "
          element("small") { words.outOf(entry.report.most) + (band.map { " · " + $0 } ?? "") }
        }
      }
    }
  }

  private func files(isEmpty: Bool) -> Node {
    element("div.button-row", key: "files") {
      screen.button(words.addScore, .edit(.newEntry), key: "add")
      if !isEmpty {
        FileButtons.export(csv: ScoreScreen.wire(.export(.csv)), json: ScoreScreen.wire(.export(.json)), words)
      }
      FileButtons.bring(words.importFile, ScoreScreen.wire(.importFile("")), key: "import")
    }
  }
}
