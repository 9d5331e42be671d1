import Kernel
import Languages
import TestSupport
import Testing

@testable import Departures

@Suite("Being told of trains with the app closed")
struct PushedTrainsTests {
  private typealias Platform = RemindingTests.Platform

  private static func one(_ trip: String, _ seconds: Int64) -> StopsOperation {
    .trainReminderSet(
      TrainReminderSet(station: "127", train: RemindedTrain(RemindingTests.train(trip, seconds), .north)))
  }

  private static func weekly(_ days: [Int], _ from: Int, _ until: Int, lines: [String] = ["Q"]) -> StopsOperation {
    var window = WeeklyWindow()
    (window.days, window.from, window.until) = (days, from, until)
    window.wanted = Wanted(lines: lines, direction: .north)
    return .weeklyReminderSet(WeeklyReminderSet(station: "127", window: window))
  }

  private static func due(_ reminder: PushReminder) -> Int64 { reminder.due.seconds(since: RemindingTests.start) }

  private let walk = StopsOperation.walkTimeChosen(WalkTimeChosen(station: "127", minutes: 7))

  @Test("a train has a reminder at each notice before it is time to leave, and one for when it moves")
  func notices() {
    let all = Platform([Self.one("a", 1800), walk]).pushed
    #expect(all.map(Self.due) == [1080, 1260, 1380])
    #expect(all.map(\.face.title) == ["Q leaves at {clock}", "Q leaves at {clock}", "Q now leaves at {clock}"])
    #expect(all[0].timed?.title == "Leave in {minutes} min for the Q" && all[0].now?.title == "Leave now for the Q")
    #expect(all.allSatisfy { $0.kind == .trains && $0.isOfTheMoment && $0.zone == Places.zone })
    #expect(all[0].timed?.text == "Q leaves at {clock} · Times Sq-42 St" && all[0].lead == 420)
    #expect(all[0].gone?.title == "Q of {clock} is cancelled or no longer listed")
    #expect(all[0].path.hasPrefix("/departures/127/"))
  }

  @Test("the server is told which train it goes by, and nothing of what is said")
  func anchors() {
    let all = Platform([Self.one("a", 1800), walk]).pushed
    #expect(
      all[0].anchor?.text == #"{"departure":{"station":"127","trip":"a","walk":420,"before":300}}"#)
    let time = RemindingTests.start.adding(seconds: 1800).milliseconds
    let from = RemindingTests.start.adding(seconds: 1800 - 420 - 1800).milliseconds
    #expect(
      all[2].anchor?.text == #"{"departure":{"station":"127","trip":"a","moved":\#(time),"from":\#(from)}}"#)
    #expect(all[2].due == all[2].expires, "it never comes but by a move")
  }

  @Test("two devices make the same reminders, whichever knows the train’s new time")
  func same() {
    let knowing = Platform([Self.one("a", 1800)])
    var other = Platform([Self.one("a", 1800)])
    other.trains = [("a", 2100)]
    other.answer()
    #expect(knowing.pushed.map(\.asked) == other.pushed.map(\.asked))
    #expect(knowing.pushed.map(\.key) == other.pushed.map(\.key))
    #expect(other.pushed.map(Self.due) == knowing.pushed.map { Self.due($0) + 300 })
  }

  @Test("two notices that are one come once, and one of none is when it is time")
  func atOnce() {
    let all = Platform([Self.one("a", 1800), .noticesChosen(NoticesChosen(notices: [0, 0]))]).pushed
    #expect(all.map(Self.due) == [1500, 1500], "and the move’s")
  }

  @Test("of a train that has left there is nothing to tell")
  func left() {
    var platform = Platform([Self.one("a", 600)])
    platform.now = platform.now.adding(seconds: 700)
    #expect(platform.pushed.isEmpty)
  }

  @Test("a weekly window has one for each of its days of a week, which names no train until the server does")
  func weekly() {
    // Wednesday, 9:00.
    let all = Platform([
      Self.weekly([0, 1, 2, 3, 4], 8 * 60, 9 * 60 + 30), walk, .noticesChosen(NoticesChosen(notices: [5])),
    ]).pushed
    #expect(all.map { Places.zone.local($0.due).second } == Array(repeating: 8 * 3600 - 720, count: 5))
    #expect(all.map { Places.zone.local($0.due).day.weekday } == [2, 3, 4, 0, 1])
    #expect(all[0].face == PushReminder.Face("Times Sq-42 St", "Q · 08:00–09:30"))
    #expect(all[0].timed == PushReminder.Face("Leave in {minutes} min for the Q", "Times Sq-42 St · {clock}"))
    #expect(
      all[0].anchor?.text
        == #"{"window":{"station":"127","routes":["Q"],"days":[0,1,2,3,4],"from":480,"to":570,"walk":420,"before":300,"direction":"N"}}"#
    )
  }

  @Test("a window that rests today, and one that has passed, come again with their next day")
  func rested() {
    let today = Places.zone.local(RemindingTests.start).day
    let resting = Platform([
      Self.weekly([2], 10 * 60, 11 * 60), .reminderRested(ReminderRested(reminder: "o-0", day: today)),
    ]).pushed
    #expect(resting.isEmpty, "the next one is a week away")
    let passed = Platform([Self.weekly([2, 3], 7 * 60, 8 * 60)]).pushed
    #expect(Set(passed.map { Places.zone.local($0.due).day.weekday }) == [3])
  }

  @Test("a window of all lines names none")
  func allLines() {
    let all = Platform([Self.weekly([3], 480, 540, lines: []), .noticesChosen(NoticesChosen(notices: [5]))]).pushed
    #expect(all.first?.timed?.title == "Leave in {minutes} min" && all.first?.face.text == "08:00–09:00")
  }
}

extension RemindingTests.Platform {
  fileprivate var pushed: [PushReminder] { state.pushReminders(around) }
}
