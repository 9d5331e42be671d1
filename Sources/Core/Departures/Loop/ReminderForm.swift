import Kernel

/// A weekly reminder while it is being written.
package struct ReminderForm: Equatable, Sendable {
  /// What can be chosen and typed.
  package enum Field: String, FormField { case days, from, until }

  var station: String
  /// That which is changed; a new one has none.
  var reminder: String?
  /// As it was when the form was opened: what is otherwise in the end is what the person changed.
  let opened: WeeklyWindow
  var wanted: Wanted
  /// The hours as they stand in their fields, "08:00"; the days by their numbers.
  private(set) var form = Form<Field>()

  init(station: String, reminder: String? = nil, _ window: WeeklyWindow) {
    self.station = station
    self.reminder = reminder
    opened = window
    wanted = window.wanted
    form[.from] = ClockText.text(minutes: window.from)
    form[.until] = ClockText.text(minutes: window.until)
    for day in window.days { form.toggle(String(day), in: .days) }
    form = form.begun
  }

  /// Ascending; Monday is 0.
  var days: [Int] {
    let chosen = form.chosen(.days)
    return (0...6).filter { chosen.contains(String($0)) }
  }

  /// Whether the last train leaves on the day after the first; `nil` until both hours are there.
  var endsNextDay: Bool? {
    guard let from = minutes(.from), let until = minutes(.until) else { return nil }
    return until < from
  }

  /// What Save would keep, or what is wrong.
  func outcome(_ words: DeparturesWords) -> FormOutcome<Field, WeeklyWindow> {
    var window = WeeklyWindow()
    window.wanted = wanted
    window.days = days
    if window.days.isEmpty { return .wrong(.days, words.chooseDay) }
    guard let from = minutes(.from) else { return .wrong(.from, words.chooseTime) }
    guard let until = minutes(.until) else { return .wrong(.until, words.chooseTime) }
    if from == until { return .wrong(.until, words.chooseOtherTime) }
    (window.from, window.until) = (from, until)
    return .ready(window)
  }

  private func minutes(_ field: Field) -> Int? { ClockText.minutes(typed: form[field]) }

  mutating func type(_ text: String, into field: Field) { form.type(text, into: field, most: 16) }

  mutating func toggle(day: Int) {
    if (0...6).contains(day) { form.toggle(String(day), in: .days) }
  }

  mutating func toggle(line: String) {
    if wanted.lines.contains(line) {
      wanted.lines.removeAll { $0 == line }
    } else {
      wanted.lines.append(line)
    }
  }

  mutating func save(_ words: DeparturesWords) -> (done: WeeklyWindow?, effects: [Effect]) {
    form.save(outcome(words))
  }
}
