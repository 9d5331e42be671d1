/// On which days of each week a workout is planned, and when its person is reminded of it.
package struct WorkoutPlan: Equatable, Sendable {
  /// Ascending; Monday is 0. None where it is not planned.
  package var days: [Int]
  /// After midnight, by the clocks of the device.
  package var minutes: Int

  package init(days: [Int] = [], minutes: Int = Self.morning) {
    self.days = days
    self.minutes = minutes
  }

  package static let morning = 8 * 60

  /// The same with that day, or without it.
  package func toggling(_ day: Int) -> [Int] {
    (0...6).filter { ($0 == day) != days.contains($0) }
  }
}
