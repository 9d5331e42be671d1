import Kernel

/// All cards of a person: the fold of `FareCardOperation`s.
package struct Wallet: Equatable, Sendable {
  /// In the order in which they were added; never empty.
  package internal(set) var cards = [Card(id: Card.firstID)]

  /// Two cards' ids: the first was said to be the same card as the second.
  struct Join: Equatable, Sendable {
    var from: String
    var into: String
  }

  /// Which cards were said to be one, in that order, where nothing else was said later.
  var joins: [Join] = []
  /// Of each card that those are about the one that it is in.
  var wholes: [Join] = []
  /// What each of them would be alone, by name; none of which nothing was said, and none that was removed.
  var alone: [Card] = []
  /// First cards of which was said that they are not another one.
  var apart: [String] = []
  /// First cards that were removed.
  var goneFirsts: [String] = []

  package init() {}

  package func card(_ id: String) -> Card? { cards.first { $0.id == id } }

  /// Nothing where the card is gone.
  mutating func change(_ id: String, _ body: (inout Card) -> Void) {
    let index = place(of: id)
    if let index { cards.change(at: index, body) }
    if let index = placeAlone(of: id, isShown: index != nil) { alone.change(at: index, body) }
  }

  /// On the card that has it: where two devices' first cards were one card once, an entry may be on the other's.
  mutating func change(_ entry: String, of id: String, _ body: (inout Card) -> Void) {
    let named = place(of: id)
    if let named, cards[named].entry(entry) != nil || !Card.isFirst(cards[named].id) { return change(at: named, body) }
    guard Card.isFirst(id) else { return }
    if let holder = cards.firstIndex(where: { Card.isFirst($0.id) && $0.entry(entry) != nil }) {
      return change(at: holder, body)
    }
    // Of what was removed as one.
    for index in alone.indices { alone.change(at: index, body) }
  }

  /// A card, and what is kept of it where it was joined of others: a body that is about an entry finds it there or changes
  /// nothing.
  private mutating func change(at index: Int, _ body: (inout Card) -> Void) {
    cards.change(at: index, body)
    let whole = cards[index].id
    for index in alone.indices where self.whole(of: alone[index].id) == whole { alone.change(at: index, body) }
  }

  /// Two cards that came with two devices, of which nobody has said whether they are one.
  package var toCompare: (card: Card, other: Card)? {
    let firsts = cards.filter { Card.isFirst($0.id) }
    guard takesComparisons, let other = firsts.first,
      let card = firsts.dropFirst().first(where: { !apart.contains($0.id) })
    else {
      return nil
    }
    return (card, other)
  }
}

extension [Card] {
  /// Out of line: else what is done to a card would stand in the program once for each list.
  @inline(never)
  fileprivate mutating func change(at index: Int, _ body: (inout Card) -> Void) { body(&self[index]) }
}
