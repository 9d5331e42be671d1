/// The days of a week, each on or off, for a group that has its own name.
package enum WeekChips {
  /// In the order of the person's week; Monday is 0. `wire` is what a tap on a day does.
  package static func view(
    _ chosen: [Int], from firstWeekday: Int, in language: Language, wire: (Int) -> String
  ) -> [Node] {
    let text = DayText(language)
    return (0..<7).map { place in
      let day = (place + firstWeekday) % 7
      return element(
        "button.chip.day", key: String(day), .type("button"), .aria("pressed", chosen.contains(day)),
        .aria("label", text.weekday(day)), .on(.click, wire(day))
      ) { text.shortWeekday(day) }
    }
  }
}
