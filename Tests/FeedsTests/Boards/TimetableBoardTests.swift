import Departures
import Kernel
import TestSupport
import Testing

@testable import Feeds

/// Where the timetable speaks, and where it keeps quiet.
struct TimetableBoardTests {
  @Test("a headsign of the timetable is the destination; else the last stop that riders know")
  func destinations() throws {
    let stage = try Stage(timetable: .calls([], headsigns: ["a": "Flatbush Av"])) { feed in
      feed.train(.init("a", route: "2"), [.init("127N", departure: soon(60)), .init("142N", arrival: soon(90))])
      feed.train(
        .init("b", route: "2"),
        [.init("127N", departure: soon(70)), .init("142N", arrival: soon(90)), .init("R60N", arrival: soon(95))])
    }
    #expect(stage.north(Places.timesSquare).map(\.destination) == ["Flatbush Av", "South Ferry"])
  }

  @Test("beside a fresh feed only later trains are added, and not a train that is there already")
  func laterTrains() throws {
    let calls = [call("X_061000_1..N01R", 600), call("X_070000_1..N01R", 2400), call("X_062000_1..N01R", 3100)]
    let stage = try Stage(timetable: .calls(calls)) { feed in
      feed.train(.init("062000_1..N03R", route: "1"), seen: soon(-5), [.init("127N", departure: soon(2000))])
    }
    let rows = stage.north(Places.timesSquare)
    #expect(rows.map(\.time.seconds) == [soon(2000), soon(2400)])
    #expect(rows.map(\.state) == [.live, .scheduled])
    #expect(rows[1].destination == "Van Cortlandt Park-242 St")
  }

  @Test("a dropped feed's lines are read from the timetable at once; the other feeds are untouched")
  func droppedFeed() throws {
    var old = FeedWriter(at: soon(-3601))
    old.train(.init("1_1..N", route: "1"), seen: soon(-3601), [.init("127N", departure: soon(500))])
    var fresh = FeedWriter(at: soon(-5))
    fresh.train(.init("1_N..N", route: "N"), seen: soon(-6), [.init("R16N", departure: soon(300))])
    let stage = try Stage(
      ["numbered": old, "nqrw": fresh], timetable: .calls([call("X_2_1..N", 120)]),
      lines: ["numbered": ["1", "2", "3", "7", "GS"], "nqrw": ["N", "Q", "R", "W"]])
    let rows = stage.north(Places.timesSquare)
    #expect(rows.map(\.route) == ["1", "N"])
    #expect(rows.map(\.state) == [.scheduled, .live])
    #expect(stage.board(Places.timesSquare).health == .failing)
    #expect(stage.board(Places.timesSquare).asOf?.seconds == soon(-3601))
    #expect(
      stage.board(Places.timesSquare).feeds == [
        Board.Feed(lines: ["N", "Q", "R", "W"], asOf: Instant(seconds: soon(-5)), health: .fresh),
        Board.Feed(lines: ["1", "2", "3", "7", "GS"], asOf: Instant(seconds: soon(-3601)), health: .scheduled),
      ])
    #expect(stage.board(Places.unionSquare).health == .fresh)
    #expect(stage.board(Places.southFerry).health == .scheduled)
  }

  @Test("without a timetable of the day, a station of dropped feeds has no data: nothing is called the timetable's")
  func noTimetable() throws {
    var old = FeedWriter(at: soon(-3601))
    old.train(.init("1_1..N", route: "1"), seen: soon(-3601), [.init("127N", departure: soon(500))])
    let board = try Stage(["all": old]).board(Places.timesSquare)
    #expect(board.health == .unknown)
    #expect(board.feeds.map(\.health) == [.unknown])
    #expect(board.directions.allSatisfy { $0.departures.isEmpty })
  }

  @Test("a stale feed's rows stand beside the timetable, each train once")
  func staleFeed() throws {
    let calls = [call("X_1_1..N", 100), call("X_2_1..N", 420), call("X_3_1..N", 900)]
    let stage = try Stage(timetable: .calls(calls), asOf: Instant(seconds: soon(-400))) { feed in
      feed.train(.init("9_1..N", route: "1"), seen: soon(-400), [.init("127N", departure: soon(500))])
      feed.train(.init("3_1..N", route: "1"), seen: soon(-400), [.init("127N", departure: soon(1300))])
    }
    #expect(stage.board(Places.timesSquare).health == .stale)
    #expect(stage.north(Places.timesSquare).map(\.time.seconds) == [soon(100), soon(500), soon(1300)])
  }

  @Test("when nothing runs the first train of the timetable is named, beyond the window of listed ones")
  func firstTrain() throws {
    let stage = try Stage(timetable: .calls([call("X_1_1..N", 7200), call("X_2_1..N", 9000)])) { _ in }
    let board = stage.board(Places.timesSquare)
    #expect(board.directions[0].departures.isEmpty)
    #expect(board.directions[0].first?.seconds == soon(7200))
    #expect(board.directions[1].first == nil)
  }

  @Test("realtime alone is given where it is asked for")
  func realtimeAlone() throws {
    let stage = try Stage(timetable: .calls([call("X_1_1..N", 2000), call("X_2_1..N", 9000)])) { _ in }
    let board = stage.board(Places.timesSquare, Boards.Filter(includesTimetable: false))
    #expect(board.directions.allSatisfy { $0.departures.isEmpty && $0.first == nil })
  }

  @Test("the timetable's M stands under the J's heading in Bushwick too")
  func bushwick() throws {
    let call = Timetable.Call(
      tripID: "X_1_M..S", route: "M", headsign: "Metropolitan Av", direction: .south,
      time: Instant(seconds: soon(2000)), stop: "M16")
    let stage = try Stage(timetable: .calls([call])) { _ in }
    #expect(stage.north(Places.marcyAvenue).map(\.destination) == ["Metropolitan Av"])
    #expect(stage.south(Places.marcyAvenue).isEmpty)
  }

  @Test("each line and destination is on the board however many trains come before, and the timetable fills up")
  func each() throws {
    let feed = [call("scheduled", 3000)]
    let stage = try Stage(timetable: .calls(feed)) { feed in
      for index in 1...60 {
        feed.train(.init("a\(index)", route: "2"), [.init("127N", departure: soon(Int64(index) * 20))])
      }
      feed.train(.init("late", route: "3"), [.init("127N", departure: soon(1500))])
    }
    let board = stage.board(Places.timesSquare, .page)
    #expect(board.each == 3)
    #expect(board.directions[0].departures.map(\.route) == ["2", "2", "2", "3", "1"])
    #expect(stage.board(Places.timesSquare).each == nil)
  }

  private func call(_ trip: String, _ seconds: Int64) -> Timetable.Call {
    Timetable.Call(
      tripID: trip, route: "1", headsign: "Van Cortlandt Park-242 St", direction: .north,
      time: Instant(seconds: soon(seconds)), stop: "127")
  }
}
