import Kernel
import Languages
import Testing

@Suite("Dates as a person writes them")
struct DayTextTests {
  @Test(
    "their order and what stands between is the language’s",
    arguments: [
      (Language.en, "1 October", "Saturday 2 October 2027", "October 2026", "Tue"),
      (.fr, "1er octobre", "samedi 2 octobre 2027", "octobre 2026", "mar."),
      (.es, "1 de octubre", "sábado, 2 de octubre de 2027", "octubre de 2026", "mar"),
    ])
  func dates(language: Language, first: String, whole: String, month: String, short: String) throws {
    let today = try #require(Day(year: 2026, month: 11, day: 24))
    let text = DayText(language)
    let day = try #require(Day(year: 2026, month: 10, day: 1))
    let far = try #require(Day(year: 2027, month: 10, day: 2))
    #expect(text.dayAndMonth(day) == first)
    #expect(text.dayAndMonth(day, today: today) == first, "the year goes without saying")
    #expect(text.weekdayAndDay(far, today: today) == whole)
    #expect(text.monthAndYear(day) == month)
    #expect(text.shortWeekday(1) == short)
  }
}
