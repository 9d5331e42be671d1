import Departures
import Kernel
import Simulator
import Testing

@Suite("The built-in timetable")
struct PlanTests {
  @Test("in the rush hour every stop of every line has a train in both directions within 25 minutes")
  func everyStopIsServed() {
    var waits: [String: Int] = [:]
    for run in Rail.plan.runs {
      let departures = run.departures(.weekday)
      for (platform, offset) in zip(run.platforms, run.offsets) {
        guard let origin = departures.first(where: { $0 + offset >= 8 * 3600 }) else { continue }
        waits[platform] = min(waits[platform] ?? .max, Int(origin + offset) - 8 * 3600)
      }
    }
    for line in Rail.plan.network.lines {
      for stop in line.stops {
        for direction in Direction.allCases {
          let wait = waits[stop + direction.rawValue]
          #expect(wait.map { $0 <= 25 * 60 } ?? false, "\(stop)\(direction.rawValue) of \(line.id): \(wait ?? -1)")
        }
      }
    }
  }

  @Test("each line runs both ways over the same stops")
  func bothWays() {
    for line in Rail.plan.network.lines {
      let north = Rail.plan.runs.filter { $0.line == line.id && $0.direction == .north }
      let south = Rail.plan.runs.filter { $0.line == line.id && $0.direction == .south }
      #expect(north.count == south.count && !north.isEmpty)
      for (up, down) in zip(north, south) {
        #expect(up.platforms.map { $0.dropLast() } == down.platforms.reversed().map { $0.dropLast() })
        #expect(up.duration == down.duration)
      }
    }
  }

  @Test("a train needs from 20 to 120 minutes for a long line, in half minutes, and never stands still")
  func runningTimes() {
    for run in Rail.plan.runs {
      #expect(zip(run.offsets, run.offsets.dropFirst()).allSatisfy { $1 - $0 >= 60 })
      #expect(run.offsets.allSatisfy { $0 % 30 == 0 })
      #expect((90...7500).contains(run.duration), "\(run.line): \(run.duration) s")
    }
  }

  @Test(
    "headways follow the time of day",
    arguments: [("7", 8, 17), ("7", 13, 9), ("7", 3, 3), ("D", 8, 12), ("B", 3, 0), ("H", 13, 3)])
  func headways(line: String, hour: Int, trains: Int) throws {
    let run = try #require(Rail.plan.runs.first { $0.line == line && $0.direction == .south })
    let hourly = run.departures(.weekday).filter { Int($0) / 3600 == hour }.count
    #expect((trains - 1...trains + 1).contains(hourly), "\(hourly)")
  }

  @Test("the B and W rest on weekends, the Z and the diamonds run with the rush only")
  func limitedLines() {
    for run in Rail.plan.runs where ["B", "W", "Z", "6X", "7X", "FX"].contains(run.line) {
      #expect(run.departures(.saturday).isEmpty && run.departures(.sunday).isEmpty)
      #expect(!run.departures(.weekday).isEmpty)
    }
    for run in Rail.plan.runs where ["Z", "6X", "7X", "FX"].contains(run.line) {
      let morning = run.departures(.weekday).contains { $0 < 43_200 }
      #expect(morning == (run.direction == .south))
    }
  }

  @Test("the branches of the A and the 5 take turns")
  func branches() {
    let ends = Rail.plan.runs.filter { $0.line == "A" && $0.direction == .south }.compactMap(\.platforms.last)
    #expect(Set(ends) == ["A65S", "H11S", "H15S"])
    let starts = Rail.plan.runs.filter { $0.line == "5" && $0.direction == .south }.compactMap(\.platforms.first)
    #expect(Set(starts) == ["501S", "204S"])
  }

  @Test("with a period that lasts all day the night has the rush hour's trains")
  func alwaysRush() throws {
    let rush = Plan(network: Rail.plan.network, always: .morning)
    let run = try #require(rush.runs.first { $0.line == "Q" && $0.direction == .south })
    #expect(run.departures(.sunday).filter { $0 < 3600 }.count >= 11)
  }

  @Test(
    "a trip id is New York's",
    arguments: [
      (58_530, "1", Direction.south, "03R", "097550_1..S03R"), (0, "FS", .north, "01R", "000000_FS.N01R"),
      (-900, "Q", .north, "", "-01500_Q..N"), (90_030, "SI", .south, "", "150050_SI.S"),
    ])
  func tripIDs(origin: Int, line: String, direction: Direction, path: String, text: String) {
    #expect(TripID.text(origin: origin, line: line, direction: direction, path: path) == text)
  }
}
