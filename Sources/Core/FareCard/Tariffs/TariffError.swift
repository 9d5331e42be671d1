/// Why a tariff's text was refused: it is ours, so the first fault ends the reading.
package struct TariffError: Error, Equatable, Sendable {
  /// What is wrong with the row, or with the text as a whole.
  package enum Reason: Equatable, Sendable {
    case notATariff
    case unknownRow
    case wrongFields
    case badNumber
    case badDay
    case badZone
    case outOfOrder
    /// It has no id, name, currency, zone or period, or a period has no base fare or source.
    case incomplete
  }

  /// Counted from 1; 0 where the whole text is meant.
  package var line: Int
  package var reason: Reason

  package init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }
}
