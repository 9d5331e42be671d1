/// An exact amount: a whole number of the currency's minor units, never a binary fraction.
package struct Money: Hashable, Sendable {
  package var minor: Int64
  package var currency: Currency

  package init(minor: Int64, _ currency: Currency) {
    self.minor = minor
    self.currency = currency
  }

  /// What a person may enter at most, in whole units: 10,000.00.
  package static let mostUnits: Int64 = 10_000

  /// Minor units as they are stored: no sum of a history of such amounts overflows.
  package static let kept: ClosedRange<Int64> = -1_000_000_000_000...1_000_000_000_000
}

extension Money {
  /// The sum, held at the edges; the other amount is read in this one's currency.
  package func adding(_ other: Money) -> Money {
    let more = other.converted(to: currency).minor
    let (sum, overflow) = minor.addingReportingOverflow(more)
    return Money(minor: overflow ? (more < 0 ? .min : .max) : sum, currency)
  }

  /// The difference, held at the edges; the other amount is read in this one's currency.
  package func subtracting(_ other: Money) -> Money {
    let less = other.converted(to: currency).minor
    let (rest, overflow) = minor.subtractingReportingOverflow(less)
    return Money(minor: overflow ? (less < 0 ? .max : .min) : rest, currency)
  }

  /// The same figure in another currency: 8.25 stays 8.25. No rate of exchange is known here; this is for a person who
  /// entered amounts first and chose the currency they meant after.
  package func converted(to other: Currency) -> Money {
    if other == currency { return self }
    let (from, to) = (currency.scale, other.scale)
    if from >= to { return Money(minor: minor / (from / to), other) }
    let (product, overflow) = minor.multipliedReportingOverflow(by: to / from)
    return Money(minor: overflow ? (minor < 0 ? .min : .max) : product, other)
  }
}
