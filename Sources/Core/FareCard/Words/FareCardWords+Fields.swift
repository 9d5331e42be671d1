import Kernel

/// The names of what a card has, and the messages at its fields.
extension FareCardWords {
  /// When the reminder comes: under so many rides; 0 is off.
  func underRides(_ rides: Int) -> String {
    rides == 0
      ? off
      : underCount(rides)
  }

  // MARK: Messages at a field

  func tooPrecise(_ digits: Int) -> String {
    digits == 0
      ? noDecimals
      : atMostDecimals(digits)
  }

  /// Its own where it is none of ours.
  func name(_ tariff: Tariff) -> String {
    switch tariff.id {
    case "new-york": tariffNewYork
    case "london-bus": tariffLondonBus
    case "flat": tariffFlat
    default: tariff.name
    }
  }

  /// What stands at the field, with an example in the card's currency.
  func message(_ error: MoneyError, _ currency: Currency) -> String {
    switch error {
    case .empty: enterAmount
    case .notAnAmount: notAmount(Money(minor: 8 * currency.scale + currency.scale / 4, currency).typed(in: language))
    case .negative: notNegative
    case .tooManyDecimals(let most): tooPrecise(most)
    case .tooLarge: tooMuch(Money(minor: Money.mostUnits * currency.scale, currency).text(in: language))
    }
  }

  func message(_ fault: CardNumber.Fault) -> String {
    switch fault {
    case .empty: enterNumber
    case .notDigits: numberDigits
    case .tooShort(let digits), .tooLong(let digits): numberLength(digits)
    }
  }
}
