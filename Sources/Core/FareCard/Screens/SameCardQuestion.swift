import Kernel

/// Two devices each brought the card that they began with: only the person knows whether it is the same piece of plastic.
enum SameCardQuestion {
  static func view(_ screen: FareCardScreen) -> Node? {
    guard let (card, other) = screen.state.wallet?.toCompare else { return nil }
    let words = screen.words
    return element("section.tile.data-section.same-card", key: "same-card", .aria("labelledby", "same-card-title")) {
      element("h2", .id("same-card-title")) { words.sameCardTitle }
      element("p.quiet") { words.sameCardText(named(other, screen), other: named(card, screen)) }
      element("p.button-row") {
        button(words.sameCard, .compare(isSame: true))
        button(words.twoCards, .compare(isSame: false))
      }
    }
  }

  /// "Card 2, $4.00": what tells two cards without a name apart.
  private static func named(_ card: Card, _ screen: FareCardScreen) -> String {
    let name = screen.state.name(of: card, screen.words)
    guard let balance = screen.state.standing(of: card.id)?.ledger.balance else { return name }
    return name + ", " + screen.text(balance)
  }

  private static func button(_ label: String, _ action: FareCardAction) -> Node {
    Button.view(label, FareCardScreen.wire(action), key: action.wire)
  }
}
