import Kernel

/// The next races, counting down, and what narrows them.
struct BoardScreen {
  let base: RacesScreen
  private var state: RacesState { base.state }
  private var words: RacesWords { base.words }

  var view: [Node] {
    let shown = state.shown(at: base.surroundings.now)
    return [
      Heading.view(words.races),
      element("div.race-bar", key: "bar") {
        RaceFilters.view(base)
        RaceAge.view(base)
      },
      shown.isEmpty ? nil : again,
      content(shown),
      followed(besides: shown),
    ].compactMap { $0 }
  }

  /// Those that are followed and not among the races shown, where they are marked.
  private func followed(besides shown: [Race]) -> Node? {
    let races = state.followed(at: base.surroundings.now).filter { race in !shown.contains { $0.id == race.id } }
    if races.isEmpty { return nil }
    return element("section.direction", key: "followed", .aria("labelledby", "followed")) {
      element("h2", .id("followed")) { words.followed }
      element("ul.races") {
        for race in races { RaceRow.view(race, base) }
      }
    }
  }

  /// Beside the last board that was to be had; without one the notice has it.
  private var again: Node? {
    guard base.surroundings.isOnline, RaceAge.isFailing(base) else { return nil }
    return element("button.button.race-again", key: "again", .type("button"), .on(.click, RacesScreen.wire(.retry))) {
      words.tryAgain
    }
  }

  private func content(_ shown: [Race]) -> Node {
    switch state.claim(isEmpty: shown.isEmpty, base.surroundings) {
    case .races: rows(shown)
    case .awaited: Pending.view(base, rows: state.choices.count)
    case .none: empty
    case .unknown(let trouble):
      base.failed(state.board?.asOf == nil ? words.cantLoad : words.notKnown, trouble)
    case .ended(let until, let trouble):
      base.failed(words.notKnown, trouble, text: words.ended(base.clock(until), trouble))
    }
  }

  private func rows(_ shown: [Race]) -> Node {
    element("section.direction", key: "board", .aria("labelledby", "next")) {
      element("h2", .id("next")) { words.next }
      element("ul.races") {
        for race in shown { RaceRow.view(race, base) }
      }
      if state.isAll(shown), state.board?.unread == 0, state.trouble(base.surroundings) == nil {
        element("p.quiet", key: "all") { words.onlySo(shown.count) + base.behindFilter }
      }
    }
  }

  private var empty: Node {
    let mine = state.choices
    return Notice.view(
      .empty, title: words.nothing, text: mine.isNarrowed ? words.narrowed(mine) : words.nothingText,
      action: base.reset)
  }
}

/// The room that the rows will take.
enum Pending {
  static func view(_ screen: RacesScreen, rows: Int) -> Node {
    element("section.direction", key: "board", .aria("busy", true)) {
      element("h2.visually-hidden") { screen.words.loading }
      for row in 0..<rows { element("div.placeholder.race-placeholder", key: "p\(row)") }
    }
  }
}
