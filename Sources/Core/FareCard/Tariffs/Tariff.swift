package import Kernel

/// What an agency charges, and since when. Days and clock times in it are of its own zone, never the device's.
package struct Tariff: Equatable, Sendable {
  package var id: String
  /// In English; `FareCardWords` has those of ours in each language.
  package var name: String
  package var currency: Currency
  package var zone: Zone
  /// Never empty, ascending. The first one also prices what lies before it.
  package var periods: [Period]

  /// What holds from one day until the next period's.
  package struct Period: Equatable, Sendable {
    package var from: Day
    package var base: Prices
    package var express: Prices?
    package var transfer: Transfer?
    package var cap: Cap?
    package var passes: [Pass] = []
    /// Where these amounts were read.
    package var source: String
  }

  /// In minor units of the tariff's currency.
  package struct Prices: Equatable, Sendable {
    package var full: Int64
    package var reduced: Int64

    /// In minor units.
    package func amount(for riderClass: RiderClass) -> Int64 { riderClass == .full ? full : reduced }
  }

  /// A paid ride's free transfers: how long after it, and how many; nil for any number.
  package struct Transfer: Equatable, Sendable {
    package var minutes: Int
    package var rides: Int?
  }

  /// The most that base rides cost within a time.
  package struct Cap: Equatable, Sendable {
    /// The time within which rides count together.
    package enum Span: Equatable, Sendable {
      /// So many times 24 hours from the first paid ride.
      case rolling(days: Int)
      /// Monday to Sunday.
      case week
      /// A service day, beginning at that second of the local day.
      case day(start: Int)
    }

    package var span: Span
    package var most: Prices
  }

  /// Any number of base rides on so many days.
  package struct Pass: Equatable, Sendable {
    package var days: Int
    package var price: Prices
  }

  /// The one in force on that day in the agency's zone; before the first of them, that one. Nil only where there is
  /// none.
  package func period(at time: Instant) -> Period? {
    let day = zone.local(time).day
    var index = periods.count - 1
    while index > 0, periods[index].from > day { index -= 1 }
    return index >= 0 ? periods[index] : nil
  }
}
