package import Kernel

/// The balance that the card's reader showed.
package struct Corrected: CardFact {
  var card = ""
  var time = Instant(milliseconds: 0)
  var money = Money(minor: 0, .dollar)

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("card", &card)
    fields.time("time", &time)
    fields.money(&money)
  }

  func apply(to wallet: inout Wallet, id: String) {
    wallet.change(card) {
      $0.insert(Entry(id: id, time: time, kind: .correction(money)))
      $0.hasEntered = true
    }
  }

  func sentence(_ tell: Telling) -> String { tell.balance(of: card) }
  func line(_ tell: Telling) -> String { tell.words.didSetBalance(money.text(in: tell.words.language)) }
}
