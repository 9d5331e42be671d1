package import Kernel

/// This module's screens: which one is open, and its title.
///
/// A class, so that its many parts are handed one word and not a copy of the state (Decision 8).
package final class RacesScreen {
  let state: RacesState
  let surroundings: Surroundings
  let words: RacesWords
  private let place: RacesPlace

  /// Of the place that is open, or, for a list beside it, of another one.
  package init(_ state: RacesState, _ surroundings: Surroundings, at place: RacesPlace? = nil) {
    self.place = place ?? state.place
    self.state = state
    self.surroundings = surroundings
    words = RacesWords(surroundings.language)
  }

  /// What stands inside `<main>`.
  @inline(never)
  package var view: [Node] {
    switch place {
    case .board: BoardScreen(base: self).view
    case .race(let id):
      if let race = race(id) { RaceScreen(base: self, race: race).view } else { unknown }
    }
  }

  package var title: String {
    switch place {
    case .board: words.races
    case .race(let id):
      race(id).map { words.short($0) } ?? (state.isUnknown(at: surroundings.now) ? words.unknownRace : words.races)
    }
  }

  /// False for an address that leads to nothing, which the server answers with 404.
  package var exists: Bool {
    if case .race(let id) = place { return race(id) != nil || state.board?.asOf == nil }
    return true
  }

  /// As the board has it, else as it was when it was followed, else as this page last knew it.
  private func race(_ id: String) -> Race? {
    if let race = state.board?.race(id) { return race }
    for race in state.followed(at: surroundings.now) where race.id == id { return race }
    return state.opened?.id == id ? state.opened : nil
  }

  private var unknown: [Node] {
    guard state.isUnknown(at: surroundings.now) else {
      let heading = Heading.view(words.races, back: Self.link(.board), words.races)
      let trouble = state.isAnswered(at: surroundings.now) ? .unread : state.trouble(surroundings)
      guard let trouble else { return [heading, Pending.view(self, rows: 3)] }
      return [heading, failed(words.notHere, trouble)]
    }
    return [
      Heading.view(words.unknownRace, back: Self.link(.board), words.races),
      Notice.view(
        .empty, title: words.unknownRace, text: words.unknownText,
        action: element("a.button", .href(Self.link(.board))) { words.toTheBoard }),
    ]
  }
}

extension RacesScreen {
  static func wire(_ action: RacesAction) -> String { RacesState.wire(action) }

  static func link(_ place: RacesPlace) -> String { RacesState.address(place) }

  /// In the person's own zone; before it is known, on a page as the server drew it, in UTC and said so.
  func clock(_ instant: Instant) -> String {
    let text = ClockText.text(instant, in: surroundings.zone, hours: surroundings.hours)
    return state.mine == nil ? text + " UTC" : text
  }

  /// Below 0 once its advertised start has passed.
  func seconds(to race: Race) -> Int64 { Countdown.seconds(to: race.start, now: surroundings.now) }

  /// What is missing may be what the filter leaves out: its words behind a sentence, none where it leaves out nothing.
  var behindFilter: String { state.choices.isNarrowed ? " " + words.narrowed(state.choices) : "" }

  /// Back to all races, where the board is narrowed.
  var reset: Node? { state.choices.isNarrowed ? button(words.resetAll, .reset) : nil }

  private func button(_ label: String, _ action: RacesAction) -> Node {
    Button.view(label, Self.wire(action))
  }

  /// Where asking again is of no use, what narrows the board may hide what is known.
  private func action(_ trouble: Trouble) -> Node? {
    switch trouble {
    case .ours(.offline), .unread: reset
    case .ours(.server), .source, .nothingYet: button(words.tryAgain, .retry)
    }
  }

  /// Nothing to show, and why.
  func failed(_ title: String, _ trouble: Trouble, text: String? = nil) -> Node {
    Notice.view(
      trouble == .ours(.offline) ? .offline : .failing, title: title,
      text: (text ?? words.reason(trouble)) + " " + words.retriesItself,
      action: action(trouble))
  }
}
