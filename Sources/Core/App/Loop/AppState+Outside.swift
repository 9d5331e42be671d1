import FareCard
import Kernel

/// What was last told to the page outside the tree, so that it is told once.
struct Told: Equatable {
  var theme: String?
  var text: String?
  var language: String?
  var badge: Int?
}

extension AppState {
  /// The theme, the text's size, the language and the number on the icon follow what is kept.
  mutating func tellOutside() -> [Outgoing] {
    guard journal != nil, !disk.isStale else { return [] }
    var next = Told()
    next.theme = preferences[.theme]
    next.text = preferences[.text]
    next.language = language.rawValue
    next.badge = fareCard.badge(surroundings)
    guard next != told else { return [] }
    var outgoing: [Outgoing] = []
    if next.theme != told.theme { outgoing.append(.page("theme", preferences[.theme])) }
    if next.text != told.text { outgoing.append(.page("text", preferences[.text])) }
    if next.language != told.language { outgoing.append(.page("language", language.rawValue)) }
    if next.badge != told.badge { outgoing.append(.badge(next.badge ?? 0)) }
    told = next
    return outgoing
  }

  /// A day and a clock time of the device: "2 October, 10:20".
  func moment(_ instant: Instant) -> String {
    DayText(language).dayAndMonth(device.zone.local(instant).day) + ", "
      + ClockText.text(instant, in: device.zone, hours: preferences.hours)
  }
}
