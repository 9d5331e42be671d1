import Kernel
import TestSupport
import Testing

@testable import Departures

@Suite("The list of reminders")
struct ReminderPlaceTests {
  @Test("has trains by their times as they are now, then windows by day, hour, stop and id, in the person's week")
  func order() {
    func window(_ id: String, _ days: [Int], _ from: Int) -> LeaveReminder {
      var window = WeeklyWindow()
      (window.days, window.from) = (days, from)
      return LeaveReminder(id: id, station: "127", subject: .window(window))
    }
    func train(_ id: String, _ seconds: Int64) -> LeaveReminder {
      let train = RemindedTrain(RemindingTests.train(id, seconds), .north)
      return LeaveReminder(id: id, station: "127", subject: .train(train))
    }
    func order(_ firstWeekday: Int) -> [String] {
      let late = RemindingTests.start.adding(seconds: 900)
      let shown: [(LeaveReminder, String, Instant?)] = [
        (window("a", [0, 6], 480), "B St", nil), (window("b", [1], 480), "B St", nil),
        (window("c", [0], 480), "B St", nil), (window("d", [0], 480), "A St", nil),
        (window("e", [0], 420), "B St", nil), (train("f", 300), "B St", late), (train("g", 600), "B St", nil),
      ]
      return shown.map { ReminderPlace($0.0, at: $0.2, $0.1, firstWeekday: firstWeekday) }
        .inOrder { $0.precedes($1) }.map(\.reminder.id)
    }
    #expect(order(0) == ["g", "f", "e", "d", "a", "c", "b"])
    #expect(order(6) == ["g", "f", "a", "e", "d", "c", "b"])
  }
}
