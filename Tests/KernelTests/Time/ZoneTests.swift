import Kernel
import Testing

@Suite("Time zones")
struct ZoneTests {
  @Test(
    "New York's clocks change when they should",
    arguments: [
      ("2025-03-09T06:59:59Z", "2025-03-09T01:59:59-05:00"), ("2025-03-09T07:00:00Z", "2025-03-09T03:00:00-04:00"),
      ("2025-11-02T05:59:59Z", "2025-11-02T01:59:59-04:00"), ("2025-11-02T06:00:00Z", "2025-11-02T01:00:00-05:00"),
      ("2026-03-08T06:59:59Z", "2026-03-08T01:59:59-05:00"), ("2026-03-08T07:00:00Z", "2026-03-08T03:00:00-04:00"),
      ("2026-11-01T05:59:59Z", "2026-11-01T01:59:59-04:00"), ("2026-11-01T06:00:00Z", "2026-11-01T01:00:00-05:00"),
      ("2006-06-01T12:00:00Z", "2006-06-01T08:00:00-04:00"), ("2100-07-01T12:00:00Z", "2100-07-01T08:00:00-04:00"),
      ("1883-01-01T12:00:00Z", "1883-01-01T07:04:00-04:56"),
    ])
  func newYork(moment: String, local: String) throws {
    #expect(try #require(Instant(iso8601: moment)).iso8601(in: TZifFile.newYork.zone("America/New_York")) == local)
  }

  @Test(
    "a service day begins twelve hours before noon, also when the clocks change (GTFS reference, Time)",
    arguments: [
      (2025, 3, 8, "2025-03-08T00:00:00-05:00"), (2025, 3, 9, "2025-03-08T23:00:00-05:00"),
      (2025, 3, 10, "2025-03-10T00:00:00-04:00"),
      (2025, 11, 1, "2025-11-01T00:00:00-04:00"), (2025, 11, 2, "2025-11-02T01:00:00-04:00"),
      (2025, 11, 3, "2025-11-03T00:00:00-05:00"),
      (2026, 3, 8, "2026-03-07T23:00:00-05:00"), (2026, 11, 1, "2026-11-01T01:00:00-04:00"),
    ])
  func serviceDays(year: Int, month: Int, day: Int, midnight: String) throws {
    let zone = try TZifFile.newYork.zone("America/New_York")
    let day = try #require(Day(year: year, month: month, day: day))
    #expect(zone.serviceMidnight(of: day).iso8601(in: zone) == midnight)
    #expect(zone.local(zone.noon(of: day)) == LocalTime(day: day, second: 43_200))
  }

  @Test(
    "odd zones are right too: half an hour of summer time, quarters, far east and west, the south",
    arguments: [
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2025-07-01T00:00:00Z", "2025-07-01T10:30:00+10:30"),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2025-10-04T15:29:59Z", "2025-10-05T01:59:59+10:30"),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2025-10-04T15:30:00Z", "2025-10-05T02:30:00+11:00"),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-04-04T15:00:00Z", "2026-04-05T01:30:00+10:30"),
      ("<+0545>-5:45", "2025-10-02T14:20:00Z", "2025-10-02T20:05:00+05:45"),
      ("<+14>-14", "2025-10-02T14:20:00Z", "2025-10-03T04:20:00+14:00"),
      ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T00:59:59Z", "2026-03-28T22:59:59-02:00"),
      ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T01:00:00Z", "2026-03-29T00:00:00-01:00"),
      ("GMT0IST,M3.5.0/1,M10.5.0", "2025-06-01T00:00:00Z", "2025-06-01T01:00:00+01:00"),
      ("IST-1GMT0,M10.5.0,M3.5.0/1", "2025-12-25T12:00:00Z", "2025-12-25T12:00:00+00:00"),
      ("AAA3BBB,J60/0,J300", "2024-03-01T03:00:00Z", "2024-03-01T01:00:00-02:00"),
      ("AAA3BBB,59/0,299", "2024-02-29T03:00:00Z", "2024-02-29T01:00:00-02:00"),
      ("XXX3EDT4,0/0,J365/23", "2030-01-01T03:00:00Z", "2029-12-31T23:00:00-04:00"),
      ("XXX3EDT4,0/0,J365/23", "2030-07-01T12:00:00Z", "2030-07-01T08:00:00-04:00"),
      ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-27T23:59:59Z", "2026-03-28T01:59:59+02:00"),
      ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-28T00:00:00Z", "2026-03-28T03:00:00+03:00"),
    ])
  func oddRules(rule: String, moment: String, local: String) throws {
    let zone = try TZifFile.rule(rule, offset: 0).zone("odd")
    #expect(try #require(Instant(iso8601: moment)).iso8601(in: zone) == local)
  }

  @Test("of a file of version 1, and of one without a rule, the last offset goes on")
  func noRule() throws {
    var file = TZifFile.newYork
    file.footer = ""
    let summer = try #require(Instant(iso8601: "2025-07-01T12:00:00Z"))
    #expect(try file.zone("x").offset(at: summer) == -18_000)
    file.version = 0
    #expect(try file.zone("x").offset(at: summer) == -18_000)
    #expect(try file.zone("x").transitions.count == 4)
  }

  @Test("what stays the same is no transition")
  func nothingChanges() throws {
    let file = TZifFile(transitions: [(0, 0), (10, 1), (20, 1), (30, 0)], offsets: [0, 3600])
    #expect(try file.zone("x").transitions.map { $0.since.seconds } == [10, 30])
  }

  @Test("a zone travels as JSON and arrives the same")
  func json() throws {
    let zone = try TZifFile.newYork.zone("America/New_York")
    #expect(try Zone(json: JSON.parse(zone.json.text)) == zone)
    #expect(
      zone.json.text.hasPrefix(
        #"{"name":"America/New_York","firstOffset":-17762,"transitions":[[-2717650800000,-18000],"#))
    #expect(zone.json.text.utf8.count < 5000)
  }

  @Test(
    "JSON that is no zone is refused",
    arguments: [
      "null", "{}", #"{"name":"x","firstOffset":0}"#, #"{"name":1,"firstOffset":0,"transitions":[]}"#,
      #"{"name":"x","firstOffset":1e9,"transitions":[]}"#,
      #"{"name":"x","firstOffset":0,"transitions":[[2,0],[1,0]]}"#,
      #"{"name":"x","firstOffset":0,"transitions":[[1,0],[1,60]]}"#,
      #"{"name":"x","firstOffset":0,"transitions":[[1]]}"#, #"{"name":"x","firstOffset":0,"transitions":[[1,-99999]]}"#,
      #"{"name":"x","firstOffset":0,"transitions":[1]}"#,
    ])
  func notAZone(text: String) throws {
    #expect(try Zone(json: JSON.parse(text)) == nil)
  }
}
