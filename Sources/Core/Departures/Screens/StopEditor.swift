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
      ReorderList.tools((index, stops.kept.count), shown(kept, station), name, words) {
        DeparturesScreen.wire(.move($0))
      }
      Button.icon(.remove, words.remove(name), DeparturesScreen.wire(.remove(id)))
    }
  }

  private func shown(_ kept: MyStops.Kept, _ station: Station?) -> [Node] {
    guard let station else { return [.text(kept.station)] }
    let lines = kept.wanted.lines.isEmpty ? station.lines : kept.wanted.lines
    return [.text(station.name), base.state.bullets.row(lines, words)]
  }
}
