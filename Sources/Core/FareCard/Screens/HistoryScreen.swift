import Kernel

/// All that happened on a card, newest first, by day; the newest hundred until more are wanted.
struct HistoryScreen {
  let screen: FareCardScreen
  let standing: Standing
  private var words: FareCardWords { screen.words }

  var view: [Node] {
    var nodes = [
      Heading.view(words.history, back: FareCardScreen.link(.card(screen.state.place.card)), words.fareCard)
    ]
    if let imported = screen.state.imported {
      nodes.append(imported.view(words, dismissal: FareCardScreen.wire(.dismissImport)))
    }
    if standing.card.entries.isEmpty {
      nodes.append(Notice.view(.empty, title: words.emptyTitle, text: words.emptyText))
    } else {
      nodes.append(
        standing.drawnDays.node(screen) { element("div.fare-stage.fare-days", key: "days") { days } })
    }
    return nodes + [files] + FareCardOverlays.view(screen)
  }

  private var days: [Node] {
    let lines = standing.newest(screen.state.shown)
    let today = screen.surroundings.zone.local(screen.surroundings.now).day
    var days: [Node] = []
    var rows: [Node] = []
    for (index, line) in lines.enumerated() {
      let day = screen.surroundings.zone.local(line.entry.time).day
      rows.append(EntryRow.view(line, screen))
      let isLast = index + 1 == lines.count || screen.surroundings.zone.local(lines[index + 1].entry.time).day != day
      if !isLast { continue }
      days.append(
        element("section.fare-day", key: "day-" + String(day.number)) {
          element("h2") { words.heading(day, today: today) }
          element("ul.rows") { rows }
        })
      rows = []
    }
    if standing.card.entries.count > lines.count {
      days.append(
        Button.view(words.showMore, FareCardScreen.wire(.showMore), key: "more"))
    }
    return days
  }

  /// Below what one came for.
  private var files: Node {
    element("div.button-row", key: "files") {
      if !standing.card.entries.isEmpty {
        FileButtons.export(
          csv: FareCardScreen.wire(.export(.csv)), json: FareCardScreen.wire(.export(.json)), words)
      }
      FileButtons.bring(words.importFile, FareCardScreen.wire(.importFile("")), key: "import")
    }
  }
}
