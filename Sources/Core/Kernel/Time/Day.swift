/// A calendar day of the proleptic Gregorian calendar, without a zone: days since 1970-01-01.
package struct Day: Hashable, Comparable, Sendable {
  package private(set) var number: Int

  /// Days further away than 100 million (about 270,000 years) are held there: `Int` has 32 bits in the browser, and
  /// numbers from outside must not trap.
  package init(number: Int) { self.number = min(max(number, -100_000_000), 100_000_000) }

  package static func < (a: Day, b: Day) -> Bool { a.number < b.number }

  /// Held at the edges, as all days are.
  package func adding(days: Int) -> Day {
    let (sum, overflow) = number.addingReportingOverflow(days)
    return Day(number: overflow ? (days < 0 ? .min : .max) : sum)
  }

  /// Monday is 0, Sunday is 6.
  package var weekday: Int { ((number + 3) % 7 + 7) % 7 }
}

extension Day {
  /// The algorithm is Howard Hinnant's `days_from_civil`. Months and days outside the calendar give `nil`.
  package init?(year: Int, month: Int, day: Int) {
    guard (-9999...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Day.length(ofMonth: month, year: year)
    else { return nil }
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }

  /// The date as it is written: month from 1 to 12, day from 1 to 31.
  package var civil: (year: Int, month: Int, day: Int) {
    let z = number + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Day {
  /// Days of a week, each once and in their order; Monday is 0.
  package static func areWeekdays(_ days: [Int]) -> Bool {
    var least = 0
    for day in days {
      guard day >= least, day <= 6 else { return false }
      least = day + 1
    }
    return true
  }
}
