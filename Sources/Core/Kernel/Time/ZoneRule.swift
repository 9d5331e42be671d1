/// The rule that holds after a zone's last transition, such as "EST5EDT,M3.2.0,M11.1.0": POSIX's TZ string with the
/// wider hours of RFC 9636 section 3.3.1.
struct ZoneRule: Equatable {
  /// Seconds ahead of UTC in standard time.
  var standard: Int
  var daylight: Daylight?

  /// Daylight-saving time: seconds ahead of UTC while it holds, and when in a year it begins and ends.
  struct Daylight: Equatable {
    var offset: Int
    var start: Change
    var end: Change
  }

  /// A day of the year and the seconds after its local midnight, by the clock that is being left.
  struct Change: Equatable {
    var day: YearDay
    var second: Int
  }

  /// A day that comes every year, in one of the three ways that POSIX has to say it.
  enum YearDay: Equatable {
    /// 1 to 365; 29 February is never counted.
    case julian(Int)
    /// 0 to 365, leap days counted.
    case zeroBased(Int)
    /// Weekday 0 is Sunday; week 5 means the last.
    case weekday(month: Int, week: Int, weekday: Int)
  }
}

extension ZoneRule {
  /// Ascending, one or two a year.
  func transitions(years: ClosedRange<Int>) -> [Zone.Transition] {
    guard let daylight else {
      return [Zone.Transition(since: Self.moment(years.lowerBound, 0), offset: standard)]
    }
    var all: [Zone.Transition] = []
    for year in years {
      let start = Zone.Transition(
        since: Self.moment(daylight.start.day.number(in: year), daylight.start.second - standard),
        offset: daylight.offset)
      let end = Zone.Transition(
        since: Self.moment(daylight.end.day.number(in: year), daylight.end.second - daylight.offset), offset: standard)
      let isSouthern = end.since < start.since
      append(isSouthern ? end : start, to: &all)
      append(isSouthern ? start : end, to: &all)
    }
    return all
  }

  /// In its place by time; nearly always the last. Where one year's end is the next year's start, daylight-saving time
  /// lasts all year: let the start come last.
  private func append(_ transition: Zone.Transition, to all: inout [Zone.Transition]) {
    var index = all.count
    while index > 0 {
      let before = all[index - 1]
      if before.since < transition.since { break }
      if before.since == transition.since, before.offset == standard || transition.offset != standard { break }
      index -= 1
    }
    all.insert(transition, at: index)
  }

  private static func moment(_ dayNumber: Int, _ second: Int) -> Instant {
    Instant(seconds: Int64(dayNumber) * 86_400 + Int64(second))
  }
}

extension ZoneRule.YearDay {
  /// Days since 1970-01-01.
  func number(in year: Int) -> Int {
    let january = Day.firstOf(month: 1, year: year)
    switch self {
    case .zeroBased(let index):
      return january.number + index
    case .julian(let index):
      let isLeap = Day(year: year, month: 2, day: 29) != nil
      return january.number + index - (isLeap && index >= 60 ? 0 : 1)
    case .weekday(let month, let week, let weekday):
      let first = Day.firstOf(month: month, year: year)
      let next = month == 12 ? Day.firstOf(month: 1, year: year + 1) : Day.firstOf(month: month + 1, year: year)
      // `Day.weekday` counts from Monday, the rule from Sunday.
      let toFirst = (weekday - (first.weekday + 1) % 7 + 7) % 7
      var number = first.number + toFirst + (week - 1) * 7
      if number >= next.number { number -= 7 }
      return number
    }
  }
}

extension Day {
  fileprivate static func firstOf(month: Int, year: Int) -> Day {
    Day(year: year, month: month, day: 1) ?? Day(number: 0)
  }
}
