import Kernel
import Languages
import TestSupport
import Testing

@testable import Departures

@Suite("A weekly reminder's form")
struct ReminderFormTests {
  private static let around = Surroundings(
    now: RemindingTests.start, language: .en, isOnline: true, zone: Places.zone)

  /// Opened for the reminder "o-0".
  private static func opened() -> DeparturesState {
    var state = DeparturesState(network: Places.network)
    var mine = MyStops()
    WeeklyReminderSet(station: "127", window: WeeklyWindow()).apply(to: &mine, id: "o-0")
    state.mine = mine
    state.open(.reminders(.edit(reminder: "o-0")))
    _ = state.follow(.open, around)
    return state
  }

  private static func save(_ state: inout DeparturesState) -> [Effect] {
    state.update(.leaving(.save), around)
  }

  @Test("stores only what the person changed, also where another device has changed more of it meanwhile")
  func meanwhile() {
    var state = Self.opened()
    _ = state.update(.leaving(.type(.until, "10:00")), Self.around)
    var elsewhere = WeeklyReminderChanged()
    (elsewhere.reminder, elsewhere.days) = ("o-0", Switched(off: [4]))
    elsewhere.apply(to: &state.mine!, id: "o-1")
    let effects = Self.save(&state)
    let fields = JSON.object(["reminder": .string("o-0"), "until": .integer(600)])
    #expect(effects.first == .append(kind: "departures.weeklyReminderChanged", fields: fields))
  }

  @Test("stores nothing of a reminder that was removed meanwhile, and says so")
  func gone() {
    var state = Self.opened()
    _ = state.update(.leaving(.type(.until, "10:00")), Self.around)
    ReminderRemoved(reminder: "o-0").apply(to: &state.mine!, id: "o-1")
    #expect(
      Self.save(&state) == [
        .announce("There is no such reminder or stop here."),
        .navigate(path: "/departures/reminders", replace: true),
      ])
  }

  @Test("stores nothing where what was changed is so already, or there is another such reminder")
  func same() {
    var state = Self.opened()
    _ = state.update(.leaving(.day(4)), Self.around)
    var window = WeeklyWindow()
    window.days = [0, 1, 2, 3]
    WeeklyReminderSet(station: "127", window: window).apply(to: &state.mine!, id: "o-1")
    #expect(Self.save(&state) == [.navigate(path: "/departures/reminders", replace: true)])
  }

  @Test("of more stops than boards are asked for, the nearest reminders' are, whatever their ids")
  func nearest() {
    var state = DeparturesState(network: Places.network)
    var mine = MyStops()
    for (index, seconds) in [5000, -3500, 600, 60, 1200, 300, 900, 30].enumerated() {
      let train = RemindedTrain(RemindingTests.train("t\(index)", Int64(seconds)), .north)
      TrainReminderSet(station: "s\(index)", train: train).apply(to: &mine, id: "o-\(index)")
    }
    state.mine = mine
    #expect(state.reminded(at: RemindingTests.start) == ["s2", "s3", "s4", "s5", "s6", "s7"])
  }
}
