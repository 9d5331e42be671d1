/// Names of days and months, and dates as a person writes them.
package struct DayText: Words, Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  /// "2 October"; French says "1er" for the first, and plain numbers after it.
  package func dayAndMonth(_ day: Day) -> String {
    let date = day.civil
    let number = language == .fr && date.day == 1 ? "1er" : String(date.day)
    return number + " "
      + Self.word(
        date.month - 1,
        of: say(
          "January February March April May June July August September October November December",
          "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"))
  }

  /// "30 November 2026".
  package func date(_ day: Day) -> String { dayAndMonth(day) + " " + String(day.civil.year) }

  /// Monday is 0.
  package func weekday(_ number: Int) -> String {
    Self.word(
      number,
      of: say(
        "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
        "lundi mardi mercredi jeudi vendredi samedi dimanche"))
  }

  /// "Thu", "jeu.".
  package func shortWeekday(_ number: Int) -> String {
    weekday(number).cut(toBytes: 3) + (language == .fr ? "." : "")
  }

  private static func word(_ index: Int, of list: String) -> String {
    var rest = list
    for _ in 0..<index { rest = rest.halves(at: " ").tail ?? "" }
    return rest.halves(at: " ").head
  }
}
