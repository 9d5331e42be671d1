import Kernel

/// Between several cards: a strip of names; arrow keys and a swipe move along it.
enum CardPager {
  static func view(_ screen: FareCardScreen, open: String) -> Node? {
    guard screen.state.standings.count > 1 else { return nil }
    var choices = Choices(
      name: "card", legend: screen.words.cards, selected: open, wire: FareCardScreen.wire(.show(card: "")))
    for standing in screen.state.standings { choices.add(standing.card.id, screen.name(of: standing.card)) }
    return choices.view("fare-cards", .on(.swipe, FareCardScreen.wire(.swipe(""))))
  }
}
