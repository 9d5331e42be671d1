import Kernel

/// The open dialog: a form with Save and Cancel.
struct ScoreSheet {
  private let screen: ScoreScreen
  private let editor: ScoreEditor
  private let file: CreditFile
  private let fault: FormFault?
  private let draw: FormSheet<ScoreEditor.Field>
  private var words: ScoreWords { screen.words }

  /// `nil` where nothing is being edited.
  @inline(never)  // a gate of the program's parts
  static func view(_ screen: ScoreScreen, _ file: CreditFile) -> Node? {
    screen.state.editor.map { ScoreSheet(screen, $0, file).view }
  }

  private init(_ screen: ScoreScreen, _ editor: ScoreEditor, _ file: CreditFile) {
    self.screen = screen
    self.editor = editor
    self.file = file
    fault = editor.outcome(file, screen.surroundings).fault
    draw = FormSheet(editor.form, fault) { field, row in ScoreScreen.wire(.type(field, row: row, "")) }
  }

  private var view: Node {
    let isNew = editor.subject == .newEntry || editor.subject == .newScale
    return Sheet.form(
      key: "sheet-score", title: title, cancel: (words.cancel, ScoreScreen.wire(.cancel)),
      save: (isNew ? words.add : words.save, ScoreScreen.wire(.save)), isReady: fault == nil, removal: removal,
      fields: fields)
  }

  private var title: String {
    switch editor.subject {
    case .newEntry: words.addScore
    case .entry: words.changeScore
    case .newScale: words.addScale
    case .bands: words.changeBands
    }
  }

  private var removal: Node? {
    guard case .entry = editor.subject else { return nil }
    return Button.view(words.delete, ScoreScreen.wire(.delete), .danger, key: "delete")
  }

  private var fields: [Node] {
    switch editor.subject {
    case .newEntry: [scales, score, day(words.date)]
    case .entry: [score, day(words.date)]
    case .newScale:
      [
        draw.input(.name, words.name, isFirst: true), draw.input(.least, words.lowest, keyboard: "numeric"),
        draw.input(.most, words.highest, keyboard: "numeric"), bands(isFirst: false), day(words.bandsFrom),
      ]
    case .bands: [bands(isFirst: true), day(words.bandsFrom)]
    }
  }

  private var score: Node { draw.input(.score, words.score, keyboard: "numeric", isFirst: true) }

  private func day(_ label: String) -> Node { draw.input(.date, label, type: "date") }

  private var scales: Node {
    draw.choices(.scale, words.scale, file.scales.map { (value: $0.id, label: words.name($0)) })
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
          draw.input(
            .bandLeast, row: row, words.bandNumber(row + 1) + ", " + words.bandFrom.lowered, keyboard: "numeric",
            isFirst: isFirst && row == 0)
          draw.input(.bandName, row: row, words.bandNumber(row + 1) + ", " + words.bandName.lowered)
        }
      }
    }
  }
}
