import Departures
import Feeds
import Kernel
import TestSupport
import Testing

/// The rules as a person sees them: rows on a board.
struct BoardRulesTests {
  @Test("rows stand by time under their heading, with destination, stop and track")
  func rows() throws {
    let stage = try Stage { feed in
      feed.train(
        .init("061000_N..S70R", route: "N", direction: 3), seen: soon(-10),
        [.init("R16S", arrival: soon(240), departure: soon(270)), .init("D43S", arrival: soon(2400))])
      feed.train(
        .init("061100_1..S03R", route: "1", direction: 3), seen: soon(-10),
        [.init("127S", arrival: soon(60), departure: soon(60), track: "2"), .init("142S", arrival: soon(900))])
      feed.train(
        .init("061200_1..N03R", route: "1", direction: 1), seen: soon(-10), [.init("127N", departure: soon(30))])
    }
    let board = stage.board(Places.timesSquare)
    #expect(board.station == "127" && board.asOf == Stage.now && board.health == .fresh)
    #expect(board.directions.map(\.label) == ["Uptown & Queens", "Downtown, Hudson Yards & Grand Central"])
    let south = board.directions[1].departures
    #expect(south.map(\.route) == ["1", "N"])
    #expect(south.map(\.destination) == ["South Ferry", "Coney Island-Stillwell Av"])
    #expect(south.map(\.time.seconds) == [soon(60), soon(270)])
    #expect(south.map(\.track) == ["2", nil])
    #expect(south.map(\.stop) == ["127", "R16"])
    #expect(south.map(\.tripID) == ["061100_1..S03R", "061000_N..S70R"])
    #expect(board.directions[0].departures.map(\.destination) == ["Times Sq-42 St"])
  }

  @Test("any id of a station finds its board; an unknown one has none")
  func stationIDs() throws {
    let boards = try Stage { _ in }.live.source.boards()
    for id in ["127", "725", "R16", "R16N", "902S"] {
      #expect(boards.board(id, Boards.Filter(), Stage.now)?.station == "127")
    }
    #expect(boards.board("nowhere", Boards.Filter(), Stage.now) == nil)
  }

  @Test("a train leaves the board on the second after it departs, by the clock of whoever reads")
  func departs() throws {
    let stage = try Stage {
      $0.train(.init("1_1..N", route: "1"), [.init("127N", arrival: soon(0), departure: soon(20))])
    }
    #expect(stage.north(Places.timesSquare, at: Instant(seconds: soon(20))).count == 1)
    #expect(stage.north(Places.timesSquare, at: Instant(seconds: soon(21))).isEmpty)
  }

  @Test("a silent train is held, dimmed, then dropped; one not bound to its trip can't be silent")
  func silence() throws {
    let stage = try Stage { feed in
      for (id, seen) in [("a", -90), ("b", -91), ("c", -601), ("d", -1801)] as [(String, Int64)] {
        feed.train(.init(id, route: "1"), seen: soon(seen), [.init("127N", departure: soon(100))])
      }
      feed.train(.init("e", route: "1", isAssigned: false), seen: soon(-9000), [.init("127N", departure: soon(100))])
      feed.train(.init("f", route: "A", isAssigned: false), seen: soon(+900), [.init("127N", departure: soon(100))])
    }
    let rows = stage.north(Places.timesSquare)
    #expect(rows.map(\.tripID) == ["a", "b", "c", "e", "f"])
    #expect(rows.map(\.state) == [.live, .held, .dimmed, .scheduled, .scheduled])
  }

  @Test("when the whole feed stands still its trains are not each held: the feed's age says it")
  func frozen() throws {
    let stage = try Stage {
      $0.train(.init("a", route: "1"), seen: soon(-10), [.init("127N", departure: soon(2000))])
    }
    let board = stage.board(Places.timesSquare, at: Instant(seconds: soon(1900)))
    #expect(board.health == .stale && board.asOf == Stage.now)
    #expect(board.directions[0].departures.map(\.state) == [.live])
    let dropped = stage.board(Places.timesSquare, at: Instant(seconds: soon(3601)))
    #expect(dropped.health == .unknown && dropped.directions[0].departures.isEmpty)
  }

  @Test("a trip no train is bound to is dropped 5 minutes after its first departure")
  func unassigned() throws {
    let stage = try Stage {
      $0.train(
        .init("a", route: "1", isAssigned: false),
        [.init("142N", departure: soon(-100)), .init("127N", departure: soon(900))])
    }
    #expect(stage.north(Places.timesSquare, at: Instant(seconds: soon(200))).map(\.state) == [.scheduled])
    #expect(stage.north(Places.timesSquare, at: Instant(seconds: soon(201))).isEmpty)
  }

  @Test("the stop id's letter decides the platform, whatever the trip says; a parent id takes the trip's direction")
  func platforms() throws {
    let stage = try Stage { feed in
      feed.train(.init("a", route: "L", direction: nil), [.init("L03S", departure: soon(60))])
      feed.train(.init("b", route: "L", direction: 3), [.init("L03", departure: soon(90))])
    }
    #expect(stage.south(Places.unionSquare).map(\.tripID) == ["a", "b"])
  }

  @Test("the M stands under the J's heading in Bushwick")
  func bushwick() throws {
    let stage = try Stage { feed in
      feed.train(.init("m", route: "M", direction: 3), [.init("M16S", departure: soon(60))])
      feed.train(.init("j", route: "J", direction: 1), [.init("M16N", departure: soon(70))])
    }
    #expect(stage.north(Places.marcyAvenue).map(\.route) == ["M", "J"])
  }

  @Test("timing points, skipped stops, stops without a time and cancelled trips leave no row")
  func leftOut() throws {
    let stage = try Stage { feed in
      feed.train(
        .init("a", route: "1"),
        [
          .init("A39N", departure: soon(10)), .init("127N", departure: soon(20), relationship: 1),
          .init("127N", departure: soon(25), relationship: 2), .init("127N"), .init("127N", departure: .max),
          .init("127N", arrival: -4), .init("", departure: soon(30)), .init("127N", departure: soon(40)),
        ])
      feed.train(.init("b", route: "1", relationship: 3), [.init("127N", departure: soon(50))])
      feed.train(.init("c", route: "1"), [])
    }
    #expect(stage.north(Places.timesSquare).map(\.time.seconds) == [soon(40)])
    #expect(stage.north(Places.timesSquare).map(\.destination) == ["Times Sq-42 St"])
  }

  @Test("one trip sent twice is one row: the one with a train, then the one seen last")
  func duplicates() throws {
    let stage = try Stage { feed in
      feed.train(.init("a", route: "1", isAssigned: false), [.init("127N", departure: soon(60))])
      feed.train(.init("a", route: "1"), seen: soon(-5), [.init("127N", departure: soon(90))])
      feed.train(.init("a", route: "1", startDate: "20251001"), [.init("127N", departure: soon(95))])
    }
    #expect(stage.north(Places.timesSquare).map(\.time.seconds) == [soon(90), soon(95)])
  }

  @Test("two trains under one trip id are two, each as silent as its own vehicle")
  func twoTrains() throws {
    let stage = try Stage { feed in
      feed.train(.init("a", route: "7", train: "07 0755+ MST/34H"), [.init("127N", departure: soon(60))])
      feed.train(.init("a", route: "7", train: "07 0755+ WPT/34H"), [.init("127N", departure: soon(90))])
      feed.train(.init("a", route: "7", train: "07 0755+ MST/34H"), seen: soon(-300), [])
      feed.train(.init("a", route: "7", train: "07 0755+ WPT/34H"), seen: soon(-6), [])
    }
    #expect(stage.north(Places.timesSquare).map(\.time.seconds) == [soon(60), soon(90)])
    #expect(stage.north(Places.timesSquare).map(\.tripID) == ["a", "a"])
  }

  @Test("a train that ends here is nobody's departure; whoever asks for arrivals sees it come")
  func endsHere() throws {
    let stage = try Stage { feed in
      feed.train(
        .init("arrives", route: "N"), [.init("127S", departure: soon(60)), .init("D43S", arrival: soon(600))])
      // The lettered lines give the arrival's time twice; what is beyond the last station is a timing point.
      feed.train(
        .init("turns", route: "Q"),
        [.init("D43S", arrival: soon(700), departure: soon(700)), .init("N12S", arrival: soon(900))])
      feed.train(
        .init("leaves", route: "Q"), [.init("D43N", departure: soon(800)), .init("R16N", arrival: soon(2000))])
      feed.train(.init("stays", route: "N"), [.init("D43S", arrival: soon(900), departure: soon(960))])
    }
    #expect(stage.south(Places.coneyIsland).map(\.tripID) == ["stays"])
    #expect(stage.north(Places.coneyIsland).map(\.tripID) == ["leaves"])
    #expect(stage.north(Places.timesSquare).isEmpty)
    #expect(stage.south(Places.timesSquare).map(\.tripID) == ["arrives"])
    let arrivals = stage.board(Places.coneyIsland, Boards.Filter(includesTimetable: false, times: .arrivals))
    #expect(arrivals.directions[1].departures.map(\.tripID) == ["arrives", "turns", "stays"])
  }

  @Test("odd route names are the lines that riders know; a missing one is read from the trip id")
  func routes() throws {
    let stage = try Stage { feed in
      for (index, route) in ["5X", "6X", "SS", ""].enumerated() {
        feed.train(.init("06100\(index)_N..N70R", route: route), [.init("635N", departure: soon(Int64(index) + 1))])
      }
    }
    #expect(stage.north(Places.unionSquare).map(\.route) == ["5", "6X", "SI", "N"])
  }

  @Test("another agency's feed, without New York's extension, keeps its own names and is live")
  func otherAgency() throws {
    let stage = try Stage {
      $0.train(.init("a", route: "5X", isNewYork: false), [.init("127N", departure: soon(60))])
    }
    #expect(stage.north(Places.timesSquare).map(\.route) == ["5X"])
    #expect(stage.north(Places.timesSquare).map(\.state) == [.live])
  }

  @Test("a board may be narrowed to a line, a direction, a number of rows, or read by arrivals")
  func filters() throws {
    let stage = try Stage { feed in
      for (index, route) in ["1", "2", "1", "3"].enumerated() {
        let time = soon(Int64(index + 1) * 60)
        feed.train(.init("t\(index)", route: route), [.init("127N", arrival: time - 30, departure: time)])
      }
    }
    let line = stage.board(Places.timesSquare, Boards.Filter(limit: 1, route: "1", direction: .north))
    #expect(line.directions.map(\.direction) == [.north])
    #expect(line.directions[0].departures.map(\.tripID) == ["t0"])
    let arrivals = stage.board(Places.timesSquare, Boards.Filter(times: .arrivals), at: Instant(seconds: soon(31)))
    #expect(arrivals.directions[0].departures.map(\.time.seconds) == [soon(90), soon(150), soon(210)])
  }
}
