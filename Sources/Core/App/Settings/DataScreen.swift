import Journal
import Kernel

/// Where the data is, and export, import and erase.
struct DataScreen {
  let state: AppState
  private var words: DataWords { DataWords(state.language) }

  var view: [Node] {
    [
      Heading.view(words.data, back: SettingsPlace.all.path, SettingsWords(state.language).back),
      section("where", words.whereTitle, isKept ? words.whereText : words.whereInMemory, whereabouts),
      section("export", words.exportTitle, words.exportText, exporting),
      section("import", words.importTitle, words.importText, importing),
      section("erase", words.eraseTitle, words.eraseText, button("danger", words.erase, .erase)),
      state.settings.isErasing ? eraseDialog : nil,
    ].compactMap { $0 }
  }

  /// False where this browser keeps nothing, and all lasts until the page is closed.
  private var isKept: Bool { state.storage != .memory }

  private func section(_ key: String, _ title: String, _ text: String, _ content: Node) -> Node {
    element("section.tile.data-section", key: key) {
      element("h2") { title }
      element("p.quiet") { text }
      content
    }
  }

  private func button(_ look: String, _ label: String, _ action: SettingsAction) -> Node {
    element("p.button-row.needs-script") {
      element("button.button", .class(look), .type("button"), .on(.click, "settings " + action.wire)) { label }
    }
  }

  private var whereabouts: Node {
    let device = state.settings.device
    return element("div.facts", key: "facts") {
      if let journal = state.journal, state.disk.isWhole {
        element("p", key: "count") {
          isKept ? words.changes(journal.operations.count) : words.changesInMemory(journal.operations.count)
        }
      }
      if isKept, let usage = device.usage, let quota = device.quota {
        element("p", key: "room") { words.room(words.size(usage), of: words.size(quota)) }
      }
      if isKept, let isPersisted = device.isPersisted {
        element("p", key: "promise") { isPersisted ? words.promised : words.refused }
        if !isPersisted { button("", words.askToKeep, .persist) }
      }
      if !state.disk.damaged.isEmpty {
        element("p.message", key: "damaged") { words.damaged(state.disk.damaged.count) }
      }
    }
  }

  private var exporting: Node {
    guard let writer = state.settings.writing else { return button("primary", words.export, .export) }
    return element("p", key: "writing", .role("status")) { words.writing(percent: writer.progress / 10) }
  }

  private var importing: Node {
    element("div.importing.needs-script", key: "importing") {
      element("label.button.file-button", key: "choose") {
        words.chooseFile
        element(
          "input", .id("data-file"), .type("file"), Attribute("accept", ".json,application/json"),
          Attribute("data-pieces", ""), .on(.change, "settings " + SettingsAction.read(text: "").wire))
      }
      switch state.settings.reading {
      case .idle: nil
      case .coming, .come: element("p", key: "coming", .role("status")) { words.reading }
      case .failed(let error): element("p.message", key: "failed", .role("alert")) { words.failed(error) }
      case .ready(let preview): ImportPreviewView(preview: preview, state: state).view
      }
    }
  }

  private var eraseDialog: Node {
    Sheet.view(
      .question, key: "erase-dialog", title: words.eraseQuestion, dismiss: "settings " + SettingsAction.cancel.wire,
      content: [
        element("p", key: "text") { words.eraseText + " " + words.eraseAdvice },
        element("div.button-row.stacked", key: "buttons") {
          dialogButton("primary", words.cancel, .cancel)
          dialogButton("", words.export, .export)
          dialogButton("danger", words.eraseNow, .eraseNow)
        },
      ])
  }

  private func dialogButton(_ look: String, _ label: String, _ action: SettingsAction) -> Node {
    element("button.button", key: action.wire, .class(look), .type("button"), .on(.click, "settings " + action.wire)) {
      label
    }
  }
}
