import Departures
import Feeds
import Kernel
import TestSupport
import Testing

@Suite("The timetable")
struct TimetableTests {
  /// Seconds since 1970 of a New York wall clock in daylight-saving time.
  static func at(_ text: String) throws -> Instant { try #require(Instant(iso8601: text)) }

  static func times(_ changes: [String: String?], _ stop: String, _ from: String, hours: Int64 = 24) throws -> [String]
  {
    let loaded = try SmallAgency(changes).imported().loaded
    let zone = try #require(loaded.network).zone
    let after = try at(from)
    return loaded.timetable.calls(stop, after, after.adding(seconds: hours * 3600), 50).map {
      $0.time.iso8601(in: zone)
    }
  }

  @Test("gives a station's departures in order, both ways, without those where the trip ends")
  func order() throws {
    let timetable = try SmallAgency().imported().loaded.timetable
    let from = try Self.at("2025-10-02T00:00:00-04:00")
    let calls = timetable.calls("B", from, from.adding(seconds: 86_400), 10)
    #expect(calls.map { $0.direction } == [.south, .north])
    #expect(calls.map { $0.headsign } == ["Cedar St", "Alder St"])
    #expect(calls.map { $0.route } == ["Q", "Q"] && calls[0].tripID == "W_060000_Q..S01" && calls[0].stop == "B")
    #expect(timetable.calls("C", from, from.adding(seconds: 86_400), 10).map { $0.direction } == [.north])
    #expect(timetable.calls("A", from, from.adding(seconds: 86_400), 10).map { $0.direction } == [.south])
  }

  @Test("gives one trip through its stops, by its id or the end of one, with where it ends")
  func run() throws {
    let timetable = try SmallAgency().imported().loaded.timetable
    let morning = try Self.at("2025-10-02T09:00:00-04:00")
    let run = try #require(timetable.run("060000_Q..S01", morning))
    #expect(run.tripID == "W_060000_Q..S01" && run.route == "Q" && run.direction == .south)
    #expect(run.calls.map(\.stop) == ["A", "B", "C"] && run.headsign == "Cedar St")
    let begin = try Self.at("2025-10-02T10:00:30-04:00")
    #expect(run.calls.map { $0.time.seconds(since: begin) } == [0, 300, 570])
    // Under way until it ends; then the next one within a day, and none at the weekend.
    #expect(timetable.run("W_060000_Q..S01", begin.adding(seconds: 570)) == run)
    #expect(
      timetable.run("W_060000_Q..S01", begin.adding(seconds: 571))?.calls[0].time == begin.adding(seconds: 86_400))
    #expect(timetable.run("W_060000_Q..S01", try Self.at("2025-10-03T12:00:00-04:00")) == nil)
    for unknown in ["", "S01", "060000_Q..S0", "XW_060000_Q..S01"] { #expect(timetable.run(unknown, morning) == nil) }
  }

  @Test("of a trip with several starts it is not known which one is meant")
  func starts() throws {
    let frequencies = """
      trip_id,start_time,end_time,headway_secs
      W_060000_Q..S01,10:00:00,10:10:00,300

      """
    let timetable = try SmallAgency(["frequencies.txt": frequencies]).imported().loaded.timetable
    #expect(timetable.run("W_060000_Q..S01", try Self.at("2025-10-02T09:00:00-04:00")) == nil)
  }

  @Test("holds to the window, whose end is not part of it, and to the limit")
  func window() throws {
    let timetable = try SmallAgency().imported().loaded.timetable
    let time = try Self.at("2025-10-02T10:00:30-04:00")
    #expect(timetable.calls("A", time, time.adding(seconds: 1), 5).map { $0.time } == [time])
    #expect(timetable.calls("A", time.adding(seconds: -60), time, 5).isEmpty)
    #expect(timetable.calls("A", Instant(milliseconds: time.milliseconds + 1), time.adding(seconds: 60), 5).isEmpty)
    #expect(
      timetable.calls("A", time, time, 5).isEmpty && timetable.calls("A", time.adding(seconds: 9), time, 5).isEmpty)
    #expect(timetable.calls("A", time, time.adding(seconds: 60), 0).isEmpty)
    #expect(timetable.calls("zz", time, time.adding(seconds: 60), 5).isEmpty)
    #expect(timetable.calls("A", time, time.adding(seconds: 30 * 86_400), 3).count == 3)
    let edge = Instant(milliseconds: .max)
    #expect(timetable.calls("A", Instant(milliseconds: .min), edge, 5).isEmpty)
    #expect(timetable.calls("A", edge, edge, 5).isEmpty)
  }

  @Test("of days on which no service runs not one call is looked at")
  func idleDays() throws {
    var agency = SmallAgency()
    agency.files["frequencies.txt"] =
      "trip_id,start_time,end_time,headway_secs\nW_060000_Q..S01,00:00:00,48:00:00,1\n"
    let timetable = try agency.imported().loaded.timetable
    let past = try Self.at("2024-10-02T00:00:00-04:00")
    let took = processorTime {
      for _ in 0..<200 { #expect(timetable.calls("A", past, past.adding(seconds: 30 * 86_400), 5).isEmpty) }
    }
    // Were they looked at, it were a thousand million.
    #expect(took < .seconds(30))
  }

  @Test("runs on the days of the calendar and its exceptions")
  func days() throws {
    let exceptions: [String: String?] = [
      "calendar_dates.txt": "service_id,date,exception_type\nW,20251002,2\nW,20251004,1\n"
    ]
    #expect(
      try Self.times([:], "A", "2025-10-03T00:00:00-04:00", hours: 96) == [
        "2025-10-03T10:00:30-04:00", "2025-10-06T10:00:30-04:00",
      ])
    #expect(try Self.times([:], "A", "2025-09-30T00:00:00-04:00", hours: 36) == ["2025-10-01T10:00:30-04:00"])
    #expect(try Self.times([:], "A", "2026-01-01T00:00:00-05:00", hours: 96).isEmpty)
    #expect(
      try Self.times(exceptions, "A", "2025-10-02T00:00:00-04:00", hours: 72)
        == ["2025-10-03T10:00:30-04:00", "2025-10-04T10:00:30-04:00"])
  }

  @Test("can do with exceptions alone")
  func datesOnly() throws {
    let changes: [String: String?] = [
      "calendar.txt": nil, "calendar_dates.txt": "service_id,date,exception_type\nW,20251005,1\n",
    ]
    #expect(try Self.times(changes, "A", "2025-10-04T00:00:00-04:00", hours: 48) == ["2025-10-05T10:00:30-04:00"])
  }

  static let night: [String: String?] = [
    "stop_times.txt": """
    trip_id,departure_time,stop_id,stop_sequence
    W_060000_Q..S01,23:50:00,AS,1
    W_060000_Q..S01,25:35:00,BS,2
    W_060000_Q..S01,49:00:00,C,3
    W_061000_Q..N01,02:30:00,C,1
    W_061000_Q..N01,48:30:00,BN,2
    W_061000_Q..N01,50:00:00,AN,3

    """
  ]

  @Test("puts a time over 24 hours on the day after, and looks there from after midnight")
  func overMidnight() throws {
    // Friday's service reaches into Saturday and Sunday, on which none of its own begins.
    #expect(
      try Self.times(Self.night, "B", "2025-10-04T00:00:00-04:00", hours: 2)
        == ["2025-10-04T00:30:00-04:00", "2025-10-04T01:35:00-04:00"])
    #expect(try Self.times(Self.night, "B", "2025-10-05T00:00:00-04:00", hours: 24) == ["2025-10-05T00:30:00-04:00"])
  }

  @Test("counts from noon minus twelve hours on the nights when the clocks change")
  func clocksChange() throws {
    let daily: [String: String?] = Self.night.merging([
      "calendar.txt": """
      service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
      W,1,1,1,1,1,1,1,20250101,20261231

      """
    ]) { $1 }
    // Back an hour on 2 November 2025: the day's clock starts at 01:00 EDT.
    #expect(try Self.times(daily, "C", "2025-11-02T00:00:00-04:00") == ["2025-11-02T02:30:00-05:00"])
    #expect(
      try Self.times(daily, "A", "2025-11-01T20:00:00-04:00", hours: 8) == ["2025-11-01T23:50:00-04:00"])
    // On an hour on 8 March 2026: 02:30 is before the change, at 01:30 EST; 03:30 EDT would be wrong.
    #expect(try Self.times(daily, "C", "2026-03-08T00:00:00-05:00") == ["2026-03-08T01:30:00-05:00"])
  }

  @Test("repeats a trip with frequencies, its own times telling only how long it takes")
  func frequencies() throws {
    let changes: [String: String?] = [
      "frequencies.txt": """
      trip_id,start_time,end_time,headway_secs
      W_060000_Q..S01,06:00:00,07:00:00,1200
      W_060000_Q..S01,25:00:00,25:00:01,600
      W_060000_Q..S01,08:00:00,07:00:00,600
      W_060000_Q..S01,08:00:00,09:00:00,0
      nobody,08:00:00,09:00:00,60

      """
    ]
    #expect(
      try Self.times(changes, "B", "2025-10-02T06:00:00-04:00", hours: 4).map { $0.dropFirst(11).prefix(8) }
        == ["06:05:00", "06:25:00", "06:45:00"])
    #expect(try Self.times(changes, "B", "2025-10-03T01:00:00-04:00", hours: 1) == ["2025-10-03T01:05:00-04:00"])
  }

  @Test("fills times that are left blank in between, and leaves out what is before or after all times")
  func blanks() throws {
    let changes: [String: String?] = [
      "stop_times.txt": """
      trip_id,arrival_time,departure_time,stop_id,stop_sequence
      W_060000_Q..S01,,,A,1
      W_060000_Q..S01,10:00:00,,AS,2
      W_060000_Q..S01,,,BS,5
      W_060000_Q..S01,,,B,7
      W_060000_Q..S01,10:30:00,,C,8

      """
    ]
    let loaded = try SmallAgency(changes).imported()
    let from = try Self.at("2025-10-02T00:00:00-04:00")
    let zone = try #require(loaded.loaded.network).zone
    let times = ["A", "B"].flatMap { loaded.loaded.timetable.calls($0, from, from.adding(seconds: 86_400), 9) }
    #expect(times.map { $0.time.iso8601(in: zone).dropFirst(11).prefix(8) } == ["10:00:00", "10:10:00", "10:20:00"])
    #expect(loaded.report.lines.contains("  stop_times.txt: 1 row, departure_time missing"))
  }

  @Test("reads stop times in any order, and leaves out stops where nobody may board")
  func anyOrder() throws {
    let changes: [String: String?] = [
      "stop_times.txt": """
      stop_sequence,pickup_type,stop_id,departure_time,trip_id
      3,0,C,10:10:00,W_060000_Q..S01
      2,1,BN,10:15:30,W_061000_Q..N01
      1,0,AS,10:00:30,W_060000_Q..S01
      3,0,AN,10:20:00,W_061000_Q..N01
      2,,BS,10:05:30,W_060000_Q..S01
      1,0,C,10:10:00,W_061000_Q..N01
      1,0,BN,11:11:11,W_061000_Q..N01

      """
    ]
    #expect(try Self.times(changes, "B", "2025-10-02T00:00:00-04:00") == ["2025-10-02T10:05:30-04:00"])
    #expect(try Self.times(changes, "C", "2025-10-02T00:00:00-04:00") == ["2025-10-02T10:10:00-04:00"])
  }

  @Test(
    "knows a realtime trip's destination by its id, by the end of it, or by its start, line and direction",
    arguments: [
      ("W_060000_Q..S01", "Q", Direction.south, "Cedar St"), ("060000_Q..S01", "Q", .south, "Cedar St"),
      ("060000_Q..S77X009", "Q", .south, "Cedar St"), ("060000_Q..S", "Q", .south, "Cedar St"),
      ("061000_Q..N", "Q", .north, "Alder St"), ("060000_Q..N01", "Q", .north, nil),
      ("060500_Q..S01", "Q", .south, nil), ("060000_X..S01", "X", .south, nil), ("", "", .north, nil),
      ("060000_0", "Q", .south, "Cedar St"), ("nonsense", "Q", .south, nil),
    ] as [(String, String, Direction, String?)])
  func headsigns(id: String, route: String, direction: Direction, headsign: String?) throws {
    let timetable = try SmallAgency().imported().loaded.timetable
    #expect(timetable.headsign(id, route, direction) == headsign)
  }

  @Test("says no destination where static trips disagree")
  func disagreement() throws {
    var agency = SmallAgency()
    agency.files["trips.txt"]? += "Q,W,V_060000_Q..S01,Elsewhere,1\n"
    let timetable = try agency.imported().loaded.timetable
    #expect(timetable.headsign("060000_Q..S01", "Q", .south) == nil)
    #expect(timetable.headsign("V_060000_Q..S01", "Q", .south) == "Elsewhere")
  }
}
