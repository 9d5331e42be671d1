import Departures
import Kernel
import TestSupport
import Testing

@testable import Feeds

@Suite("Runs of a trip that runs every so often")
struct HeadwayRunTests {
  /// "loop@37200 10:25" for each departure of a station, and the stops that its page has.
  private func ways(_ stage: PlainStage, _ station: String) -> [String] {
    let boards = stage.live.source.boards()
    return (boards.board(station, Boards.Filter(limit: 100), Stage.now)?.directions ?? []).flatMap(\.departures)
      .filter { $0.tripID.contains("@") }
      .map { departure in
        guard let trip = boards.trip(departure.tripID, Stage.now) else { return departure.tripID + " unknown" }
        let calls = trip.calls.map { "\($0.station) \(($0.time.seconds - soon(0)) / 60 + 20)" }
        return "\(trip.id == departure.tripID ? "" : "not ")\(trip.id) \(trip.state): " + calls.joined(separator: ", ")
      }
  }

  @Test("each has an id, by when it begins, and a way of its own")
  func scheduled() throws {
    let stage = try PlainStage { _ in }
    #expect(
      ways(stage, "Q") == [
        "exact@37200 scheduled: P 20, Q 25, S 30", "exact@37800 scheduled: P 30, Q 35, S 40",
        "exact@38400 scheduled: P 40, Q 45, S 50",
      ])
    for id in [
      "exact", "exact@", "exact@37201", "exact@+37200", "exact@037200", "exact@39000", "exact@-600", "out@37200",
      "@37200",
    ] {
      #expect(stage.live.source.boards().trip(id, Stage.now) == nil, "\(id)")
    }
  }

  @Test("a train that a feed tells of is the run that it stands for, and leaves the others as they are")
  func live() throws {
    let stage = try PlainStage { feed in
      feed.train(.plain("exact", startTime: "10:30:00", delay: 60), [])
      feed.train(.plain("headway", startTime: "10:33:00", relationship: 2, delay: 60), [])
    }
    #expect(
      ways(stage, "P") == [
        "exact@37200 scheduled: P 20, Q 25, S 30", "exact@37800 live: P 31, Q 36, S 41",
        "exact@38400 scheduled: P 40, Q 45, S 50",
      ])
    #expect(
      ways(stage, "S") == [
        "headway@37200 scheduled: S 20, R 25, P 30", "headway@37800 live: S 34, R 39, P 44",
        "headway@38400 scheduled: S 40, R 45, P 50",
      ])
  }

  @Test("where one comes by as another does, at a stop that they call at twice, each is listed")
  func meeting() throws {
    var agency = PlainStage.agency
    agency.files["stop_times.txt"] = """
      trip_id,arrival_time,departure_time,stop_id,stop_sequence
      exact,00:00:00,00:00:00,p1,1
      exact,00:05:00,00:05:00,q1,2
      exact,00:10:00,00:10:00,p1,3
      exact,00:15:00,00:15:00,S,4

      """
    let stage = try PlainStage(agency.imported().loaded) { _ in }
    #expect(
      ways(stage, "P").map { $0.prefix(11) } == [
        "exact@37200", "exact@37200", "exact@37800", "exact@37800", "exact@38400", "exact@38400",
      ])
  }

  @Test("one that is called off is gone, by its id")
  func cancelled() throws {
    let stage = try PlainStage { $0.train(.plain("exact", startTime: "10:30:00", relationship: 3), []) }
    let heading = stage.live.source.boards().board("Q", Boards.Filter(limit: 100), Stage.now)?.directions.first
    #expect(heading?.cancelled.map(\.tripID) == ["exact@37800"])
    #expect(heading?.departures.map(\.tripID).filter { $0.contains("@") } == ["exact@37200", "exact@38400"])
  }
}
