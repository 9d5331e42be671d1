import Departures
import Kernel
import TestSupport
import Testing

@testable import Feeds

@Suite("Trains that do not go as far as their timetable, or are hardly told of")
struct CutShortTests {
  private func board(_ stage: PlainStage, _ station: String) -> [Departure] {
    (stage.live.source.boards().board(station, Boards.Filter(limit: 100), Stage.now)?.directions ?? [])
      .flatMap { $0.departures }.filter { $0.tripID == "out" }
  }

  private func updates(_ stage: PlainStage) throws -> [PlainFeed.Update] {
    try PlainFeed(stage.live.source.outgoing().bytes(of: .tripUpdates, AlertReading(), at: Stage.now)).updates
  }

  @Test("one whose last stop is skipped goes to the one before, and leaves nobody waiting there for it")
  func lastSkipped() throws {
    let stage = try PlainStage { feed in
      feed.train(.plain("out", delay: 60), [.init("p1", delay: 60), .init("S", sequence: 9, relationship: 1)])
    }
    #expect(board(stage, "P").map { $0.destination } == ["Rock"])
    #expect(board(stage, "Q").map { $0.destination } == ["Rock"] && board(stage, "R").isEmpty)
    let trip = try #require(stage.live.source.boards().trip("out", Stage.now))
    #expect(trip.destination == "Rock" && trip.calls.map { $0.station } == ["P", "Q", "R"])
    #expect(trip.passed.map { $0.station } == ["S"])
  }

  @Test("one of which only a skipped stop is told goes out with it, and with its day")
  func onlySkipped() throws {
    let update = try #require(
      try updates(try PlainStage { $0.train(.plain("out"), [.init("q1", sequence: 4, relationship: 1)]) }).first)
    #expect(update.trip.id == "out" && update.trip.startDate == "20251002")
    #expect(update.calls.map { "\($0.stop ?? "") \($0.relationship ?? 0)" } == ["q1 1"])
  }

  @Test("one that is not to be shown to riders goes out as cancelled: who has the timetable alone would show it")
  func deleted() throws {
    let update = try #require(try updates(try PlainStage { $0.train(.plain("out", relationship: 7), []) }).first)
    #expect(update.trip.id == "out" && update.trip.relationship == 3 && update.trip.startDate == "20251002")
  }

  @Test("a delay of more than a day is a fault: the timetable stands", arguments: [86_401, -86_401, 2_147_483_647])
  func absurd(delay: Int64) throws {
    let stage = try PlainStage { $0.train(.plain("out"), [.init("p1", delay: delay)]) }
    #expect(board(stage, "P").map { $0.state } == [.scheduled])
  }
}
