import Departures
import Kernel
import TestSupport
import Testing

@testable import Feeds

@Suite("The stops ahead of a train, off the feeds")
struct TripReadingTests {
  private func trip(_ id: String, of stage: Stage, at now: Instant = Stage.now) -> Trip? {
    stage.live.source.boards().trip(id, now)
  }

  @Test("are those that riders know, in the train's order, as their boards have them, without those it has left")
  func stops() throws {
    let stage = try Stage { feed in
      feed.train(
        .init("052150_Q..S20R", route: "Q"), seen: soon(-5),
        [
          .init("R16S", departure: soon(-20)), .init("R20S", arrival: soon(80), departure: soon(95)),
          .init("R60S", departure: soon(120)), .init("D43S", arrival: soon(600)),
        ])
    }
    let trip = try #require(self.trip("052150_Q..S20R", of: stage))
    #expect(trip.calls.map(\.station) == ["635", "D43"] && trip.calls.map(\.stop) == ["R20", "D43"])
    #expect(trip.calls.map(\.time.seconds) == [soon(95), soon(600)])
    #expect(trip.route == "Q" && trip.direction == .south && trip.state == .live && trip.health == .fresh)
    #expect(trip.destination == "Coney Island-Stillwell Av")
    let later = stage.live.source.boards().trip("052150_Q..S20R", Stage.now.adding(seconds: 601))
    #expect(later == nil, "a train that has gone all its way is none")
  }

  @Test("are found by the timetable's id once the train is tracked, and by a changed path; never another line's")
  func names() throws {
    let stage = try Stage { feed in
      feed.train(.init("052150_Q..S20R", route: "Q"), seen: soon(-5), [.init("R16S", departure: soon(60))])
      feed.train(.init("052150_N..S20R", route: "N"), seen: soon(-5), [.init("R16S", departure: soon(90))])
    }
    for id in ["AFA25-Weekday-00_052150_Q..S20R", "052150_Q..S21R"] {
      #expect(trip(id, of: stage)?.id == "052150_Q..S20R")
    }
    for id in ["052150_R..S20R", "052160_Q..S20R", "", "Q"] { #expect(trip(id, of: stage) == nil) }
  }

  @Test("of one id that a feed has twice are those of the train that is bound to it; a ghost has none")
  func twice() throws {
    let stage = try Stage { feed in
      feed.train(.init("a", route: "Q", isAssigned: false), [.init("R16S", departure: soon(60))])
      feed.train(.init("a", route: "Q"), seen: soon(-5), [.init("R16S", departure: soon(90))])
      feed.train(.init("ghost", route: "Q"), seen: soon(-2000), [.init("R16S", departure: soon(90))])
      feed.train(
        .init("late", route: "Q", isAssigned: false),
        [.init("R16S", departure: soon(-400)), .init("R20S", departure: soon(9))])
    }
    #expect(trip("a", of: stage)?.calls.map(\.time.seconds) == [soon(90)])
    #expect(trip("ghost", of: stage) == nil && trip("late", of: stage) == nil)
  }

  @Test("come from the timetable where no feed speaks of the train, and say so")
  func scheduled() throws {
    var timetable = Timetable.none
    timetable.run = { id, _ in
      id != "X_1_Q..S"
        ? nil
        : Timetable.Run(
          tripID: id, route: "Q", headsign: "Coney Island", direction: .south,
          calls: [("R16", Stage.now.adding(seconds: 60)), ("R99", Stage.now), ("D43", Stage.now.adding(seconds: 900))])
    }
    let stage = try Stage([:], timetable: timetable)
    let trip = try #require(self.trip("X_1_Q..S", of: stage))
    #expect(trip.state == .scheduled && trip.asOf == nil && trip.health == .scheduled)
    #expect(trip.calls.map(\.station) == ["127", "D43"] && trip.destination == "Coney Island")
  }

  @Test("agree with every board of the recordings: each train of each board calls there at that time")
  func recordings() throws {
    let recordings = try AlignedRecordings.areRealThere ? AlignedRecordings.real() : .simulated()
    let boards = recordings.live.source.boards()
    var seen = 0
    for station in BuiltIn.newYork.stations {
      let filter = Boards.Filter(limit: 100, includesTimetable: false)
      for heading in boards.board(station.id, filter, AlignedRecordings.now)?.directions ?? [] {
        for departure in heading.departures {
          let trip = boards.trip(departure.tripID, AlignedRecordings.now)
          let isThere = trip?.calls.contains {
            $0.station == station.id && $0.stop == departure.stop && $0.time == departure.time
          }
          #expect(isThere == true, "\(departure.tripID) at \(station.name)")
          seen += 1
        }
      }
    }
    #expect(seen > 100)
  }
}
