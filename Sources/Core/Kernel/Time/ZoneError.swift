/// Why bytes are no time zone.
package enum ZoneError: Error, Equatable, Sendable {
  case notTZif
  case unknownVersion(UInt8)
  case truncated
  /// A count, an index or an offset that the format doesn't allow, or transitions out of order.
  case inconsistent
  /// The rule for the time after the last transition can't be read.
  case badRule

  package var message: String {
    switch self {
    case .notTZif: "This is not a time zone file."
    case .unknownVersion: "This time zone file is of a version that Pocketful doesn't know."
    case .truncated: "This time zone file is cut off."
    case .inconsistent: "This time zone file contradicts itself."
    case .badRule: "This time zone file ends in a rule that can't be read."
    }
  }
}
