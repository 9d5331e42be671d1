import Kernel
import Testing

@Suite("Days")
struct DayTests {
  @Test(
    "a day has its number, its date and its weekday",
    arguments: [
      (0, 1970, 1, 1, 3), (-1, 1969, 12, 31, 2), (59, 1970, 3, 1, 6), (11_016, 2000, 2, 29, 1), (11_017, 2000, 3, 1, 2),
      (20_363, 2025, 10, 2, 3),
      (20_513, 2026, 3, 1, 6), (-719_162, 1, 1, 1, 0), (-719_528, 0, 1, 1, 5), (-25_509, 1900, 2, 28, 2),
      (-25_508, 1900, 3, 1, 3), (47_540, 2100, 2, 28, 6),
      (47_541, 2100, 3, 1, 0), (2_932_896, 9999, 12, 31, 4),
    ])
  func table(number: Int, year: Int, month: Int, day: Int, weekday: Int) {
    let found = Day(number: number)
    #expect(found.civil == (year, month, day))
    #expect(Day(year: year, month: month, day: day) == found)
    #expect(found.weekday == weekday)
  }

  @Test("each day follows the one before, and reads back as itself, for eight hundred years")
  func roundTrip() {
    var before = Day(number: -150_001).civil
    for number in -150_000...150_000 {
      let civil = Day(number: number).civil
      let isNext =
        (civil.year == before.year && civil.month == before.month && civil.day == before.day + 1)
        || (civil.year == before.year && civil.month == before.month + 1 && civil.day == 1)
        || (civil.year == before.year + 1 && civil.month == 1 && civil.day == 1 && before.month == 12
          && before.day == 31)
      let again = Day(year: civil.year, month: civil.month, day: civil.day)
      if !isNext || again?.number != number { Issue.record("\(number)") }
      before = civil
    }
  }

  @Test(
    "what is in no calendar is no day",
    arguments: [
      (2025, 2, 29), (2100, 2, 29), (2025, 4, 31), (2025, 0, 1), (2025, 13, 1), (2025, 1, 0), (10_000, 1, 1),
      (2025, Int.max, Int.max),
    ])
  func impossible(year: Int, month: Int, day: Int) {
    #expect(Day(year: year, month: month, day: day) == nil)
  }

  @Test("days beyond all calendars are held at the edge")
  func edges() {
    #expect(Day(number: .max).adding(days: .max) == Day(number: 100_000_000))
    #expect(Day(number: .min).adding(days: .min) == Day(number: -100_000_000))
    #expect(Day(number: .min).weekday < 7 && Day(number: .max).civil.year > 200_000)
  }
}
