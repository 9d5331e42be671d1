import Kernel
import TestSupport
import Testing

@testable import Feeds

/// Which trips go out, and as what.
@Suite("Trips that go out")
struct OutgoingTripsTests {
  /// Two weekday trips on the way R16 → 127, in Places' network; the second has a path of its own.
  private static func agency() throws -> Timetable {
    var agency = SmallAgency()
    agency.files["stops.txt"] = """
      stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
      R16,Times Sq,40.75,-73.98,1,
      R16N,Times Sq,40.75,-73.98,,R16
      R16S,Times Sq,40.75,-73.98,,R16
      127,Times Sq,40.75,-73.98,1,
      127N,Times Sq,40.75,-73.98,,127
      127S,Times Sq,40.75,-73.98,,127
      M16N,Marcy Av,40.70,-73.95,,
      M16S,Marcy Av,40.70,-73.95,,

      """
    agency.files["trips.txt"] = """
      route_id,service_id,trip_id,trip_headsign,direction_id
      Q,W,W_062100_Q..S04R,Brighton,1
      Q,W,W_062200_Q..S05R,Brighton,1
      Q,W,W_062300_Q..S04R,Brighton,1

      """
    agency.files["stop_times.txt"] = """
      trip_id,departure_time,stop_id,stop_sequence
      W_062100_Q..S04R,10:21:00,R16S,3
      W_062100_Q..S04R,10:25:00,127S,7
      W_062200_Q..S05R,10:22:00,R16S,3
      W_062200_Q..S05R,10:26:00,127S,7

      """
    return try agency.imported().loaded.timetable
  }

  private func updates(
    _ timetable: Timetable = .none, at now: Instant = Stage.now, _ write: (inout FeedWriter) -> Void
  ) throws -> [PlainFeed.Update] {
    let stage = try Stage(timetable: timetable, write)
    return try PlainFeed(stage.live.source.outgoing().bytes(of: .tripUpdates, AlertReading(), at: now)).updates
  }

  private static let calls: [FeedWriter.Call] = [
    .init("R16S", departure: soon(100)), .init("A39S", departure: soon(150)), .init("127S", arrival: soon(300)),
  ]

  private func trip(_ id: String, date: String? = "20251002", train: String = "a") -> FeedWriter.Trip {
    FeedWriter.Trip(id, route: "Q", direction: 3, startDate: date, train: train)
  }

  @Test("a trip is the static one by the end of its id, with the set's stop_sequence; a timing point is left out")
  func joined() throws {
    let update = try #require(try updates(try Self.agency()) { $0.train(trip("062100_Q..S04R"), Self.calls) }.first)
    #expect(update.trip.id == "W_062100_Q..S04R" && update.trip.isScheduled && update.trip.route == "Q")
    #expect(update.trip.startTime == nil && update.trip.startDate == "20251002")
    #expect(update.calls.map(\.sequence) == [3, 7] && update.calls.map(\.stop) == ["R16S", "127S"])
    #expect(update.calls[0].arrival == nil && update.calls[1].departure == nil)
  }

  @Test("or by its origin, line and direction; who bears the id comes first, whatever the order of the feed")
  func runs() throws {
    let found = try updates(try Self.agency()) {
      $0.train(trip("062200_Q..S99X", train: "a"), Self.calls)
      $0.train(trip("062100_Q..S99X", train: "b"), Self.calls)
      $0.train(trip("062100_Q..S04R", train: "c"), Self.calls)
    }
    #expect(found.map(\.trip.id) == ["W_062200_Q..S05R", "062100_Q..S99X", "W_062100_Q..S04R"])
    #expect(found.map(\.trip.isAdded) == [false, true, false])
    #expect(found[1].trip.startTime == "10:21:00" && found[1].calls.map(\.sequence) == [nil, nil])
  }

  @Test("E016 two trains under one static id are that trip and an added one; on a day it doesn't run, it is added")
  func claimed() throws {
    let found = try updates(try Self.agency()) {
      $0.train(trip("062100_Q..S04R", train: "a"), Self.calls)
      $0.train(trip("062100_Q..S04R", train: "b"), Self.calls)
      $0.train(trip("W_062100_Q..S04R", train: "c"), Self.calls)
      $0.train(trip("062300_Q..S04R", date: "20251004", train: "d"), Self.calls)
    }
    #expect(
      found.map(\.trip.id) == ["W_062100_Q..S04R", "062100_Q..S04R", "W_062100_Q..S04R_2", "062300_Q..S04R"])
    #expect(found.map(\.trip.isAdded) == [false, true, true, true])
  }

  @Test("E002 a train on another way than the set's is added; where the set has no calls, the id is enough")
  func otherWay() throws {
    let found = try updates(try Self.agency()) {
      $0.train(trip("062100_Q..S04R", train: "a"), [Self.calls[2], .init("R16S", departure: soon(400))])
      $0.train(trip("062300_Q..S04R", train: "b"), [Self.calls[2], .init("R16S", departure: soon(400))])
    }
    #expect(found.map(\.trip.isAdded) == [true, false])
    #expect(found[1].calls.map(\.sequence) == [nil, nil])
  }

  @Test("one train sent twice goes out once; two trains under one added id are told apart")
  func twice() throws {
    let found = try updates {
      $0.train(trip("062100_Q..S04R", train: "a"), seen: soon(-50), Self.calls)
      $0.train(trip("062100_Q..S04R", train: "a"), seen: soon(-5), Self.calls)
      $0.train(trip("062100_Q..S04R", train: "b"), Self.calls)
    }
    #expect(found.map(\.trip.id) == ["062100_Q..S04R", "062100_Q..S04R_2"] && found.map(\.vehicle) == ["a", "b"])
  }

  @Test("ghosts, trips given up, what is cancelled and what has left do not go out")
  func gone() throws {
    let found = try updates {
      $0.train(trip("1_Q..S", train: "a"), seen: soon(-1900), Self.calls)
      $0.train(
        FeedWriter.Trip("2_Q..S", route: "Q", isAssigned: false), [.init("R16S", departure: soon(-301)), Self.calls[2]])
      $0.train(FeedWriter.Trip("3_Q..S", route: "Q", relationship: 3), Self.calls)
      $0.train(trip("4_Q..S", train: "d"), [.init("R16S", departure: soon(-1))])
      $0.train(trip("5_Q..S", train: "e"), [.init("R16S", departure: soon(-1)), Self.calls[2]])
    }
    #expect(found.map(\.trip.id) == ["5_Q..S"] && found[0].calls.map(\.stop) == ["127S"])
  }

  @Test("a static trip that is cancelled is called off, E041 without calls")
  func canceled() throws {
    let found = try updates(try Self.agency()) {
      $0.train(FeedWriter.Trip("062100_Q..S04R", route: "Q", direction: 3, relationship: 3), Self.calls)
    }
    #expect(found.map(\.trip.relationship) == [3] && found[0].trip.id == "W_062100_Q..S04R" && found[0].calls.isEmpty)
  }

  @Test(
    "an added trip begins by its id's origin, before midnight late on the day before",
    arguments: [
      ("062150_Q..S", "20251002", "10:21:30"), ("144150_Q..S", "20251002", "24:01:30"),
      ("-00150_Q..S", "20251001", "23:58:30"), ("nonsense", "20251002", nil),
    ])
  func starts(id: String, date: String, time: String?) throws {
    let found = try #require(try updates { $0.train(trip(id), Self.calls) }.first).trip
    #expect(found.startDate == date && found.startTime == time && found.isAdded && found.route == "Q")
  }

  @Test(
    "without a start_date the day is the one that the trip's clock is on",
    arguments: [("062100_Q..S", 2), ("144100_Q..S", 1)])
  func days(id: String, day: Int) throws {
    let calls = id.hasPrefix("14") ? [FeedWriter.Call("R16S", departure: soon(-37_000)), Self.calls[2]] : Self.calls
    let found = try #require(try updates { $0.train(trip(id, date: nil), calls) }.first).trip
    #expect(found.startDate == "2025100\(day)")
  }

  @Test("an M in Bushwick that is added goes out at the platform that boards show it at")
  func bushwick() throws {
    let found = try updates {
      $0.train(FeedWriter.Trip("062100_M..S", route: "M", direction: 3), [.init("M16S", departure: soon(100))])
      $0.train(FeedWriter.Trip("062100_J..S", route: "J", direction: 3), [.init("M16S", departure: soon(100))])
    }
    #expect(found.map { $0.calls[0].stop } == ["M16N", "M16S"])
  }

  @Test("E022, E025 of times that contradict each other the later ones are left out")
  func contradictions() throws {
    let found = try #require(
      try updates {
        $0.train(
          trip("1_Q..S"),
          [
            .init("R16S", arrival: soon(120), departure: soon(100)),
            .init("127S", arrival: soon(90), departure: soon(200)),
            .init("142S", departure: soon(200)), .init("L03S", arrival: soon(250), departure: soon(300)),
          ])
      }.first)
    #expect(found.calls.map(\.stop) == ["R16S", "127S", "L03S"])
    #expect(found.calls.map(\.arrival) == [nil, nil, soon(250)])
  }

  @Test(
    "a stop that is skipped is told of a static trip, and of an added one left out (E037 between the two beside it)")
  func skipped() throws {
    let calls: [FeedWriter.Call] = [
      .init("R16S", relationship: 1), .init("127S", departure: soon(200)), .init("R16S", relationship: 1),
      .init("127S", departure: soon(300)),
    ]
    let found = try updates(try Self.agency()) {
      $0.train(trip("062100_Q..S04R", train: "a"), Array(calls[..<2]))
      $0.train(trip("070000_Q..S04R", train: "b"), calls)
    }
    #expect(found.map { $0.calls.map(\.stop) } == [["R16S", "127S"], ["127S"]])
    #expect(found[0].calls.map(\.relationship) == [1, 0] && found[0].calls[0].departure == nil)
  }

  @Test(
    "of the agency's trips three of four are the set's by the ends of their ids, and most others by their runs",
    .enabled(if: OutgoingStage.realSet != nil, SharedData.absent))
  func shares() throws {
    // Without stop times every trip that is known is taken as it runs.
    let real = try #require(
      OutgoingStage.realSet { set in
        let trip = set.routeOfTrip.keys.min() ?? ""
        return "trip_id,departure_time,stop_id,stop_sequence\n\(trip),10:00:00,127S,1\n\(trip),10:05:00,142S,2\n"
      })
    var (all, byName, joined) = (0, 0, 0)
    for name in SharedData.names("transit/rt-nyct", ending: ".pb") {
      let bytes = SharedData.bytes("transit/rt-nyct/" + name)
      let columns = try FeedScanner.scan(bytes)
      let ids = Set((0..<columns.trips.count).map { columns.text(columns.trips.descriptor[$0].tripID) })
      for trip in try OutgoingStage.stage(name, [("f", bytes)], real.set, real.timetable).updates.updates.map(\.trip) {
        all += 1
        guard trip.isScheduled, let id = trip.id else { continue }
        joined += 1
        if let mark = id.firstIndex(of: "_"), ids.contains(String(id[id.index(after: mark)...])) { byName += 1 }
      }
    }
    #expect(abs(Double(byName) / Double(all) - 0.75) < 0.03, "\(byName) of \(all)")
    #expect(abs(Double(joined) / Double(all) - 0.92) < 0.03, "\(joined) of \(all)")
  }
}
