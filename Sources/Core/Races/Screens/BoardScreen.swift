import Kernel

/// The next races, counting down, and what narrows them.
struct BoardScreen {
  let base: RacesScreen
  private var state: RacesState { base.state }
  private var words: RacesWords { base.words }

  var view: [Node] {
    [
      Heading.view(words.races, trailing: reset),
      RaceFilters.view(base),
      RaceAge.view(base),
      again,
      followed,
    ].compactMap { $0 } + content
  }

  /// One control takes every choice back.
  private var reset: Node? {
    guard let mine = state.mine, !mine.isPlain else { return nil }
    return element(
      "button.text-button", key: "reset", .type("button"), .aria("label", words.resetAll),
      .on(.click, RacesScreen.wire(.reset))
    ) { words.reset }
  }

  private var followed: Node? {
    let races = state.followed(at: base.surroundings.now)
    if races.isEmpty { return nil }
    return element("section.direction", key: "followed", .aria("labelledby", "followed")) {
      element("h2", .id("followed")) { words.followed }
      element("ul.races") {
        for race in races { RaceRow.view(race, base, isMissing: state.isMissing(race)) }
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

  private var content: [Node] {
    guard let board = state.board, board.asOf != nil else { return [pending] }
    let shown = state.shown(at: base.surroundings.now)
    if shown.isEmpty { return [isAwaited ? Pending.view(base, rows: state.choices.count) : empty] }
    return [
      element("section.direction", key: "board", .aria("labelledby", "next")) {
        element("h2", .id("next")) { words.next }
        element("ul.races") {
          for race in shown { RaceRow.view(race, base) }
        }
        if state.isAll(shown) { element("p.quiet", key: "all") { words.onlySo(shown.count) } }
      }
    ]
  }

  /// The board at hand was made for other choices, and the one for these is on its way.
  private var isAwaited: Bool {
    if case .failed = state.link { return false }
    return base.surroundings.isOnline && !state.isAll([])
  }

  private var pending: Node {
    let hasFailed = state.board?.health == .failing
    if case .failed(let status) = state.link { return failed(base.reason(status)) }
    if hasFailed { return failed(words.upstreamFailing) }
    return base.surroundings.isOnline ? Pending.view(base, rows: state.choices.count) : failed(words.youAreOffline)
  }

  private func failed(_ reason: String) -> Node {
    Notice.view(
      base.surroundings.isOnline ? .failing : .offline, title: words.cantLoad,
      text: reason + " " + words.retriesItself,
      action: element("button.button", .type("button"), .on(.click, RacesScreen.wire(.retry))) { words.tryAgain })
  }

  private var empty: Node {
    let mine = state.choices
    let isNarrowed = !mine.categories.isAll || !mine.countries.isEmpty
    return Notice.view(
      .empty, title: words.nothing, text: isNarrowed ? words.narrowed(mine) : words.nothingText,
      action: isNarrowed
        ? element("button.button", .type("button"), .on(.click, RacesScreen.wire(.reset))) { words.resetAll } : nil)
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
