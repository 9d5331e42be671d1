package import Kernel

/// A calendar's month: its weeks from the person's first day of a week, and the workouts of each day.
package struct MonthOfTraining: Equatable, Sendable {
  /// One day of the calendar.
  package struct Cell: Equatable, Sendable {
    package var day: Day
    /// How many workouts began on it.
    package var workouts: Int
  }

  package var first: Day
  /// Nil before the first of the month and after its last; a multiple of seven.
  package private(set) var cells: [Cell?] = []
  /// Newest first.
  package private(set) var logged: [LoggedWorkout] = []

  /// `firstWeekday`: Monday is 0.
  package init(year: Int, month: Int, _ log: [LoggedWorkout], in zone: Zone, firstWeekday: Int = 0) {
    let first = Day(year: year, month: month, day: 1) ?? Day(number: 0)
    self.first = first
    let before = (first.weekday - firstWeekday + 7) % 7
    for _ in 0..<before { cells.append(nil) }
    var day = first
    while day.civil.month == first.civil.month {
      cells.append(Cell(day: day, workouts: 0))
      day = day.adding(days: 1)
    }
    while cells.count % 7 != 0 { cells.append(nil) }
    for workout in log {
      let day = zone.local(workout.started).day
      guard day >= first, day.number - first.number < cells.count, day.civil.month == first.civil.month else {
        continue
      }
      cells[before + day.number - first.number]?.workouts += 1
      logged.append(workout)
    }
  }
}
