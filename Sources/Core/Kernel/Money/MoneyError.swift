/// Why what was typed is no amount; each has its own message at the field.
package enum MoneyError: Error, Equatable, Sendable {
  case empty
  case notAnAmount
  case negative
  /// The currency has fewer.
  case tooManyDecimals(most: Int)
  /// Above 10,000.00.
  case tooLarge
}
