/// The names of GTFS Realtime's enumerations `Alert.Cause` and `Alert.Effect`; empty for a number that is none of them, and
/// for what says that nothing is known.
enum AlertCodes {
  /// `Alert.Cause`, from 1 on.
  static func cause(_ number: Int) -> String { causes.indices.contains(number - 1) ? causes[number - 1] : "" }

  /// `Alert.Effect`, from 1 on.
  static func effect(_ number: Int) -> String { effects.indices.contains(number - 1) ? effects[number - 1] : "" }

  /// Whether the reference has that number, what says that nothing is known among them.
  static func isCause(_ number: Int) -> Bool { causes.indices.contains(number - 1) }

  /// The same of effects.
  static func isEffect(_ number: Int) -> Bool { effects.indices.contains(number - 1) }

  private static let causes = [
    "", "OTHER_CAUSE", "TECHNICAL_PROBLEM", "STRIKE", "DEMONSTRATION", "ACCIDENT", "HOLIDAY", "WEATHER", "MAINTENANCE",
    "CONSTRUCTION", "POLICE_ACTIVITY", "MEDICAL_EMERGENCY",
  ]

  private static let effects = [
    "NO_SERVICE", "REDUCED_SERVICE", "SIGNIFICANT_DELAYS", "DETOUR", "ADDITIONAL_SERVICE", "MODIFIED_SERVICE",
    "OTHER_EFFECT", "", "STOP_MOVED", "NO_EFFECT", "ACCESSIBILITY_ISSUE",
  ]
}
