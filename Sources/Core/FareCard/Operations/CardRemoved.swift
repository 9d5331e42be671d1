package import Kernel

/// A card is removed.
package struct CardRemoved: CardFact {
  var card = ""

  package mutating func code(_ fields: inout Fields) { fields.identifier("card", &card) }

  func apply(to wallet: inout Wallet, id: String) { wallet.remove(card) }
  func sentence(_ tell: Telling) -> String { tell.words.didRemoveCard }
}
