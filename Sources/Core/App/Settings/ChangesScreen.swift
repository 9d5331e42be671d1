import Journal
import Kernel

/// The last 50 changes, newest first; each can be taken back and brought back, also after a restart.
struct ChangesScreen {
  let state: AppState
  private var words: SettingsWords { SettingsWords(state.language) }

  @inline(never)  // a gate of the program's parts
  var view: [Node] {
    [Heading.view(words.history, back: SettingsPlace.all.path, words.back)] + content
  }

  /// Nothing is called empty that has not been read.
  private var content: [Node] {
    let changes = self.changes
    if !changes.isEmpty {
      return [element("ul.rows.needs-script", key: "changes") { for change in changes { row(change) } }]
    }
    if state.keeping.journal != nil, state.keeping.hasAll {
      return [Notice.view(.empty, title: words.historyEmpty, text: words.historyEmptyText)]
    }
    return [
      element("p.placeholder.glance-placeholder.needs-script", key: "opening", .aria("busy", true)) {
        element("span.visually-hidden") { words.historyOpening }
      },
      element("section.notice.without-script", key: "without-script") { element("p") { words.historyNeedsScript } },
    ]
  }

  /// What was stored together is one. What came with a file that is taken back can only come back with it.
  private var changes: [Operation] {
    guard let journal = state.keeping.journal else { return [] }
    var listed = Places<OperationID>()
    return journal.recent.filter { !journal.isSwitchedOff($0.id) && listed.add($0.first ?? $0.id).isNew }
  }

  private func row(_ change: Operation) -> Node {
    let decoded = state.keeping.decoded?[change]
    let sentence = decoded.flatMap { state.line(for: $0) } ?? words.unknownChange
    // Its stamp is an order and no time: a merge, or another's clock, may have moved it on by years.
    let moment = change.change.fields["time"]?.integer.map { time in
      state.moment(Instant(milliseconds: time), isOfADay: decoded?.module?.isOfADay ?? false)
    }
    let isUndone = state.keeping.journal?.isUndone(change.id) == true
    let spoken = sentence + (moment.map { " " + $0 } ?? "")
    return element("li.row", key: change.id.text) {
      element(isUndone ? "span.row-text.taken-back" : "span.row-text") {
        element("span") { sentence }
        if isUndone { element("span.quiet") { words.takenBack } }
        if let moment { element("span.quiet") { moment } }
      }
      if isUndone {
        Button.view(words.bringBack, AppAction.bringBack(change.id).wire, spoken: words.bringBackThis(spoken))
      } else {
        Button.view(AppWords(state.language).undo, AppAction.undo(change.id).wire, spoken: words.undo(spoken))
      }
    }
  }
}
