package import Kernel

/// How the card's rides are priced from a moment on. Only what changes is said, the class or the fare, so that two devices
/// can each change the other one.
package struct FareChanged: CardFact {
  var card = ""
  var from = Instant(milliseconds: 0)
  package var riderClass: RiderClass?
  package var fare: FareChoice.Fare?

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("card", &card)
    fields.time("from", &from)
    fields.choice("class", &riderClass)
    var tariff: String?
    var money: Money?
    switch fare {
    case .tariff(let id): tariff = id
    case .custom(let amount): money = amount
    case nil: break
    }
    fields.identifier("tariff", &tariff)
    // With a tariff an amount says nothing.
    if tariff == nil { fields.money(&money) }
    if fields.isReading {
      if let tariff { fare = .tariff(tariff) } else if let money { fare = .custom(money) }
    }
    fields.check((money?.minor ?? 0) >= 0 && !isEmpty)
  }

  /// Whether nothing is to change.
  var isEmpty: Bool { riderClass == nil && fare == nil }

  func apply(to wallet: inout Wallet, id: String) {
    wallet.change(card) { $0.choose(riderClass, fare, from: from) }
  }

  func sentence(_ tell: Telling) -> String { tell.words.didChangeCard }
  func line(_ tell: Telling) -> String { tell.words.didChangeOf(fare == nil ? tell.words.rider : tell.words.fare) }
}
