import Kernel

/// Words of the log, and of weights and plates.
extension WorkoutsWords {
  private var days: DayText { DayText(language) }

  /// "October 2026".
  func month(_ day: Day) -> String { days.monthAndYear(day) }
  /// "Thursday 2 October", with the year where it is another one.
  func weekdayAndDay(_ day: Day, today: Day) -> String { days.weekdayAndDay(day, today: today) }
  func date(_ day: Day) -> String { days.date(day) }
  func dayAndMonth(_ day: Day, today: Day) -> String { days.dayAndMonth(day, today: today) }
  func weekday(_ number: Int) -> String { days.weekday(number) }
  func shortWeekday(_ number: Int) -> String { days.shortWeekday(number) }
  /// "8 min", "1 h 5 min".
  func duration(_ seconds: Int64) -> String {
    let minutes = max(seconds, 0) / 60
    let rest = String(minutes % 60) + "\u{A0}min"
    return minutes < 60 ? rest : String(minutes / 60) + "\u{A0}h\u{A0}" + rest
  }
  /// Those that got most, each as many; none where they are too many to name.
  func byMuscleSummary(_ muscles: [String], _ sets: String) -> String {
    let half = helpsHalf
    if muscles.isEmpty { return half }
    let most =
      muscles.count > 1
      ? mostForEach(list(muscles), sets: sets)
      : mostFor(list(muscles), sets: sets)
    return most + " " + half
  }
  /// Half sets: "7½ sets".
  func halfSets(_ halves: Int) -> String {
    let whole = halves / 2
    if halves % 2 == 0 { return sets(whole) }
    if whole == 0 { return halfSet }
    return setsAndHalf(whole)
  }
}
