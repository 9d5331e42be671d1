package import Kernel

/// How the card's rides are priced from a moment on, class and fare at once; one of the same moment is replaced. Screens
/// say `FareChanged` now.
package struct FareChosen: CardFact {
  var card = ""
  var choice = FareChoice(from: Instant(milliseconds: 0), fare: .tariff(""))

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("card", &card)
    choice.codeBoth(&fields)
  }

  func apply(to wallet: inout Wallet, id: String) { wallet.change(card) { $0.choose(choice) } }
  func sentence(_ tell: Telling) -> String { tell.words.didChangeCard }
  func line(_ tell: Telling) -> String { tell.words.didChangeOf(tell.words.fare) }
}

extension FareChoice {
  /// With a tariff, or else with an amount.
  mutating func codeBoth(_ fields: inout Fields) {
    fields.time("from", &from)
    fields.choice("class", &riderClass)
    var tariff: String?
    var money = Money(minor: 0, .dollar)
    switch fare {
    case .tariff(let id): tariff = fields.isReading ? nil : id
    case .custom(let amount): money = amount
    }
    fields.ifReadable { $0.identifier("tariff", &tariff) }
    if let tariff {
      fare = .tariff(tariff)
    } else {
      fields.money(&money)
      fields.check(money.minor >= 0)
      fare = .custom(money)
    }
  }
}
