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
      element("ul.editor.needs-script", key: "editor", .on(.reorder, SettingsAction.move(nil).inPage)) {
        for (index, module) in order.enumerated() { row(module, index, of: order.count) }
      },
    ]
  }

  private func row(_ module: Module, _ index: Int, of count: Int) -> Node {
    let name = module.title(state.language)
    let isHidden = state.preferences.isHidden(module)
    return element("li.editor-row", key: module.rawValue) {
      ReorderList.tools((index, count), [.text(name)], name, words) { SettingsAction.move($0).inPage }
      Switch.view(
        "", isOn: !isHidden, wire: SettingsAction.hide(module, !isHidden).inPage, spoken: words.show(name),
        key: "shown")
    }
  }
}
