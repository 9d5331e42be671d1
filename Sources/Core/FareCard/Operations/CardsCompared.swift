package import Kernel

/// Whether two cards that came with two devices are one, as the person says; `card` goes into `other` then.
package struct CardsCompared: CardFact {
  var card = ""
  var other = ""
  var isSame = false

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("card", &card)
    fields.identifier("other", &other)
    fields.flag("same", &isSame)
  }

  func apply(to wallet: inout Wallet, id: String) { wallet.compare(card, other, isSame: isSame) }
  func sentence(_ tell: Telling) -> String { isSame ? tell.words.didJoin : tell.words.didKeepApart }
  /// What was said, whatever another device has said since.
  func line(_ tell: Telling) -> String { isSame ? tell.words.sameCard : tell.words.twoCards }
}
