package import Kernel

/// How long the balance lasts if the last weeks come again: "empty Thursday evening".
package struct Forecast: Equatable, Sendable {
  /// What it goes by: the last 7, 14, 21 or 28 days, as many whole weeks as there is history for.
  package var days: Int
  /// Paid for rides in those days.
  package var spent: Money
  /// The part of it that a pass would have covered: express rides are no part of any.
  package var covered: Money
  /// The ride that can't be paid any more; nil if all of the next 60 days can.
  package var empty: Instant?
  /// What a week costs, rounded up to whole fives.
  package var topUp: Money
  /// The same 28 days with each pass that is sold, and at the cap throughout; none while there is less to compare.
  package var comparisons: [Comparison] = []

  /// What the same rides would have cost if they had been paid for in another way.
  package struct Comparison: Equatable, Sendable {
    /// The days of a pass; nil for the cap.
    package var days: Int?
    package var cost: Money
  }
}

extension Forecast {
  /// Of a wall clock, from 5, 12, 17 and 22 o'clock.
  package enum PartOfDay: Equatable, Sendable {
    case night
    case morning
    case afternoon
    case evening

    /// Seconds after midnight.
    package init(second: Int) {
      switch second / 3600 {
      case 5..<12: self = .morning
      case 12..<17: self = .afternoon
      case 17..<22: self = .evening
      default: self = .night
      }
    }
  }
}
