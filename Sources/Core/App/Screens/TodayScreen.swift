import Kernel

/// One glance at each module, in the person's order, and above them the one thing that is most urgent.
struct TodayScreen {
  let state: AppState
  private var words: AppWords { AppWords(state.language) }

  @inline(never)  // a gate of the program's parts
  var view: [Node] {
    let shown = state.preferences.shown
    let now = now
    return [
      Heading.view(words.today, trailing: settings),
      NowView.view(now, day, words),
      shown.isEmpty
        ? Notice.view(
          .empty, title: words.allHidden, text: words.allHiddenText,
          action: element("a.button.primary", .href(SettingsPlace.modules.path)) { words.chooseModules })
        : element("div.today", key: "tiles") {
          element("div.tiles.today-tiles") { for module in shown { without(now, AppView.tile(module, state)) } }
        },
      shown.isEmpty
        ? nil
        : element("p.arrange.needs-script", key: "arrange") {
          element("a.text-button", .href(SettingsPlace.modules.path)) { words.arrange }
        },
    ].compactMap { $0 }
  }

  private var settings: Node {
    element(
      "a.icon-button.only-narrow", key: "settings", .href(SettingsPlace.all.path),
      .aria("label", SettingsWords(state.language).settings)
    ) { Icon.view(.settings) }
  }

  /// A tile says nothing that the Now line says already.
  private func without(_ now: NowLine?, _ tile: Node) -> Node {
    guard let now, case .element(var all) = tile else { return tile }
    all.children.removeAll { child in
      guard case .element(let line) = child, line.tag == "p" else { return false }
      return line.children == [.text(now.text)]
    }
    return .element(all)
  }

  /// Where nothing is urgent its day stands there; on the server nobody knows which it is.
  private var day: String {
    guard state.keeping.journal != nil else { return "" }
    let day = state.device.zone.local(state.clock.now).day
    return DayText(state.language).weekdayAndDay(day)
  }

  /// The most urgent thing across the modules that are shown.
  private var now: NowLine? {
    var most: NowLine?
    for module in state.preferences.shown {
      guard let line = state.nowLine(module) else { continue }
      if let most, line.urgency <= most.urgency { continue }
      most = line
      if line.leadsToRide { most?.aside = state.aside(of: module) }
    }
    return most
  }
}
