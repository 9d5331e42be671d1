import Kernel
import Testing

@Suite("Zones from a rule, and days as text")
struct ZoneRuleTests {
  @Test(
    "New York's clocks by its rule",
    arguments: [
      ("2026-01-04T05:00:00Z", "2026-01-04T00:00:00-05:00"), ("2026-07-04T04:00:00Z", "2026-07-04T00:00:00-04:00"),
      ("2026-03-08T06:59:59Z", "2026-03-08T01:59:59-05:00"), ("2026-03-08T07:00:00Z", "2026-03-08T03:00:00-04:00"),
      ("2026-11-01T05:59:59Z", "2026-11-01T01:59:59-04:00"), ("2026-11-01T06:00:00Z", "2026-11-01T01:00:00-05:00"),
    ])
  func newYork(utc: String, local: String) throws {
    let zone = try Zone(name: "New York", rule: "EST5EDT,M3.2.0,M11.1.0")
    #expect(try #require(Instant(iso8601: utc)).iso8601(in: zone) == local)
  }

  @Test("a wall clock's time is a moment, on the days of change too")
  func moment() throws {
    let zone = try Zone(name: "New York", rule: "EST5EDT,M3.2.0,M11.1.0")
    let march = try #require(Day(iso8601: "2026-03-08"))
    #expect(zone.moment(of: march, second: 0).iso8601(in: zone) == "2026-03-08T00:00:00-05:00")
    #expect(zone.moment(of: march, second: 14_400).iso8601(in: zone) == "2026-03-08T04:00:00-04:00")
    let november = try #require(Day(iso8601: "2026-11-01"))
    #expect(zone.moment(of: november, second: 0).iso8601(in: zone) == "2026-11-01T00:00:00-04:00")
    #expect(zone.moment(of: november, second: 14_400).iso8601(in: zone) == "2026-11-01T04:00:00-05:00")
  }

  @Test("nonsense is no rule", arguments: ["", "EST", "EST5EDT", "5", "EST5EDT,M13.1.0,M11.1.0", "é"])
  func nonsense(rule: String) {
    #expect(throws: ZoneError.self) { try Zone(name: "nowhere", rule: rule) }
  }

  @Test(
    "a day is ten characters",
    arguments: [
      ("2026-01-04", true), ("2024-02-29", true), ("2026-02-29", false), ("2026-13-01", false), ("2026-1-4", false),
      ("2026-01-04T", false), ("2026/01/04", false), ("", false), ("２026-01-04", false), ("-026-01-04", false),
    ])
  func days(text: String, isDay: Bool) {
    let day = Day(iso8601: text)
    #expect((day != nil) == isDay)
    if let day { #expect(day.iso8601 == text) }
  }
}
