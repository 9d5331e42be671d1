package import Kernel

/// A card, whose id is that of this operation.
package struct CardAdded: FareCardFact {
  var name = ""
  var owner = ""
  var time = Instant(milliseconds: 0)

  package mutating func code(_ fields: inout Fields) {
    fields.label("name", &name)
    fields.label("owner", &owner)
    fields.time("time", &time)
  }

  var about: String? { nil }
  func on(_ card: String) -> CardAdded { self }

  func apply(to wallet: inout Wallet, id: String) {
    guard wallet.card(id) == nil else { return }
    var card = Card(id: id)
    card.name = name
    card.owner = owner
    card.added = time
    wallet.cards.append(card)
  }

  func sentence(_ tell: Telling) -> String { tell.words.didAddCard(name) }
}
