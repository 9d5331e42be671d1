import Kernel

/// The open dialog: a form with Save and Cancel.
struct ScoreSheet {
  let screen: ScoreScreen
  let editor: ScoreEditor
  let file: CreditFile
  let outcome: ScoreEditor.Outcome
  private var words: ScoreWords { screen.words }

  /// `nil` where nothing is being edited.
  static func view(_ screen: ScoreScreen, _ file: CreditFile) -> Node? {
    guard let editor = screen.state.editor else { return nil }
    let outcome = editor.outcome(file, screen.surroundings)
    return ScoreSheet(screen: screen, editor: editor, file: file, outcome: outcome).view
  }

  private var view: Node {
    Sheet.view(.form, key: "sheet-score", title: title, dismiss: ScoreScreen.wire(.cancel), content: [form])
  }

  private var title: String {
    switch editor.subject {
    case .newEntry: words.addScore
    case .entry: words.changeScore
    case .newScale: words.addScale
    case .bands: words.changeBands
    }
  }

  private var form: Node {
    var isReady = false
    if case .ready = outcome { isReady = true }
    return element("form", Attribute("novalidate", ""), .on(.submit, ScoreScreen.wire(.save))) {
      fields
      element("div.button-row", key: "buttons") {
        screen.button(words.cancel, .cancel, key: "cancel")
        // Off, but still there to be asked why: pressing it shows what is missing.
        element(
          "button.button.primary", key: "save", .type("submit"), isReady ? nil : .aria("disabled", true)
        ) { isNew ? words.add : words.save }
      }
      if case .entry = editor.subject {
        Button.view(words.delete, ScoreScreen.wire(.delete), .danger, key: "delete")
      }
    }
  }

  private var isNew: Bool { editor.subject == .newEntry || editor.subject == .newScale }

  private var fields: [Node] {
    switch editor.subject {
    case .newEntry:
      [scales, field(.score, words.score, keyboard: "numeric", isFirst: true), field(.date, words.date, type: "date")]
    case .entry:
      [field(.score, words.score, keyboard: "numeric", isFirst: true), field(.date, words.date, type: "date")]
    case .newScale:
      [
        field(.name, words.name, isFirst: true), field(.least, words.lowest, keyboard: "numeric"),
        field(.most, words.highest, keyboard: "numeric"), bands(isFirst: false),
        field(.date, words.bandsFrom, type: "date"),
      ]
    case .bands:
      [
        bands(isFirst: true),
        field(.date, words.bandsFrom, type: "date"),
      ]
    }
  }

  private var scales: Node {
    var choices = Choices(
      name: "scale", legend: words.scale, selected: editor[.scale], wire: ScoreScreen.wire(.type(.scale, "")))
    for scale in file.scales { choices.add(scale.id, words.name(scale)) }
    return choices.view()
  }

  private func field(
    _ name: ScoreEditor.Field, _ label: String, type: String = "text", keyboard: String? = nil, hint: String? = nil,
    isFirst: Bool = false
  ) -> Node {
    var field = Field(id: name.name, label: label, value: editor[name], wire: ScoreScreen.wire(.type(name, "")))
    field.type = type
    field.keyboard = keyboard
    field.hint = hint
    field.isFirst = isFirst
    // A field is quiet until something was typed into it, or until Save was tried.
    if case .wrong(name, let text) = outcome, editor.isTried || editor.isChanged(name) { field.message = text }
    return field.view
  }

  /// A row a band: the labels stand once above them for the eye, with each field for a screen reader.
  private func bands(isFirst: Bool) -> Node {
    element("fieldset.score-bands", key: "bands") {
      element("legend") { words.bands }
      element("p.hint", key: "hint") { words.bandsHint }
      element("div.score-band-row", key: "labels", .aria("hidden", true)) {
        element("span") { words.bandFrom }
        element("span") { words.bandName }
      }
      for row in 0..<editor.bandRows {
        element("div.score-band-row", key: String(row)) {
          field(
            .bandLeast(row), words.bandNumber(row + 1) + ", " + words.bandFrom.lowered, keyboard: "numeric",
            isFirst: isFirst && row == 0)
          field(.bandName(row), words.bandNumber(row + 1) + ", " + words.bandName.lowered)
        }
      }
    }
  }
}
