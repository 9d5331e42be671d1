/// Names of days and months, and dates as a person writes them.
package struct DayText: Words, Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  /// "2 October"; French says "1er" for the first, and plain numbers after it.
  package func dayAndMonth(_ day: Day) -> String {
    let date = day.civil
    return dayOfMonth(date.day == 1 ? firstOfMonth : String(date.day), month: month(date.month - 1))
  }

  /// The same, with its year where that is another one.
  package func dayAndMonth(_ day: Day, today: Day) -> String {
    day.civil.year == today.civil.year ? dayAndMonth(day) : date(day)
  }

  /// "30 November 2026".
  package func date(_ day: Day) -> String { dateInYear(dayAndMonth(day), year: String(day.civil.year)) }

  /// "Thursday 2 October".
  package func weekdayAndDay(_ day: Day) -> String { weekdayAndDate(weekday(day.weekday), date: dayAndMonth(day)) }

  /// The same, with its year where that is another one.
  package func weekdayAndDay(_ day: Day, today: Day) -> String {
    weekdayAndDate(weekday(day.weekday), date: dayAndMonth(day, today: today))
  }

  /// "October 2026".
  package func monthAndYear(_ day: Day) -> String {
    monthInYear(month(day.civil.month - 1), year: String(day.civil.year))
  }

  /// Monday is 0.
  package func weekday(_ number: Int) -> String { weekdayName(number) }

  /// "Thu", "jeu.".
  package func shortWeekday(_ number: Int) -> String { shortWeekdayName(number) }
}
