/// Route ids as they come from the feeds, and the line that riders know them by.
package enum RouteName {
  /// "SS" is Staten Island's railway, "5X" is the 5: it has no bullet of its own. The expresses "6X", "7X" and "FX"
  /// stay, they are lines with a diamond bullet. Everything else is itself.
  package static func line(_ route: String) -> String {
    switch route {
    case "SS": "SI"
    case "5X": "5"
    default: route
    }
  }
}
