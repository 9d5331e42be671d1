import Kernel

/// What a chosen file would add, before it is added.
struct ImportPreviewView {
  let preview: ImportPreview
  let state: AppState
  private var words: DataWords { DataWords(state.language) }

  var view: Node {
    element("section.preview", key: "preview", .aria("labelledby", "preview-title")) {
      element("h3", .id("preview-title"), .tabindex(-1)) { words.previewTitle }
      element("ul.plain-list") {
        line("fresh", preview.fresh.isEmpty ? words.nothing(in: preview) : words.fresh(preview.fresh.count))
        for part in preview.parts { line("part-" + part.name, words.part(name(part.name), count: part.count)) }
        if let exported = preview.exported { line("exported", words.exported(state.moment(exported))) }
        if preview.known > 0 { line("known", words.known(preview.known)) }
        if !preview.damaged.isEmpty { line("damaged", words.setAside(preview.damaged.count)) }
        if preview.unusable > 0 { line("unusable", words.leftOut(preview.unusable)) }
      }
      element("p.button-row") {
        if !preview.isEmpty {
          Button.view(
            words.add(preview.fresh.count + preview.damaged.count), SettingsAction.add.inPage, .primary, key: "add")
        }
        Button.view(words.cancel, SettingsAction.cancel.inPage, key: "cancel")
      }
    }
  }

  private func line(_ key: String, _ text: String) -> Node { element("li", key: key) { text } }

  private func name(_ part: String) -> String {
    if let module = Module(kinds: part) { return module.title(state.language) }
    switch part {
    case "app": return words.settingsPart
    case "journal": return words.undoPart
    default: return words.otherPart
    }
  }
}
