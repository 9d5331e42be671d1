import Departures
import Kernel
import Testing

@Suite("The few rows that answer at one look")
struct GlanceTests {
  private let now = Instant(seconds: 1_759_414_800)

  private func train(_ route: String, _ destination: String, _ seconds: Int64) -> Departure {
    Departure(
      route: route, destination: destination, time: now.adding(seconds: seconds), state: .live, track: nil,
      tripID: "\(route)\(seconds)", stop: "127")
  }

  private func rows(_ trains: [Departure], lines: [String] = ["1", "N", "Q"], isChosen: Bool = false) -> [String] {
    let heading = Board.Heading(direction: .north, label: "Uptown", departures: trains)
    return Glance.rows(heading, lines: lines, isChosen: isChosen, now: now).map { $0.group.id }
  }

  private var trains: [Departure] {
    [
      train("Q", "96 St", 20), train("N", "Astoria", 60), train("Q", "96 St", 90), train("1", "Bronx", 100),
      train("N", "Astoria", 300),
    ]
  }

  @Test("of any stop the row of the first train one can still catch")
  func one() {
    #expect(rows(trains) == ["N→Astoria"])
  }

  @Test("of a stop kept for some lines the first two, in the station's order of lines")
  func two() {
    #expect(rows(trains, isChosen: true) == ["N→Astoria", "Q→96 St"])
    #expect(rows(trains, lines: ["Q", "N"], isChosen: true) == ["Q→96 St", "N→Astoria"])
  }

  @Test("of what was called off, what would stand in a row if it came: before the third train of its line and way")
  func cancelled() {
    let off = [10, 61, 400].map { train("N", "Astoria", $0) } + [train("5", "Bronx", 3000)]
    let trains = [60, 300, 350].map { train("N", "Astoria", $0) } + [train("N", "96 St", 20)]
    let heading = Board.Heading(direction: .north, label: "Uptown", departures: trains, cancelled: off)
    #expect(Glance.cancelled(heading).map(\.tripID) == ["N10", "N61", "53000"])
    let rows = Glance.rows(heading, lines: ["N"], isChosen: false, now: now)
    #expect(rows.count == 1 && Glance.cancelled(heading, in: rows).map(\.tripID) == ["N10", "N61"])
    #expect(Glance.cancelled(heading, in: []).count == 3)
  }

  @Test("room for four rows is kept for a stop of two lines both ways, for any other for two")
  func room() {
    #expect(Glance.hasManyRows(Wanted(lines: ["1", "Q"])))
    for wanted in [Wanted(), Wanted(lines: ["Q"]), Wanted(lines: ["1", "Q"], direction: .north)] {
      #expect(!Glance.hasManyRows(wanted))
    }
  }

  @Test("a row has no train that is missed already")
  func missed() {
    let heading = Board.Heading(direction: .south, label: "", departures: trains)
    let row = Glance.rows(heading, lines: ["Q"], isChosen: true, now: now).first { $0.group.route == "Q" }
    #expect(row?.group.departures.map { $0.time } == [now.adding(seconds: 90)])
    #expect(row?.direction == .south)
  }

  @Test(
    "of a stop with a walk the row is there for a train that can be reached, with the last one before it",
    arguments: [(1, "N→Astoria", [60, 300]), (4, "N→Astoria", [60, 300]), (6, "Q→96 St", [100, 900, 950])]
      as [(Int, String, [Int64])])
  func walk(walk: Int, id: String, times: [Int64]) {
    let trains = trains + [train("Q", "96 St", 100), train("Q", "96 St", 900), train("Q", "96 St", 950)]
    let heading = Board.Heading(
      direction: .north, label: "", departures: trains.sorted { ($0.time, $0.tripID) < ($1.time, $1.tripID) })
    let rows = Glance.rows(heading, lines: ["1", "N", "Q"], isChosen: false, walk: walk, now: now)
    #expect(rows.map(\.group.id) == [id])
    #expect(rows.first?.group.departures.map { $0.time.seconds(since: now) } == times)
  }

  @Test("where all that is known leaves within the minute, that is shown; of nothing, nothing")
  func lastOnes() {
    #expect(rows([train("Q", "96 St", 20), train("N", "Astoria", 59)]) == ["Q→96 St"])
    #expect(rows([]).isEmpty)
  }
}
