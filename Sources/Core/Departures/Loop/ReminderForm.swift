import Kernel

/// A weekly reminder while it is being written.
struct ReminderForm: Equatable, Sendable {
  var station: String
  /// That which is changed; a new one has none.
  var reminder: String?
  var window: WeeklyWindow
  /// As they stand in their fields: "08:00".
  var from: String
  var until: String
  /// Save was tried.
  var isTried = false

  /// What is wrong with it.
  enum Fault: Equatable { case noDay, noTime }

  init(station: String, reminder: String? = nil, _ window: WeeklyWindow) {
    self.station = station
    self.reminder = reminder
    self.window = window
    from = ClockText.text(minutes: window.from)
    until = ClockText.text(minutes: window.until)
  }

  var fault: Fault? {
    if window.days.isEmpty { return .noDay }
    return ClockText.minutes(typed: from) == nil || ClockText.minutes(typed: until) == nil ? .noTime : nil
  }

  /// What Save would keep; `nil` where something is wrong.
  var written: WeeklyWindow? {
    guard fault == nil, let from = ClockText.minutes(typed: from), let until = ClockText.minutes(typed: until) else {
      return nil
    }
    var window = window
    (window.from, window.until) = (from, until)
    return window
  }

  mutating func toggle(day: Int) {
    guard (0...6).contains(day) else { return }
    if window.days.contains(day) {
      window.days.removeAll { $0 == day }
    } else {
      window.days.insert(day, at: window.days.firstIndex { $0 > day } ?? window.days.count)
    }
  }

  mutating func toggle(line: String) {
    if window.wanted.lines.contains(line) {
      window.wanted.lines.removeAll { $0 == line }
    } else {
      window.wanted.lines.append(line)
    }
  }
}
