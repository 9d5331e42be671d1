import Kernel
import Testing

@testable import Departures
@testable import Feeds

@Suite("Trains on the map")
struct MapTrainsTests {
  private static let network = BuiltIn.newYork
  private static let map = try? SystemMap(facts: BuiltIn.newYorkMap)
  private static let now = Instant(seconds: 1_767_877_200)

  private static func train(_ direction: Direction, _ calls: [(String, Int64)]) -> Trip {
    Trip(
      id: "t", route: "Q", destination: "Coney Island", direction: direction, state: .live, asOf: now, health: .fresh,
      calls: calls.map { Trip.Call(station: $0.0, stop: $0.0, time: now.adding(seconds: $0.1)) })
  }

  private static func placed(_ trip: Trip, of line: String = "Q") throws -> MapTrains.Placed? {
    MapTrains.placed([trip], of: try #require(network.line(line)), network, on: try #require(map), at: now).first
  }

  private static func point(_ stop: String) throws -> MapPoint {
    try #require(map).frame.point(try #require(network.stop(stop)).location)
  }

  @Test("are between the stop behind and the one ahead, the nearer to that the sooner they are there")
  func between() throws {
    var last = Double.infinity
    for seconds in [60, 40, 20, 5] as [Int64] {
      let train = try #require(try Self.placed(Self.train(.south, [("D26", seconds), ("D27", seconds + 90)])))
      #expect(train.from == "D25" && train.to == "D26")
      let far = try train.point.distance(to: Self.point("D26"))
      #expect(far < last)
      last = far
    }
    #expect(last < 60)
  }

  @Test("lie on the tracks of their line, on curves too", arguments: ["Q", "A", "6", "7", "L", "G", "SI"])
  func onTracks(line: String) throws {
    let tracks = try #require(Self.map).tracks.filter { $0.lines.contains(line) }.map(\.course)
    let stops = try #require(Self.network.line(line)?.stops)
    for (next, after) in zip(stops.dropFirst(), stops.dropFirst(2)) {
      let trip = Self.train(.south, [(next, 45), (after, 135)])
      let train = try #require(try Self.placed(trip, of: line))
      let off = tracks.map { train.point.distance(toCourse: $0) }.min() ?? .infinity
      #expect(off < 60, "\(line) before \(next)")
    }
  }

  @Test("at their first stop are there, and so are those that have not left the stop behind")
  func standing() throws {
    let first = try #require(try Self.placed(Self.train(.south, [("Q05", 300), ("Q04", 420)])))
    #expect(first.from == nil && first.to == "Q05")
    #expect(try first.point == Self.point("Q05"))
    let waiting = try #require(try Self.placed(Self.train(.south, [("D26", 800), ("D27", 900)])))
    #expect(waiting.from == nil && waiting.to == "D25")
  }

  @Test("that have no stop ahead, or one that the map does not know, are nowhere")
  func gone() throws {
    #expect(try Self.placed(Self.train(.south, [("D26", -60)])) == nil)
    var trip = Self.train(.south, [("D26", 60)])
    trip.calls[0].stop = "nowhere"
    #expect(try Self.placed(trip) == nil)
  }

  @Test("of branches that stand one behind the other in the list come from no stop of the other branch")
  func branches() throws {
    let train = try #require(try Self.placed(Self.train(.south, [("H06", 30), ("H07", 120)]), of: "A"))
    #expect(train.from == nil && train.to == "H06")
  }
}
