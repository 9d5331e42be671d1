@testable import Departures
import Kernel
import Testing

@Suite("A weekly window")
struct WeeklyWindowTests {
  /// New York's clocks go forward on 8 March 2026 at 2:00, and back on 1 November at 2:00.
  private static let zone = Zone(
    name: "America/New_York", firstOffset: -18_000,
    transitions: [
      Zone.Transition(since: Instant(seconds: 1_772_953_200), offset: -14_400),
      Zone.Transition(since: Instant(seconds: 1_793_512_800), offset: -18_000),
    ])

  private static func at(_ day: String, _ hour: Int, _ minute: Int = 0) -> Instant {
    zone.moment(of: Day(iso8601: day) ?? Day(number: 0), second: (hour * 60 + minute) * 60)
  }

  private static func window(_ days: [Int], _ from: Int, _ until: Int) -> WeeklyWindow {
    var window = WeeklyWindow()
    (window.days, window.from, window.until) = (days, from * 60, until * 60)
    return window
  }

  /// 2026-11-25 is a Wednesday.
  @Test(
    "is open from its first train's time, or a little before, to its last one's, on its days",
    arguments: [
      ("2026-11-25", 7, 29, nil), ("2026-11-25", 7, 30, "2026-11-25"), ("2026-11-25", 9, 0, "2026-11-25"),
      ("2026-11-25", 9, 1, nil), ("2026-11-28", 8, 30, nil), ("2026-11-27", 8, 30, "2026-11-27"),
    ] as [(String, Int, Int, String?)])
  func open(day: String, hour: Int, minute: Int, found: String?) {
    let window = Self.window([0, 1, 2, 3, 4], 8, 9)
    let occasion = window.occasion(at: Self.at(day, hour, minute), lead: 1800, in: Self.zone)
    #expect(occasion?.day.iso8601 == found)
  }

  @Test("that ends before it begins lasts beyond midnight, and is the day's on which it began")
  func overMidnight() throws {
    let window = Self.window([4], 23, 1)
    for (day, hour) in [("2026-11-27", 23), ("2026-11-28", 0)] {
      let occasion = try #require(window.occasion(at: Self.at(day, hour, 30), lead: 0, in: Self.zone))
      #expect(occasion.day.iso8601 == "2026-11-27")
      #expect(occasion.until.seconds(since: occasion.from) == 7200)
    }
    #expect(window.occasion(at: Self.at("2026-11-28", 23, 30), lead: 0, in: Self.zone) == nil)
  }

  @Test("of tomorrow's first hour is near late this evening")
  func tomorrow() {
    let window = Self.window([5], 0, 1)
    #expect(window.occasion(at: Self.at("2026-11-27", 23, 50), lead: 900, in: Self.zone)?.day.iso8601 == "2026-11-28")
    #expect(window.occasion(at: Self.at("2026-11-27", 23, 50), lead: 500, in: Self.zone) == nil)
  }

  @Test(
    "is by the clocks of that day when they change",
    arguments: [("2026-03-07", 1800), ("2026-03-08", 1800), ("2026-11-01", 1800)])
  func clocksChange(day: String, length: Int64) throws {
    var window = Self.window([5, 6], 8, 8)
    window.until = 8 * 60 + 30
    let occasion = try #require(window.occasion(at: Self.at(day, 8, 10), lead: 0, in: Self.zone))
    #expect(Self.zone.local(occasion.from).second == 8 * 3600)
    #expect(occasion.until.seconds(since: occasion.from) == length)
  }

  @Test(
    "that can't be one is left to a later version",
    arguments: [
      #"{"station":"127","days":[],"from":1,"until":2}"#, #"{"station":"127","days":[7],"from":1,"until":2}"#,
      #"{"station":"127","days":[3,1],"from":1,"until":2}"#, #"{"station":"127","days":[1,1],"from":1,"until":2}"#,
      #"{"station":"127","days":[1],"from":1440,"until":2}"#, #"{"station":"127","days":[1],"from":1}"#,
      #"{"station":"127","days":[-1],"from":1,"until":2}"#,
    ])
  func unreadable(fields: String) throws {
    #expect(StopsOperation(kind: "departures.weeklyReminderSet", fields: try JSON.parse(fields)) == nil)
  }
}
