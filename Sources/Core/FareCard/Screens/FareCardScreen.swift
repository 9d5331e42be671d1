package import Kernel

/// This module's screens: which one is open, and its title.
///
/// A class, so that its many parts are handed one word and not a copy of the state (Decision 8).
package final class FareCardScreen {
  let state: FareCardState
  let surroundings: Surroundings
  let words: FareCardWords

  package init(_ state: FareCardState, _ surroundings: Surroundings) {
    self.state = state
    self.surroundings = surroundings
    words = FareCardWords(surroundings.language)
  }

  /// What stands inside `<main>`.
  @inline(never)  // a gate of the program's parts
  package var view: [Node] {
    guard state.wallet != nil else { return opening }
    guard let standing = state.standing else { return unknown }
    switch state.place {
    case .card, .shortcut: return CardScreen(screen: self, standing: standing).view
    case .history: return HistoryScreen(screen: self, standing: standing).view
    }
  }

  package var title: String {
    if case .history = state.place { return words.history }
    return words.fareCard
  }

  /// Which cards there are is known on the device alone.
  package var exists: Bool { true }

  private var opening: [Node] {
    [
      Heading.view(title),
      CardFace.placeholder(words),
      element("section.notice.without-script", key: "without-script") {
        element("p") { words.needsScript }
      },
    ]
  }

  private var unknown: [Node] {
    [
      Heading.view(words.unknownCard, back: Self.link(.card(nil)), words.fareCard),
      Notice.view(
        .failing, title: words.unknownCard, text: words.unknownCardText,
        action: element("a.button", .href(Self.link(.card(nil)))) { words.toTheCard }),
    ]
  }
}

extension FareCardScreen {
  static func wire(_ action: FareCardAction) -> String { FareCardState.wire(action) }

  static func link(_ place: FareCardPlace) -> String { FareCardState.address(place) }

  /// The name that was given, or its number among the cards.
  func name(of card: Card) -> String { state.name(of: card, words) }

  func clock(_ instant: Instant) -> String {
    ClockText.text(instant, in: surroundings.zone, hours: surroundings.hours)
  }

  func moment(_ instant: Instant) -> String { words.moment(instant, surroundings) }

  func text(_ money: Money) -> String { money.text(in: words.language) }
}
