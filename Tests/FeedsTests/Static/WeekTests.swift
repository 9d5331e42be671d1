import Departures
import Kernel
import TestSupport
import Testing

@testable import Feeds

@Suite("The week that a device keeps of a station")
struct WeekTests {
  private let monday = Instant(seconds: 1_759_752_000)  // 2025-10-06 08:00 in New York

  private func set(_ agency: SmallAgency) throws -> BoardSet {
    let loaded = try agency.imported().loaded
    return BoardSet(network: try #require(loaded.network), timetable: loaded.timetable, feeds: [])
  }

  private static func days(_ weekdays: String, _ first: String, _ last: String, id: String) -> String {
    "\(id)," + weekdays.map { String($0) }.joined(separator: ",") + ",\(first),\(last)\n"
  }

  /// Trips of three services at random times, up to six hours after midnight, from some stop to some later one.
  private static func random(_ random: inout SeededRandom) -> SmallAgency {
    var agency = SmallAgency()
    var trips = "route_id,service_id,trip_id,trip_headsign,direction_id\n"
    var times = "trip_id,arrival_time,departure_time,stop_id,stop_sequence\n"
    for number in 0..<Int.random(in: 1...60, using: &random) {
      let service = ["W", "S", "D"].randomElement(using: &random) ?? "W"
      let id = [
        "\(service)-1_\(String(100_000 + number * 37))_Q..S0\(number % 3)", "trip\(number)", "x\(number)y",
        "\(service)é",
        "12345678901234567890-\(number)", "0000\(number)",
      ]
      let trip = (id.randomElement(using: &random) ?? "t") + "~\(number % 7 == 0 ? "" : String(number))"
      let isBack = Bool.random(using: &random)
      let route = Bool.random(using: &random) ? "Q" : "X"
      trips += "\(route),\(service),\(trip),\(number % 4 == 0 ? "" : "To \(number % 3)"),\(isBack ? 1 : 0)\n"
      var second = Int.random(in: 0...108_000, using: &random)
      if number % 2 == 0 { second -= second % 30 }
      let stops = isBack ? ["C", "BS", "AS"] : ["AN", "BN", "C"]
      for (place, stop) in stops.enumerated() {
        times += "\(trip),\(clock(second)),\(clock(second)),\(stop),\(place)\n"
        second += Int.random(in: 30...4000, using: &random)
      }
    }
    agency.files["trips.txt"] = trips
    agency.files["stop_times.txt"] = times
    agency.files["calendar.txt"] =
      "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n"
      + days("1111100", "20250901", "20260401", id: "W") + days("0000011", "20250901", "20260401", id: "S")
      + days("1010101", "20251020", "20260320", id: "D")
    agency.files["calendar_dates.txt"] =
      "service_id,date,exception_type\nW,20251103,2\nS,20251103,1\nD,20260310,2\nS,20260309,1\n"
    return agency
  }

  private static func clock(_ second: Int) -> String {
    [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  @Test(
    "gives what the server's boards and its timetable give, to the second and to the id, on days when clocks change too",
    arguments: 0..<40)
  func same(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let set = try set(Self.random(&random))
    let zone = set.network.zone
    // Around both changes of the clocks, the ends of the set, and any day.
    let begins = ["2025-10-28", "2025-11-01", "2026-03-05", "2026-03-08", "2025-08-30", "2026-03-29"]
    for text in begins {
      let day = try #require(Day(iso8601: text))
      let taken = zone.moment(of: day, second: Int.random(in: 0..<86_400, using: &random))
      for station in set.network.stations {
        guard let week = set.boards.week(station.id, taken) else { continue }
        #expect(week == StationWeek(text: Self.text(week, zone)))
        try compare(week, set, station, taken, &random)
      }
    }
  }

  private static func text(_ week: StationWeek, _ zone: Zone) -> String {
    var json = JSONWriter()
    week.write(into: &json, zone: zone)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func compare(
    _ week: StationWeek, _ set: BoardSet, _ station: Station, _ taken: Instant, _ random: inout SeededRandom
  ) throws {
    let zone = set.network.zone
    let midnights = week.midnights(in: zone)
    let span = week.until.seconds(since: week.from)
    #expect(span <= 8 * 86_400 + 3600)
    guard span > 0 else { return }
    for _ in 0..<60 {
      let now = week.from.adding(seconds: Int64.random(in: 0..<span, using: &random))
      let end = min(now.adding(seconds: TimetableFill.window), week.until)
      let board = try #require(set.board(station.id, Boards.Filter(limit: 1000), now))
      for heading in board.directions {
        var rows: [Departure] = []
        for line in week.lines where line.direction == heading.direction {
          rows += week.departures(of: line, from: now, before: end, most: 1000, midnights)
        }
        rows.sort { $0.time != $1.time ? $0.time < $1.time : $0.tripID < $1.tripID }
        #expect(rows == heading.departures.filter { $0.time < week.until }, "\(station.id) at \(now.iso8601(in: zone))")
      }
      let far = min(now.adding(seconds: 200_000), week.until)
      let calls = station.stops.flatMap { set.timetable.calls($0.id, now, far, 100_000) }
      #expect(
        calls.count
          == week.lines.map { week.departures(of: $0, from: now, before: far, most: 100_000, midnights).count }
          .reduce(0, +))
    }
  }

  @Test("has an id for each run of a trip that runs every so often, made of few names, and is read as it was written")
  func headways() throws {
    var agency = SmallAgency()
    agency.files["frequencies.txt"] =
      "trip_id,start_time,end_time,headway_secs\nW_060000_Q..S01,00:00:00,00:20:00,600\nW_060000_Q..S01,10:00:00,11:00:00,600\n"
    let set = try set(agency)
    let week = try #require(set.boards.week("B", monday))
    #expect(week == StationWeek(text: Self.text(week, set.network.zone)))
    let named = week.names.indices.filter { week.names[$0].prefix == "W_060000_Q..S01@" }
    let calls = week.lines.flatMap { $0.kinds.flatMap { $0 } }.filter { named.contains(Int($0.name)) }
    #expect(named.count == 3 && week.names.count > 3)
    #expect(
      calls.map { week.names[Int($0.name)].id($0.number) }
        == ([0, 600] + (0..<6).map { 36_000 + 600 * $0 }).map { "W_060000_Q..S01@\($0)" })
  }

  @Test("has each kind of day once, a night's trains on the day before it, and says until when it speaks")
  func kinds() throws {
    let set = try set(SmallAgency())
    let week = try #require(set.boards.week("B", monday))
    #expect(week.firstDay == Day(iso8601: "2025-10-05") && week.days == [0, 1, 1, 1, 1, 1, 0, 0, 1])
    #expect(week.lines.map(\.destination) == ["Cedar St", "Alder St"])
    #expect(week.lines[0].kinds.map(\.count) == [0, 1])
    #expect(week.from == Instant(iso8601: "2025-10-06T00:00:00-04:00"))
    #expect(week.until == Instant(iso8601: "2025-10-14T00:00:00-04:00"))
    #expect(week.covers(week.from) && !week.covers(week.until))
    #expect(week.version == set.boards.timetable("B"))
  }

  @Test("ends with the set, also where that has ended before")
  func ends() throws {
    let set = try set(SmallAgency())
    let december = try #require(Instant(iso8601: "2025-12-29T12:00:00-05:00"))
    let last = try #require(set.boards.week("B", december))
    #expect(last.until == Instant(iso8601: "2026-01-01T00:00:00-05:00") && last.days.count == 4)
    let gone = try #require(set.boards.week("B", december.adding(seconds: 34 * 86_400)))
    #expect(gone.until == last.until && gone.days.isEmpty && gone.lines.isEmpty)
  }

  @Test("there is none of a station that no timetable has, and another version of it of another set")
  func none() throws {
    let set = try set(SmallAgency())
    #expect(set.boards.week("nowhere", monday) == nil)
    #expect(BoardSet(network: set.network, timetable: .none, feeds: []).boards.week("B", monday) == nil)
    let files = SmallAgency().files["stop_times.txt"]?.replacing("10:15:30", with: "10:15:31")
    let other = try self.set(SmallAgency(["stop_times.txt": files]))
    #expect(other.timetable.version != set.timetable.version)
    #expect(try self.set(SmallAgency()).timetable.version == set.timetable.version)
    #expect(set.board("B", .page, monday)?.timetable == set.timetable.version)
    let before = monday.adding(seconds: -30 * 86_400)
    #expect(set.board("B", .page, before)?.timetable == nil, "it has not begun")
  }

  @Test("an id is parted around its longest number and made again of it")
  func ids() {
    for id in [
      "AFA25GEN-1038-Sunday-00_110150_1..S03R", "", "x", "007", "-00150_Q..N", "1234567890123456789012", "é12",
    ] {
      let (form, number) = TripIDForm.parted(id)
      #expect(form.id(number) == id)
    }
    #expect(TripIDForm.parted("a_062100_1..N").form == TripIDForm(prefix: "a_", digits: 6, suffix: "_1..N"))
  }

  @Test(
    "of New York's stations is small",
    .enabled(if: SharedData.has("transit/static/nyc-subway-2018.zip"), SharedData.absent))
  func sizes() throws {
    let loaded = try RealSetsTests.imported("nyc-subway-2018").1
    let set = BoardSet(network: BuiltIn.newYork, timetable: loaded.timetable, feeds: [])
    let now = try #require(Instant(iso8601: "2018-07-02T08:00:00-04:00"))
    var sizes: [Int] = []
    for station in set.network.stations {
      guard let week = set.boards.week(station.id, now) else { continue }
      let text = Self.text(week, set.network.zone)
      #expect(StationWeek(text: text) == week)
      sizes.append(text.utf8.count)
    }
    sizes.sort()
    print("weeks: \(sizes.count), median \(sizes[sizes.count / 2]), most \(sizes.last ?? 0), sum \(sizes.reduce(0, +))")
    #expect(sizes[sizes.count / 2] < 20_000 && sizes.last ?? 0 < 200_000)
  }
}
