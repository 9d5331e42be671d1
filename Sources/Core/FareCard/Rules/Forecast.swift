package import Kernel

/// How long the balance lasts if the last weeks come again: "empty Thursday evening".
package struct Forecast: Equatable, Sendable {
  /// The ride that can't be paid any more; nil if all of the next 60 days can.
  package var empty: Instant?
  /// So that it lasts a week longer, in whole fives.
  package var topUp: Money
  /// Paid for rides in the last 28 days.
  package var spent: Money
  /// The same days with each pass that is sold, and at the cap throughout.
  package var comparisons: [Comparison] = []

  package struct Comparison: Equatable, Sendable {
    /// The days of a pass; nil for the cap.
    package var days: Int?
    package var cost: Money
  }

  package enum PartOfDay: Equatable, Sendable {
    case night
    case morning
    case afternoon
    case evening

    /// By the hour of the wall clock: from 5, 12, 17 and 22.
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
