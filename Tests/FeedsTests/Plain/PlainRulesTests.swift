import Departures
import Kernel
import TestSupport
import Testing

@testable import Feeds

/// The rules of the GTFS-Realtime reference, Trip Updates, without New York's extension.
@Suite("Plain GTFS-Realtime")
struct PlainRulesTests {
  @Test("says what the timetable says where the feed is silent")
  func silent() throws {
    let stage = try PlainStage { _ in }
    #expect(stage.rows("Q") == ["N out 10:30 scheduled", "S back 10:32 scheduled"])
    #expect(stage.trip("out") == ["P 10:25 scheduled", "Q 10:30 scheduled", "R 10:35 scheduled"])
  }

  @Test("of a trip that the feed speaks of in part the other stops ahead are the timetable's; the skipped one is none")
  func partly() throws {
    let stage = try PlainStage { feed in
      feed.train(.plain("back", route: "SS"), [.init(sequence: 3, relationship: 1)])
    }
    let trip = try #require(stage.live.source.boards().trip("back", Stage.now))
    #expect(trip.calls.map(\.station) == ["S", "R", "P"])
  }

  @Test("a line M at a stop M14 is turned in New York alone: its timetable stands where its live trains do")
  func elsewhereNoTurn() throws {
    let agency = SmallAgency([
      "stops.txt": "stop_id,stop_name,stop_lat,stop_lon\nM14,Quay,51.51,-0.1\nM16,Rock,51.52,-0.1\n",
      "routes.txt": "route_id,route_short_name,route_long_name,route_type\nM,M,Shore,1\n",
      "trips.txt": "route_id,service_id,trip_id,trip_headsign,direction_id\nM,W,out,Rock,0\nM,W,next,Rock,0\n",
      "stop_times.txt": """
      trip_id,arrival_time,departure_time,stop_id,stop_sequence
      out,10:30:00,10:30:00,M14,1
      out,10:35:00,10:35:00,M16,2
      next,10:40:00,10:40:00,M14,1
      next,10:45:00,10:45:00,M16,2

      """,
    ])
    let stage = try PlainStage(agency.imported().loaded) { feed in
      feed.train(.plain("out", route: "M", delay: 60), [])
    }
    #expect(stage.rows("M14", of: ["out", "next"]) == ["N out 10:31 live", "N next 10:40 scheduled"])
  }

  /// What a trip's updates make of its calls at 10:25, 10:30 and 10:35.
  static let rules: [(says: String, delay: Int64?, calls: [FeedWriter.Call], rows: [String])] = [
    (
      "a delay holds for the stops after it", nil, [.init("p1", delay: 120)],
      ["P 10:27 live", "Q 10:32 live", "R 10:37 live"]
    ),
    ("a trip's own delay holds for all its stops", 60, [], ["P 10:26 live", "Q 10:31 live", "R 10:36 live"]),
    ("a trip's own delay of nothing is on time", 0, [], ["P 10:25 live", "Q 10:30 live", "R 10:35 live"]),
    (
      "a trip's own delay gives way to a stop's", 60, [.init(sequence: 4, delay: 180)],
      ["P 10:26 live", "Q 10:33 live", "R 10:38 live"]
    ),
    (
      "a time is a delay too", nil, [.init("p1", departure: soon(420))],
      ["P 10:27 live", "Q 10:32 live", "R 10:37 live"]
    ),
    (
      "a time has the last word over a delay", nil, [.init("p1", departure: soon(420), delay: 7)],
      ["P 10:27 live", "Q 10:32 live", "R 10:37 live"]
    ),
    (
      "an arrival alone is on the way no end", nil, [.init("p1", arrival: soon(420)), .init("q1", relationship: 2)],
      ["P 10:27 live", "Q 10:30 scheduled", "R 10:35 scheduled"]
    ),
    (
      "early is a delay below nothing", nil, [.init("p1", delay: -60)],
      ["P 10:24 live", "Q 10:29 live", "R 10:34 live"]
    ),
    (
      "NO_DATA ends a delay: the timetable stands", nil, [.init("p1", delay: 60), .init("q1", relationship: 2)],
      ["P 10:26 live", "Q 10:30 scheduled", "R 10:35 scheduled"]
    ),
    (
      "NO_DATA ends where the next update is", 30,
      [.init(sequence: 1, relationship: 2), .init(sequence: 5, delay: 60)],
      ["P 10:25 scheduled", "Q 10:30 scheduled", "R 10:36 live"]
    ),
    (
      "a skipped stop is off, and passes the delay on", nil, [.init("p1", delay: 60), .init("q1", relationship: 1)],
      ["P 10:26 live", "R 10:36 live"]
    ),
    (
      "a sequence names a stop", nil, [.init(sequence: 4, delay: 60)],
      ["P 10:25 scheduled", "Q 10:31 live", "R 10:36 live"]
    ),
    (
      "a sequence that contradicts the stop gives way to it", nil, [.init("q1", sequence: 5, delay: 60)],
      ["P 10:25 scheduled", "Q 10:31 live", "R 10:36 live"]
    ),
    (
      "another platform of the station is the same stop", nil, [.init("q-9000-north", delay: 60)],
      ["P 10:25 scheduled", "Q 10:31 live", "R 10:36 live"]
    ),
    (
      "the station itself is the same stop", nil, [.init("Q", delay: 60)],
      ["P 10:25 scheduled", "Q 10:31 live", "R 10:36 live"]
    ),
    (
      "a stop due after the first one told is behind the train", nil, [.init("r1", departure: soon(240))],
      ["R 10:24 live"]
    ),
    (
      "a stop nobody knows says nothing", nil, [.init("nowhere", delay: 60)],
      ["P 10:25 scheduled", "Q 10:30 scheduled", "R 10:35 scheduled"]
    ),
    (
      "an update that goes back is against the reference", nil, [.init("q1", delay: 60), .init("p1", delay: 0)],
      ["P 10:25 scheduled", "Q 10:31 live", "R 10:36 live"]
    ),
    (
      "a time before 1970 is none", nil, [.init("p1", departure: -5), .init("q1", delay: -2_000_000_000)],
      ["P 10:25 scheduled", "Q 10:30 scheduled", "R 10:35 scheduled"]
    ),
  ]

  @Test("reaches a trip's other stops by the reference", arguments: rules.indices)
  func propagation(rule: Int) throws {
    let rule = Self.rules[rule]
    let stage = try PlainStage { $0.train(.plain("out", delay: rule.delay), rule.calls) }
    #expect(stage.trip("out") == rule.rows, "\(rule.says)")
  }

  @Test("gives a trip without them its route and its side by the timetable, its own side before that")
  func descriptor() throws {
    let stage = try PlainStage { feed in
      feed.train(.plain("out", delay: 60), [])
      feed.train(.plain("back", side: 1, delay: 60), [])
      feed.train(
        .plain("extra", route: "5X", side: 1, relationship: 1),
        [
          .init("r1", departure: soon(60)), .init("p1", arrival: soon(600)),
        ])
    }
    #expect(stage.rows("Q") == ["N out 10:31 live", "S back 10:33 live"])
    #expect(stage.rows("R", of: ["extra"]) == ["S extra 10:21 live"])
    let board = stage.live.source.boards().board("Q", Boards.Filter(limit: 100), Stage.now)
    let rows = board?.directions.flatMap(\.departures).filter { ["out", "back"].contains($0.tripID) } ?? []
    #expect(rows.map(\.route) == ["SS", "SS"] && rows.map(\.destination) == ["Sand", "Pier"])
    #expect(board?.health == .fresh && board?.asOf == Stage.now)
    #expect(stage.live.source.boards().board("q1", Boards.Filter(), Stage.now)?.station == "Q")
  }

  @Test(
    "takes a cancelled or deleted trip off, on its day alone; what is added stands beside the timetable",
    arguments: [
      (Int64(3), "20251002", []), (7, nil, []), (3, nil, []), (3, "20251003", ["N out 10:30 scheduled"]),
      (1, nil, ["N out 10:30 scheduled", "N out 10:41 live"]), (6, nil, ["N out 10:30 scheduled", "N out 10:41 live"]),
      (8, nil, ["N out 10:30 scheduled", "N out 10:41 live"]), (5, nil, ["N out 10:41 live"]),
    ])
  func relationships(relationship: Int64, date: String?, rows: [String]) throws {
    let stage = try PlainStage { feed in
      feed.train(
        .plain("out", startDate: date, relationship: relationship),
        [
          .init("q1", departure: soon(1260)), .init("S", arrival: soon(1800)),
        ])
    }
    #expect(stage.rows("Q", of: ["out"]) == rows)
    let isOff = rows.isEmpty
    #expect((stage.live.source.boards().trip("out", Stage.now)?.calls ?? []).isEmpty == isOff)
  }

  @Test("knows by its vehicle where a train is: the stops before are behind it")
  func vehicle() throws {
    let stage = try PlainStage { $0.train(.plain("out", delay: 600), seen: soon(-5), at: 5, []) }
    #expect(stage.trip("out") == ["R 10:45 live"])
  }

  @Test(
    "tells the runs of one trip apart by their start, exact or nearest",
    arguments: [
      ("exact", "10:30:00", ["N exact 10:20 scheduled", "N exact 10:31 live", "N exact 10:40 scheduled"]),
      ("headway", "10:33:00", ["S headway 10:20 scheduled", "S headway 10:34 live", "S headway 10:40 scheduled"]),
    ])
  func frequencies(trip: String, start: String, rows: [String]) throws {
    let first = trip == "exact" ? "P" : "S"
    let stage = try PlainStage { $0.train(.plain(trip, startTime: start, relationship: 2, delay: 60), []) }
    #expect(stage.rows(first, of: [trip]) == rows)
    let untold = try PlainStage { $0.train(.plain(trip, delay: 60), []) }
    #expect(untold.rows(first, of: [trip]).count == 3, "which run it is, nobody knows")
    let timed = try PlainStage { $0.train(.plain(trip), [.init(sequence: 1, departure: soon(660))]) }
    #expect(timed.rows(first, of: [trip]).filter { $0.hasSuffix("live") }.count == 1)
    #expect(timed.rows(first, of: [trip]).count == (trip == "exact" ? 4 : 3))
  }

  @Test("a run of yesterday's service that begins after midnight is found by its start")
  func afterMidnight() throws {
    // 10:20 of this day is 34:20 of the day before.
    var agency = PlainStage.agency
    agency.files["frequencies.txt"] =
      "trip_id,start_time,end_time,headway_secs,exact_times\nexact,34:20:00,34:50:00,600,1\n"
    agency.files["calendar.txt"] = """
      service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
      W,0,0,1,0,0,0,0,20251001,20251231

      """
    let stage = try PlainStage(agency.imported().loaded) {
      $0.train(.plain("exact", startTime: "34:30:00", delay: 60), [])
    }
    #expect(
      stage.rows("Q", of: ["exact"]) == ["N exact 10:25 scheduled", "N exact 10:36 live", "N exact 10:45 scheduled"])
  }

  @Test("two runs of one trip are two trains")
  func twoRuns() throws {
    let stage = try PlainStage { feed in
      for start in ["10:20:00", "10:30:00"] { feed.train(.plain("exact", startTime: start, delay: 0), []) }
    }
    #expect(stage.rows("Q", of: ["exact"]) == ["N exact 10:25 live", "N exact 10:35 live", "N exact 10:45 scheduled"])
  }

  @Test("changes the boards that a cancellation empties, and those again that it is taken back from")
  func changes() async throws {
    let stage = try PlainStage { $0.train(.plain("back", delay: 0), []) }
    let changes = stage.live.source.changes()
    var feed = FeedWriter(at: soon(1))
    feed.train(.plain("back", delay: 0), [])
    feed.train(.plain("out", relationship: 3), [])
    try stage.live.accept(feed.bytes, from: "plain", at: Stage.now)
    var iterator = changes.makeAsyncIterator()
    #expect(await iterator.next()?.isSuperset(of: ["P", "Q", "R"]) == true)
    #expect(stage.rows("Q") == ["S back 10:32 live"])
  }

  @Test("is read anew when the timetable comes or goes")
  func replaced() throws {
    let stage = try PlainStage { $0.train(.plain("out", delay: 60), []) }
    let set = try PlainStage.set.get()
    stage.live.replace(timetable: .none)
    #expect(stage.rows("Q").isEmpty)
    stage.live.replace(timetable: set.timetable)
    #expect(stage.rows("Q") == ["N out 10:31 live", "S back 10:32 scheduled"])
  }
}
