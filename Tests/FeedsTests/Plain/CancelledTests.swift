import Departures
import Kernel
import TestSupport
import Testing

@testable import Feeds

@Suite("Trains that the agency calls off")
struct CancelledTests {
  /// "P out 10:25" for each cancelled call of a station.
  private func cancelled(_ stage: PlainStage, _ filter: Boards.Filter = Boards.Filter()) -> [String] {
    ["P", "Q", "R", "S"].flatMap { station in
      (stage.live.source.boards().board(station, filter, Stage.now)?.directions ?? []).flatMap(\.cancelled).map {
        "\(station) \($0.tripID) 10:\(($0.time.seconds - soon(0)) / 60 + 20)\($0.state == .skipped ? " skipped" : "")"
      }
    }
  }

  @Test("a cancelled trip stands beside the departures of each of its stops, where nobody takes it for one")
  func trip() throws {
    let stage = try PlainStage { $0.train(.plain("out", relationship: 3), []) }
    #expect(cancelled(stage) == ["P out 10:25", "Q out 10:30", "R out 10:35"])
    #expect(stage.rows("P", of: ["out"]) == [])
    #expect(cancelled(stage, Boards.Filter(includesTimetable: false)) == [])
    #expect(
      cancelled(stage, Boards.Filter(route: "5X")) == [] && cancelled(stage, Boards.Filter(route: "SS")).count == 3)
  }

  @Test("a stop that is skipped is so there and nowhere else, and the train is not called off")
  func stop() throws {
    let stage = try PlainStage { $0.train(.plain("out", delay: 60), [.init("q1", sequence: 4, relationship: 1)]) }
    #expect(cancelled(stage) == ["Q out 10:30 skipped"])
    #expect(stage.rows("P", of: ["out"]) == ["N out 10:26 live"] && stage.rows("Q", of: ["out"]) == [])
  }

  @Test("what runs, what is deleted, and what another train runs for is not said to be cancelled")
  func others() throws {
    for relationship: Int64 in [0, 5, 7] {
      let stage = try PlainStage { $0.train(.plain("out", relationship: relationship, delay: 60), []) }
      #expect(cancelled(stage) == [], "\(relationship)")
    }
  }

  @Test("goes out as it came, of a trip without a date that of its day", arguments: [nil, "20251002"])
  func outgoing(date: String?) throws {
    let stage = try PlainStage { feed in
      feed.train(.plain("out", startDate: date, relationship: 3), [])
      feed.train(.plain("back", delay: 60), [.init("q1", sequence: 3, relationship: 1)])
    }
    let bytes = stage.live.source.outgoing().bytes(of: .tripUpdates, AlertReading(), at: Stage.now)
    let updates = try PlainFeed(bytes).updates
    #expect(updates.map(\.trip.id) == ["out", "back"] && updates.map(\.trip.relationship) == [3, 0])
    #expect(updates.map(\.trip.startDate) == ["20251002", "20251002"] && updates[0].calls.isEmpty)
    #expect(updates[1].calls.map { "\($0.stop ?? "") \($0.relationship ?? 0)" } == ["S 0", "r1 0", "q1 1", "p-two 0"])
  }

  @Test("its id is known all the same, with the stops at which it does not call, and crosses the wire")
  func byID() throws {
    let stage = try PlainStage { $0.train(.plain("out", relationship: 3), []) }
    let trip = try #require(stage.live.source.boards().trip("out", Stage.now))
    #expect(trip.state == .cancelled && trip.calls.isEmpty && trip.passed.map(\.stop) == ["P", "Q", "R", "S"])
    var json = JSONWriter(capacity: 512)
    trip.write(into: &json, network: stage.live.source.network(), now: Stage.now)
    #expect(Trip(text: String(decoding: json.bytes, as: UTF8.self)) == trip)
    let later = stage.live.source.boards().trip("out", Stage.now.adding(seconds: 601))
    #expect(later?.passed.map(\.stop) == ["R", "S"], "at 10:30 it would have left the first two")
  }

  @Test(
    "a stop that is skipped lies in its place on the train's way, also where the train is late",
    arguments: [(0, 10), (900, 20), (1800, 35)] as [(Int64, Int64)])
  func passed(delay: Int64, passed: Int64) throws {
    let stage = try PlainStage {
      $0.train(.plain("out", delay: delay), [.init("q1", sequence: 4, relationship: 1)])
    }
    let trip = try #require(stage.live.source.boards().trip("out", Stage.now))
    #expect(trip.passed.map { ($0.time.seconds - soon(0)) / 60 } == [passed])
    #expect(trip.way(at: Stage.now).map(\.stop) == ["P", "Q", "R", "S"])
    #expect(trip.way(at: Stage.now).map(\.isPassed) == [false, true, false, false])
    #expect(trip.stops(to: "R", at: Stage.now) == 2)
  }

  @Test("it ends with its time, and with the feed's word")
  func ends() throws {
    let stage = try PlainStage { $0.train(.plain("out", relationship: 3), []) }
    let board = try #require(stage.live.source.boards().board("P", Boards.Filter(), Stage.now))
    let later = board.counted(at: Stage.now.adding(seconds: 301))
    #expect(board.directions.flatMap(\.cancelled).count == 1 && later.directions.flatMap(\.cancelled).isEmpty)
    #expect(
      stage.live.source.boards().board("P", Boards.Filter(), Stage.now.adding(seconds: 301))?.directions
        .flatMap(\.cancelled) == [])
    try stage.live.accept(FeedWriter(at: soon(1)).bytes, from: "plain", at: Stage.now)
    #expect(cancelled(stage) == [])
  }

  @Test("it crosses the wire, and a board without any says nothing of it")
  func wire() throws {
    let stage = try PlainStage { $0.train(.plain("out", relationship: 3), []) }
    let network = stage.live.source.network()
    for (station, has) in [("P", true), ("S", false)] {
      let board = try #require(stage.live.source.boards().board(station, Boards.Filter(), Stage.now))
      var json = JSONWriter(capacity: 512)
      board.write(into: &json, network: network, now: Stage.now)
      let text = String(decoding: json.bytes, as: UTF8.self)
      #expect(text.contains("\"cancelled\"") == has)
      #expect(Board(text: text)?.directions == board.directions)
    }
  }
}
