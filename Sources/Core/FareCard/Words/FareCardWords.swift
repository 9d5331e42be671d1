package import Kernel

/// Every sentence of this module, in each language we speak; views and announcements take them from here.
package struct FareCardWords: Words, Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  // MARK: The card

  func ridesLeft(_ rides: Int) -> String {
    rides == 0 ? noRidesLeft : countedRidesLeft(rides)
  }

  /// The big line: what the next tap takes. Nil where there is nothing to count.
  func ahead(_ ahead: RidesAhead, _ surroundings: Surroundings) -> String? {
    switch ahead {
    case .unknown: enterBalance
    case .expired(let day): expiredOn(date(day))
    case .free(let until): freeUntil(moment(until, surroundings))
    case .left(let rides): ridesLeft(rides)
    case .costs(let money): nextRide(money.text(in: language))
    case .transfer(let until): transferUntil(moment(until, surroundings))
    case .uncounted: nil
    }
  }

  /// What a screen reader calls the card: all that it shows, and what a tap does.
  func face(_ shown: [String]) -> String {
    var text = shown.isEmpty ? noBalanceYet : balance
    for (index, part) in shown.enumerated() { text += (index == 0 ? " " : ", ") + part }
    return text + ". " + setBalance
  }

  /// `ahead` is what the next tap takes, without a full stop.
  func balanceIs(_ balance: String, _ ahead: String?) -> String {
    balanceIsNow(balance) + (ahead.map { " " + $0 + "." } ?? "")
  }

  // MARK: Reminders

  /// Below 0 it has expired.
  func expires(inDays days: Int) -> String {
    switch days {
    case ..<0: hasExpired
    case 0: expiresToday
    case 1: expiresTomorrow
    default: expiresInDays(days)
    }
  }
  /// The first is only said where a second device has ridden.
  func belowZeroText(isOfTwo: Bool) -> String {
    if !isOfTwo {
      return belowZeroAlone
    }
    return belowZeroOfTwo
  }
}
