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
    from = Self.text(window.from)
    until = Self.text(window.until)
  }

  var fault: Fault? {
    if window.days.isEmpty { return .noDay }
    return Self.minutes(from) == nil || Self.minutes(until) == nil ? .noTime : nil
  }

  /// What Save would keep; `nil` where something is wrong.
  var written: WeeklyWindow? {
    guard fault == nil, let from = Self.minutes(from), let until = Self.minutes(until) else { return nil }
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

  /// As a field of times has it: "08:05" (HTML Standard, valid time string).
  static func text(_ minutes: Int) -> String {
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return two(minutes / 60) + ":" + two(minutes % 60)
  }

  private static func minutes(_ text: String) -> Int? {
    let (hour, rest) = text.halves(at: ":")
    guard let hour = Int(hour), let minute = rest.flatMap({ Int($0.halves(at: ":").head) }),
      (0..<24).contains(hour), (0..<60).contains(minute)
    else { return nil }
    return hour * 60 + minute
  }
}
