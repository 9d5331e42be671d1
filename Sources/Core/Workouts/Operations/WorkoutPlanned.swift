package import Kernel
import Training

/// A workout is planned for these days of each week, or for none.
package struct WorkoutPlanned: WorkoutsFact {
  var workout = ""
  /// Ascending; Monday is 0.
  var days: [Int] = []

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("workout", &workout)
    fields.list("days", &days, most: 7, write: { .integer(Int64($0)) }, read: { $0.int })
    fields.check(Day.areWeekdays(days))
  }

  func apply(to mine: inout MyWorkouts, id: String) { mine.change(workout) { $0.planned.days = days } }
  var register: Register? { Register("workouts.days." + workout) }

  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? {
    days.isEmpty ? words.didUnplan : words.didPlan(words.list(days.map { DayText(words.language).weekday($0) }))
  }
}

/// At which time of such a day a person is reminded of it.
package struct WorkoutTimed: WorkoutsFact {
  var workout = ""
  /// After midnight, by the clocks of the device.
  var minutes = WorkoutPlan.morning

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("workout", &workout)
    fields.whole("minutes", &minutes, 0...1439)
  }

  func apply(to mine: inout MyWorkouts, id: String) { mine.change(workout) { $0.planned.minutes = minutes } }
  var register: Register? { Register("workouts.time." + workout) }
  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { nil }
  func line(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { words.didTime }
}
