import Kernel

/// Where a reminder stands in the list that a person reads: trains first, in the order of their times; then weekly windows
/// by the first of their days, in the person's week, and by their hours. In the state they stand by their ids, which say
/// nothing to anybody.
struct ReminderPlace {
  let reminder: LeaveReminder
  private let isWeekly: Bool
  /// A train's time, or a window's first day.
  private let first: Int64
  private let from: Int
  private let station: String

  /// `time` is the train's as it is known now, `station` the name of its stop.
  init(_ reminder: LeaveReminder, at time: Instant?, _ station: String, firstWeekday: Int) {
    self.reminder = reminder
    self.station = station
    switch reminder.subject {
    case .train(let train):
      (isWeekly, first, from) = (false, (time ?? train.time).milliseconds, 0)
    case .window(let window):
      let days = window.days.map { ($0 - firstWeekday + 7) % 7 }
      (isWeekly, first, from) = (true, Int64(days.min() ?? 0), window.from)
    }
  }

  func precedes(_ other: ReminderPlace) -> Bool {
    if isWeekly != other.isWeekly { return other.isWeekly }
    if first != other.first { return first < other.first }
    if from != other.from { return from < other.from }
    if station != other.station { return station < other.station }
    return reminder.id < other.reminder.id
  }
}
