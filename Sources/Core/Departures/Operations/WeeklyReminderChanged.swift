package import Kernel

/// A weekly window is to be another one. Only what is to be otherwise is said, so that two devices can each change
/// something else.
package struct WeeklyReminderChanged: StopsFact {
  var reminder = ""
  /// Monday is 0.
  var days = Switched<Int>()
  /// All of them, and none for every line. NB: not which were turned on and off: a window of no line is one of every line,
  /// so that the last one turned off here and another turned on there would make a window of that other one alone, which
  /// neither wanted.
  var lines: [String]?
  /// `.some(nil)` for both.
  var direction: Direction??
  var from: Int?
  var until: Int?

  package init() {}

  /// What differs between the window as it was opened and as it is to be.
  init(_ reminder: String, from before: WeeklyWindow, to after: WeeklyWindow) {
    self.reminder = reminder
    days = Switched(from: before.days, to: after.days)
    // In another order they are the same.
    let lines = Switched(from: before.wanted.lines, to: after.wanted.lines)
    if !lines.isEmpty { self.lines = after.wanted.lines }
    if before.wanted.direction != after.wanted.direction { direction = .some(after.wanted.direction) }
    if before.from != after.from { from = after.from }
    if before.until != after.until { until = after.until }
  }

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("reminder", &reminder)
    days.code(
      &fields, names: ("daysOn", "daysOff"), most: 7, write: { .integer(Int64($0)) },
      read: { $0.int.flatMap { (0...6).contains($0) ? $0 : nil } })
    fields.ifThere("lines", &lines, []) { $0.lines("lines", &$1) }
    fields.ifThere("direction", &direction, nil) {
      $0.orNull("direction", &$1, .north) { $0.choice("direction", &$1) }
    }
    fields.whole("from", &from, WeeklyWindow.minutes)
    fields.whole("until", &until, WeeklyWindow.minutes)
    fields.check(!days.isEmpty || lines != nil || direction != nil || from != nil || until != nil)
  }

  /// One that was removed stays so. What the person wanted no more of that day was the window as it was before: as another
  /// one it is told of again, as it is by `WeeklyReminderSet`.
  func apply(to stops: inout MyStops, id: String) {
    for index in stops.reminders.indices where stops.reminders[index].id == reminder {
      guard var window = stops.reminders[index].window else { return }
      change(&window)
      stops.reminders[index].subject = .window(window)
      stops.reminders[index].restedOn = nil
    }
  }

  /// Two devices may each have turned off one of two days, or have moved one of two hours to the same time: what would
  /// leave no window, or one around the clock, is not done.
  func change(_ window: inout WeeklyWindow) {
    let days = (0...6).filter {
      self.days.on.contains($0) || (window.days.contains($0) && !self.days.off.contains($0))
    }
    if !days.isEmpty { window.days = days }
    if let lines { window.wanted.lines = lines }
    if let direction { window.wanted.direction = direction }
    let (from, until) = (from ?? window.from, until ?? window.until)
    if from != until { (window.from, window.until) = (from, until) }
  }

  /// Parts of it, but no `part`: they are several, and whether one holds hangs on what is there. Only when a later one says
  /// the whole is it needless.
  func register(id: String) -> Register { Register("departures.reminder." + reminder, .rest) }

  /// Of one that is gone its stop is not known any more.
  func sentence(_ words: DeparturesWords, _ state: DeparturesState) -> String? {
    for kept in state.mine?.reminders ?? [] where kept.id == reminder {
      return words.didChangeReminder(state.name(of: kept.station))
    }
    return words.reminderUnknown
  }
}
