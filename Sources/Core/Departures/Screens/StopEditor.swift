import Kernel

/// My stops being put in order: drag by the handle, or move and remove by button.
struct StopEditor {
  let base: DeparturesScreen
  let stops: MyStops
  private var words: DeparturesWords { base.words }

  var view: Node {
    element("ul.editor", key: "editor", .on(.reorder, DeparturesScreen.wire(.reorder))) {
      for (index, kept) in stops.kept.enumerated() { row(kept, index) }
    }
  }

  private func row(_ kept: MyStops.Kept, _ index: Int) -> Node {
    let id = kept.station
    let station = base.state.network.station(id)
    let name = station?.name ?? id
    return element("li.editor-row", key: id) {
      element("span.handle", .data("handle", ""), .aria("hidden", true)) { Icon.view(.handle) }
      element("span.editor-name") {
        name
        if let station { base.state.bullets.row(kept.wanted.lines.isEmpty ? station.lines : kept.wanted.lines, words) }
      }
      button(.up, words.moveUp(name), .move(from: index, to: index - 1), isOff: index == 0)
      button(.down, words.moveDown(name), .move(from: index, to: index + 1), isOff: index == stops.kept.count - 1)
      button(.remove, words.remove(name), .remove(id), isOff: false)
    }
  }

  /// A button that is off stays focusable, so that a stop moved to the top does not lose the keyboard.
  private func button(_ icon: Icon, _ label: String, _ action: DeparturesAction, isOff: Bool) -> Node {
    element(
      "button.icon-button", .type("button"), .aria("label", label),
      isOff ? .aria("disabled", true) : .on(.click, DeparturesScreen.wire(action))
    ) { Icon.view(icon) }
  }
}
