import Kernel

/// All cards of a person: the fold of `FareCardOperation`s.
package struct Wallet: Equatable, Sendable {
  /// In the order in which they were added; never empty.
  package internal(set) var cards = [Card(id: Card.firstID)]

  package init() {}

  package func card(_ id: String) -> Card? { cards.first { $0.id == id } }

  /// The card used last comes first; those never used follow in their order.
  package var byLastUse: [Card] {
    var sorted: [Card] = []
    for card in cards {
      let use = card.lastUse?.milliseconds ?? .min
      let index = sorted.firstIndex { ($0.lastUse?.milliseconds ?? .min) < use } ?? sorted.count
      sorted.insert(card, at: index)
    }
    return sorted
  }

  mutating func change(_ id: String, _ body: (inout Card) -> Void) {
    guard let index = cards.firstIndex(where: { $0.id == id }) else { return }
    body(&cards[index])
  }
}
