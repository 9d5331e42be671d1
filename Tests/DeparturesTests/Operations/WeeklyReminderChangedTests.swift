import Kernel
import TestSupport
import Testing

@testable import Departures

@Suite("A weekly reminder that is changed")
struct WeeklyReminderChangedTests {
  private typealias Change = (inout WeeklyReminderChanged) -> Void

  private static let start = [StopsOperation.weeklyReminderSet(WeeklyReminderSet(station: "127", window: usual))]

  /// Weekdays from eight to nine, the Q downtown.
  private static var usual: WeeklyWindow {
    var window = WeeklyWindow()
    window.wanted = Wanted(lines: ["Q"], direction: .south)
    return window
  }

  private static func change(_ body: Change) -> StopsOperation {
    var fact = WeeklyReminderChanged()
    fact.reminder = "o-0"
    body(&fact)
    return .weeklyReminderChanged(fact)
  }

  /// The first is "o-0", and so on.
  private static func fold(_ operations: [StopsOperation]) -> MyStops {
    var mine = MyStops()
    for (index, operation) in operations.enumerated() { operation.apply(to: &mine, id: "o-\(index)") }
    return mine
  }

  private static func window(_ changes: Change...) -> WeeklyWindow? {
    fold(start + changes.map { change($0) }).reminders.first?.window
  }

  @Test("is what is said, and for the rest what it was")
  func parts() {
    var window = Self.usual
    window.days = [0, 1, 2, 3, 6]
    #expect(Self.window { $0.days = Switched(on: [6, 0], off: [4, 5]) } == window)
    window = Self.usual
    window.wanted.lines = []
    #expect(Self.window { $0.lines = [] } == window)
    window = Self.usual
    window.wanted.direction = nil
    #expect(Self.window { $0.direction = .some(nil) } == window)
    window = Self.usual
    window.from = 450
    #expect(Self.window { $0.from = 450 } == window)
    window = Self.usual
    window.until = 30
    #expect(Self.window { $0.until = 30 } == window)
  }

  @Test("two devices' changes are both kept, whichever is the later one")
  func both() {
    let changes: [Change] = [
      { $0.days = Switched(on: [5]) }, { $0.days = Switched(off: [0]) }, { $0.lines = ["N"] },
      { $0.direction = .some(.north) }, { $0.from = 450 }, { $0.until = 570 },
    ]
    for (index, one) in changes.enumerated() {
      for other in changes[..<index] {
        let (there, back) = (Self.window(one, other), Self.window(other, one))
        #expect(there == back && there != Self.window(one) && there != Self.window(other))
      }
    }
    var window = Self.usual
    (window.days, window.from) = ([0, 1, 2, 3, 4, 5], 450)
    #expect(Self.window(changes[0], changes[4]) == window)
  }

  @Test("has a day and some time left: the later one of two that would leave none is not done")
  func nothingLeft() {
    let days = Self.window({ $0.days = Switched(off: [0, 1, 2]) }, { $0.days = Switched(off: [3, 4]) })
    #expect(days?.days == [3, 4])
    let hours = Self.window({ $0.until = 510 }, { ($0.from, $0.lines) = (510, []) })
    #expect(hours?.from == 480 && hours?.until == 510 && hours?.wanted.lines == [])
  }

  @Test("does not come back where it was removed, nor becomes one of what is none")
  func gone() {
    let removed = StopsOperation.reminderRemoved(ReminderRemoved(reminder: "o-0"))
    #expect(Self.fold(Self.start + [removed, Self.change { $0.from = 450 }]).reminders.isEmpty)
    let train = Self.fold([.trainReminderSet(TrainReminderSet(station: "127", train: LeavingExamples.train))])
    var changed = train
    Self.change { $0.from = 450 }.apply(to: &changed, id: "o-1")
    #expect(changed == train && train.reminders.count == 1)
  }

  @Test("is told of again that day, as it was where all of it was stored")
  func rested() {
    let rested = Self.start + [.reminderRested(ReminderRested(reminder: "o-0", day: Day(number: 20_782)))]
    #expect(Self.fold(rested).reminders.first?.restedOn == Day(number: 20_782))
    let whole = StopsOperation.weeklyReminderSet(
      WeeklyReminderSet(station: "127", window: LeavingExamples.window, changed: "o-0"))
    #expect(Self.fold(rested + [whole]).reminders.first?.restedOn == nil)
    #expect(Self.fold(rested + [whole]).reminders.first?.window == LeavingExamples.window)
    #expect(Self.fold(rested + [Self.change { $0.from = 450 }]).reminders.first?.restedOn == nil)
  }

  @Test(
    "fields that nothing can be made of are left to a later version",
    arguments: [
      "{}", #"{"from":480}"#, #"{"reminder":"o-0"}"#, #"{"reminder":"o-0","daysOn":[],"daysOff":[]}"#,
      #"{"reminder":"o-0","daysOn":[7,-1]}"#, #"{"reminder":"o-0","daysOn":5}"#, #"{"reminder":"o-0","lines":"Q"}"#,
      #"{"reminder":"o-0","direction":"E"}"#, #"{"reminder":"o-0","from":1440}"#, #"{"reminder":"o-0","until":-1}"#,
      #"{"reminder":"o-0","until":null}"#, #"{"reminder":"","from":480}"#,
      #"{"reminder":"o-0","from":480,"until":"9"}"#,
    ])
  func unreadable(fields: String) throws {
    #expect(StopsOperation(kind: "departures.weeklyReminderChanged", fields: try JSON.parse(fields)) == nil)
  }

  @Test("makes nothing needless that was said before, and is needless once all of it is said")
  func register() {
    let register = Self.change { $0.from = 450 }.register(id: "o-5")
    #expect(register == Register("departures.reminder.o-0", .rest))
    #expect(Self.start[0].register(id: "o-0") == Register("departures.reminder.o-0", .whole))
  }

  @Test("reminders stand as they did when what set one first is dropped, since a later one set all of it")
  func order() throws {
    var usual = Self.usual
    usual.days = [6]
    let (first, other, later) = (
      Self.start[0], Self.start[0],
      StopsOperation.weeklyReminderSet(WeeklyReminderSet(station: "R16", window: usual, changed: "a-1"))
    )
    var (all, compacted) = (MyStops(), MyStops())
    first.apply(to: &all, id: "a-1")
    other.apply(to: &all, id: "b-1")
    later.apply(to: &all, id: "c-1")
    other.apply(to: &compacted, id: "b-1")
    later.apply(to: &compacted, id: "c-1")
    #expect(first.register(id: "a-1") == later.register(id: "c-1"))
    #expect(compacted == all && all.reminders.map(\.id) == ["a-1", "b-1"])
    let old = try JSON.parse(
      #"{"stops":[],"times":"both","reminders":{"b":{"station":"1","days":[0],"from":1,"until":2},"a":{"station":"2","days":[0],"from":1,"until":2}}}"#
    )
    #expect(MyStops(snapshot: old)?.reminders.map(\.id) == ["a", "b"])
  }
}
