import Kernel

/// Which modules are shown and in which order: drag by the handle, or move by button; a switch each.
struct ModulesScreen {
  let state: AppState
  private var words: SettingsWords { SettingsWords(state.language) }

  var view: [Node] {
    let order = state.preferences.order
    return [
      Heading.view(words.modules, back: SettingsPlace.all.path, words.back),
      element("p.quiet", key: "text") { words.modulesText },
      element("ul.editor.needs-script", key: "editor", .on(.reorder, "settings reorder")) {
        for (index, module) in order.enumerated() { row(module, index, of: order.count) }
      },
    ]
  }

  private func row(_ module: Module, _ index: Int, of count: Int) -> Node {
    let name = module.title(state.language)
    let isHidden = state.preferences.isHidden(module)
    return element("li.editor-row", key: module.rawValue) {
      element("span.handle", .data("handle", ""), .aria("hidden", true)) { Icon.view(.handle) }
      element("span.editor-name") { name }
      button(.up, words.moveUp(name), index > 0 ? .move(from: index, to: index - 1) : nil)
      button(.down, words.moveDown(name), index < count - 1 ? .move(from: index, to: index + 1) : nil)
      Switch.view(
        "", isOn: !isHidden, wire: "settings " + SettingsAction.hide(module, !isHidden).wire, spoken: words.show(name),
        key: "shown")
    }
  }

  /// A button that is off stays focusable, so that a module moved to the top does not lose the keyboard.
  private func button(_ icon: Icon, _ label: String, _ action: SettingsAction?) -> Node {
    element(
      "button.icon-button", .type("button"), .aria("label", label),
      action.map { .on(.click, "settings " + $0.wire) } ?? .aria("disabled", true)
    ) { Icon.view(icon) }
  }
}
