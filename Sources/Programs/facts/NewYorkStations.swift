import Foundation

/// What riders call a station where the agency's list says more than they would.
enum NewYorkStations {
  private static let names = [
    "611": "Times Sq-42 St",
    "624": "Chambers St / WTC / Park Place / Cortlandt St",
  ]

  /// The complex's name; where it joins its stops' names with a slash, room is made around it.
  static func name(complex: String, written: String, stops: Set<String>) -> String {
    if let name = names[complex] { return name }
    let parts = written.split(separator: "/").map(String.init)
    return parts.count > 1 && parts.allSatisfy(stops.contains) ? parts.joined(separator: " / ") : written
  }

  /// The borough's name of the agency's letter.
  static func borough(_ code: String) -> String {
    switch code {
    case "M": "Manhattan"
    case "Bx": "The Bronx"
    case "Bk": "Brooklyn"
    case "Q": "Queens"
    case "SI": "Staten Island"
    default: ""
    }
  }
}
