/// How far and how heavy is said.
package enum Units: Sendable {
  case metric
  case imperial
}

/// What a view or an update may know of the world, handed in as a value.
package struct Surroundings: Equatable, Sendable {
  /// By the server's clock as far as it is known: the device's own plus the offset learned from answers.
  package var now: Instant
  /// By the device's own clock, for how long something plays: the offset may be learned anew meanwhile.
  package var device: Instant
  package var language: Language
  /// False when the device itself says that it has no network.
  package var isOnline: Bool
  /// The device's own, for days and clock times of what happened to the person.
  package var zone: Zone
  package var hours: ClockText.Hours
  package var units: Units
  /// The day a week begins with; Monday is 0.
  package var firstWeekday: Int
  /// The device asks for as little motion as can be.
  package var isStill: Bool

  package init(
    now: Instant, language: Language, isOnline: Bool = true, zone: Zone = .utc, hours: ClockText.Hours = .twentyFour,
    units: Units = .metric, isStill: Bool = false, device: Instant? = nil, firstWeekday: Int = 0
  ) {
    self.now = now
    self.device = device ?? now
    self.language = language
    self.isOnline = isOnline
    self.zone = zone
    self.hours = hours
    self.units = units
    self.isStill = isStill
    self.firstWeekday = firstWeekday
  }
}
