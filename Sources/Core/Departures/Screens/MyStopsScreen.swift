import Kernel

/// The person's stops in their order, each with its next trains both ways.
struct MyStopsScreen {
  let base: DeparturesScreen
  private var state: DeparturesState { base.state }
  private var words: DeparturesWords { base.words }

  var view: [Node] {
    [Heading.view(words.myStops, trailing: actions)] + content
  }

  private var content: [Node] {
    guard let mine = state.mine else { return [opening, withoutScript] }
    if mine.kept.isEmpty { return [empty] }
    return [state.isEditing ? StopEditor(base: base, stops: mine).view : tiles(mine)]
  }

  private func tiles(_ mine: MyStops) -> Node {
    element("ul.tiles.stop-tiles", key: "tiles") {
      for kept in mine.kept {
        element("li", key: kept.station) { tile(kept) }
      }
    }
  }

  private func tile(_ kept: MyStops.Kept) -> Node {
    let name = state.network.station(kept.station)?.name ?? kept.station
    let options = StopOptions(base: base, kept: kept, name: name)
    return StopTile.view(kept.station, about: nil, trailing: options.button, below: options.panel, base)
  }

  private var actions: Node {
    element("div.actions") {
      element(
        "a.icon-button", key: "search", .href(DeparturesScreen.link(.search(query: ""))),
        .aria("label", words.search)
      ) {
        Icon.view(.search)
      }
      NearbyScreen.link(base, "icon-button")
      element(
        "a.icon-button", key: "map", .href(DeparturesScreen.link(.map(MapPlace()))), .aria("label", words.map)
      ) { Icon.view(.map) }
      element(
        "a.icon-button", key: "alerts", .href(DeparturesScreen.link(.alerts(at: nil))), .aria("label", words.alerts)
      ) { Icon.view(.failing) }
      if let mine = state.mine, !mine.reminders.isEmpty {
        element(
          "a.icon-button", key: "reminders", .href(DeparturesScreen.link(.reminders(.list))),
          .aria("label", words.reminders)
        ) { Icon.view(.bell) }
      }
      if let mine = state.mine, !mine.kept.isEmpty {
        element(
          "button.text-button", key: "edit", .type("button"), .aria("pressed", state.isEditing),
          .on(.click, DeparturesScreen.wire(.edit(!state.isEditing)))
        ) { state.isEditing ? words.done : words.edit }
      }
    }
  }

  private var empty: Node {
    Notice.view(
      .empty, title: words.emptyTitle, text: words.emptyText,
      action: element("p.button-row") {
        element("a.button.primary", .href(DeparturesScreen.link(.search(query: "")))) { words.search }
        NearbyScreen.link(base, "button")
      })
  }

  /// Until the journal is open: the room that the tiles will take.
  private var opening: Node {
    element("div.tiles.stop-tiles.needs-script", key: "opening", .aria("busy", true)) {
      for number in 0..<2 {
        element("div", key: "p\(number)", .class("tile", "placeholder", "stop-placeholder")) {
          number == 0 ? element("span.visually-hidden") { words.loading } : nil
        }
      }
    }
  }

  private var withoutScript: Node {
    element("section.notice.without-script", key: "without-script") {
      element("p") { words.needsScript }
      element("p.button-row") {
        element("a.button.primary", .href(DeparturesScreen.link(.search(query: "")))) { words.search }
      }
    }
  }
}
