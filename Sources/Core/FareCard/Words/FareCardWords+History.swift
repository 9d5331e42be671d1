import Kernel

/// The history's words: kinds, marks, days.
extension FareCardWords {
  private var days: DayText { DayText(language) }

  /// "Thursday 2 October", with the year where it is another one.
  func heading(_ day: Day, today: Day) -> String { days.weekdayAndDay(day, today: today) }

  /// "08:12", "Thu 08:12" within a week, "2 October, 08:12", and the year where it is another one.
  func moment(_ instant: Instant, _ surroundings: Surroundings) -> String {
    let clock = ClockText.text(instant, in: surroundings.zone, hours: surroundings.hours)
    let day = surroundings.zone.local(instant).day
    let today = surroundings.zone.local(surroundings.now).day
    if day == today { return clock }
    let distance = day.number - today.number
    // A week ahead has this weekday's name and is meant; a week ago would be taken for today.
    if distance > -7, distance <= 7 { return weekdayAndClock(shortWeekday(day.weekday), clock: clock) }
    return dateAndClock(days.dayAndMonth(day, today: today), clock: clock)
  }

  /// "30 November 2026".
  func date(_ day: Day) -> String { days.date(day) }

  /// "Thursday 2 October".
  func dayAndMonth(_ day: Day) -> String { days.weekdayAndDay(day) }

  /// Monday is 0.
  func weekday(_ number: Int) -> String { days.weekday(number) }

  func shortWeekday(_ number: Int) -> String { days.shortWeekday(number) }
}
