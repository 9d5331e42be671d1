import Journal
import Kernel

/// Where the data is, and export, import and erase.
struct DataScreen {
  let state: AppState
  private var words: DataWords { DataWords(state.language) }

  @inline(never)  // a gate of the program's parts
  var view: [Node] {
    [
      Heading.view(words.data, back: SettingsPlace.all.path, SettingsWords(state.language).back),
      section("where", words.whereTitle, isKept ? whereText : words.whereInMemory, whereabouts),
      section("export", words.exportTitle, words.exportText, exporting),
      section("import", words.importTitle, words.importText, importing),
      section("erase", words.eraseTitle, eraseText, button(words.erase, .erase, .danger)),
      state.settings.isErasing ? eraseDialog : nil,
    ].compactMap { $0 }
  }

  /// False where this browser keeps nothing, and all lasts until the page is closed.
  private var isKept: Bool { state.storage != .memory }

  private var whereText: String { state.isOnServer ? words.whereShared : words.whereText }
  private var eraseText: String { words.eraseText + (state.isOnServer ? " " + words.eraseShared : "") }

  private func section(_ key: String, _ title: String, _ text: String, _ content: Node) -> Node {
    element("section.tile.data-section", key: key) {
      element("h2") { title }
      element("p.quiet") { text }
      content
    }
  }

  private func button(_ label: String, _ action: SettingsAction, _ look: Button.Look = .plain) -> Node {
    element("p.button-row.needs-script") { Button.view(label, action.inPage, look) }
  }

  private var whereabouts: Node {
    let device = state.settings.device
    return element("div.facts", key: "facts") {
      if let journal = state.keeping.journal, state.keeping.hasAll {
        element("p", key: "count") {
          isKept ? words.changes(journal.changeCount) : words.changesInMemory(journal.changeCount)
        }
      }
      if isKept, let usage = device.usage, let quota = device.quota {
        element("p", key: "room") { words.room(words.size(usage), quota: words.size(quota)) }
      }
      if isKept, let isPersisted = device.isPersisted {
        element("p", key: "promise") { isPersisted ? words.promised : words.refused }
        if !isPersisted { button(words.askToKeep, .persist) }
      }
      if !state.keeping.damaged.isEmpty {
        element("p.message", key: "damaged") { words.damaged(state.keeping.damaged.count) }
      }
    }
  }

  private var exporting: Node {
    guard let writer = state.settings.writing else { return button(words.export, .export, .primary) }
    return element("p", key: "writing", .role("status")) { words.writing(writer.progress / 10) }
  }

  private var importing: Node {
    element("div.importing.needs-script", key: "importing") {
      element("label.button.file-button", key: "choose") {
        words.chooseFile
        element(
          "input", .id("data-file"), .type("file"), Attribute("accept", ".json,application/json"),
          Attribute("data-pieces", ""), .on(.change, SettingsAction.read(text: "").inPage))
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
      .question, key: "erase-dialog", title: words.eraseQuestion, dismiss: SettingsAction.cancel.inPage,
      content: [
        element("p", key: "text") { eraseText + unsent + " " + words.eraseAdvice },
        element("div.button-row.stacked", key: "buttons") {
          dialogButton(words.cancel, .cancel, .primary)
          dialogButton(words.export, .export)
          dialogButton(words.eraseNow, .eraseNow, .danger)
        },
      ])
  }

  /// What this device alone has of an account.
  private var unsent: String {
    let count = state.account?.isExchanging == true ? state.unsentCount : 0
    return count > 0 ? " " + AccountWords(state.language).unsent(count) : ""
  }

  private func dialogButton(_ label: String, _ action: SettingsAction, _ look: Button.Look = .plain) -> Node {
    Button.view(label, action.inPage, look, key: action.wire)
  }
}
