package import Kernel

/// A card is removed. The last one leaves an empty first card behind: there is always a card.
package struct CardRemoved: CardFact {
  var card = ""

  package mutating func code(_ fields: inout Fields) { fields.identifier("card", &card) }

  func apply(to wallet: inout Wallet, id: String) {
    let place = wallet.place(of: card)
    let card = wallet.joined(card)
    if Card.isFirst(card), !wallet.goneFirsts.contains(card) { wallet.goneFirsts.append(card) }
    guard let index = place else { return }
    wallet.cards.remove(at: index)
    if wallet.cards.isEmpty { wallet.cards = [Card(id: Card.firstID)] }
  }

  func sentence(_ tell: Telling) -> String { tell.words.didRemoveCard }
}
