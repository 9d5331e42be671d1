package import Kernel

/// "3 rides left": how often the fare goes into the balance.
package enum RidesLeft {
  /// Never below 0; nil where the fare is 0 or less.
  package static func count(balance: Int64, fare: Int64) -> Int? {
    guard fare > 0 else { return nil }
    return Int(clamping: max(balance, 0) / fare)
  }

  /// By the base fare of that moment; nil also where the tariff isn't known here.
  package static func count(_ card: Card, _ ledger: Ledger, at now: Instant, _ tariffs: Tariffs = .builtIn) -> Int? {
    guard let fare = Fare.inForce(card, at: now, tariffs) else { return nil }
    return count(balance: ledger.balance.minor, fare: fare.money.converted(to: ledger.balance.currency).minor)
  }
}
