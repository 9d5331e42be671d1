import Journal
import Kernel

/// The last 50 changes, newest first; each can be taken back, also after a restart.
struct HistoryScreen {
  let state: AppState
  private var words: SettingsWords { SettingsWords(state.language) }

  var view: [Node] {
    let changes = state.journal?.undoable ?? []
    return [
      Heading.view(words.history, back: SettingsPlace.all.path, words.back),
      changes.isEmpty
        ? Notice.view(.empty, title: words.historyEmpty, text: words.historyEmptyText)
        : element("ul.rows.needs-script", key: "changes") { for change in changes { row(change) } },
    ]
  }

  private func row(_ change: Operation) -> Node {
    let sentence = state.line(for: change) ?? words.unknownChange
    // Its stamp is an order and no time: a merge, or another's clock, may have moved it on by years.
    let moment = change.change.fields["time"]?.integer.map { state.moment(Instant(milliseconds: $0)) }
    return element("li.row", key: change.id.text) {
      element("span.row-text") {
        element("span") { sentence }
        if let moment { element("span.quiet") { moment } }
      }
      element(
        "button.button", .type("button"), .aria("label", words.undo(sentence + (moment.map { " " + $0 } ?? ""))),
        .on(.click, "undo " + change.id.text)
      ) { AppWords(state.language).undo }
    }
  }
}
