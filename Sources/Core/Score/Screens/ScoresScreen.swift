import Kernel

/// All reports that are kept, newest first, with files out and in.
struct ScoresScreen {
  let screen: ScoreScreen
  let file: CreditFile
  private var words: ScoreWords { screen.words }

  var view: [Node] {
    var nodes = [Heading.view(words.history, back: ScorePlace.ring.path, words.score), files]
    if let result { nodes.append(result) }
    if file.reports.isEmpty {
      nodes.append(Notice.view(.empty, title: words.emptyTitle, text: words.emptyText))
    } else {
      nodes.append(element("ul.rows", key: "rows") { rows })
    }
    if file.reports.count > screen.state.shown { nodes.append(screen.button(words.showMore, .showMore, key: "more")) }
    return nodes
  }

  private var rows: [Node] {
    var rows: [Node] = []
    var index = file.reports.count - 1
    while index >= 0, rows.count < screen.state.shown {
      rows.append(row(file.reports[index]))
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

  private var files: Node {
    element("div.button-row", key: "files") {
      screen.button(words.addScore, .edit(.newEntry), key: "add")
      if !file.reports.isEmpty {
        screen.button(words.exportCSV, .export(.csv), key: "csv")
        screen.button(words.exportJSON, .export(.json), key: "json")
      }
      element("label.button.file-button", key: "import") {
        element("span") { words.importFile }
        element(
          "input", .type("file"), Attribute("accept", ".csv,.json,text/csv,application/json"),
          .on(.change, ScoreScreen.wire(.importFile(""))))
      }
    }
  }

  private var result: Node? {
    guard let imported = screen.state.imported else { return nil }
    return element("div.import-result", key: "import-result") {
      element("p") { imported.sentence }
      if !imported.reasons.isEmpty { element("ul") { for reason in imported.reasons { element("li") { reason } } } }
      element("p") {
        element("button.text-button", .type("button"), .on(.click, ScoreScreen.wire(.dismissImport))) { words.hide }
      }
    }
  }
}
