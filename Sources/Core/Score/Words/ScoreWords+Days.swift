import Kernel

/// Days and moments as this module says them.
extension ScoreWords {
  /// "3 October", with the year where it is another one than today's.
  func day(_ day: Day, today: Day) -> String {
    let text = DayText(language)
    return day.civil.year == today.civil.year ? text.dayAndMonth(day) : text.date(day)
  }

  /// "as of 10:20" on the same day, "as of 3 October" later.
  func asOf(_ time: Instant, _ surroundings: Surroundings) -> String {
    let day = surroundings.zone.local(time).day
    let today = surroundings.zone.local(surroundings.now).day
    if day == today { return asOfToday(ClockText.text(time, in: surroundings.zone, hours: surroundings.hours)) }
    return asOf(self.day(day, today: today))
  }

  /// The day in the device's zone, with the year where it is another one than today's.
  func day(of time: Instant, _ surroundings: Surroundings) -> String {
    day(surroundings.zone.local(time).day, today: surroundings.zone.local(surroundings.now).day)
  }

  /// In calendar days of the device's zone: "today", "yesterday", "5 days ago".
  func age(of time: Instant, _ surroundings: Surroundings) -> String {
    daysAgo(surroundings.zone.local(surroundings.now).day.number - surroundings.zone.local(time).day.number)
  }
}
