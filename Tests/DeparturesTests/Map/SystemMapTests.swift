import Kernel
import TestSupport
import Testing

@testable import Departures

@Suite("The map's file of facts")
struct SystemMapTests {
  private static let sample = """
    pocketful map 1
    area\t40.91\t-74.26\t40.49\t-73.74
    track\tA C E\t10 20 5 0 0 -7
    track\tQ\t15 13 100 200

    """

  @Test("is the text that a person reads in its description")
  func text() throws {
    let map = try SystemMap(facts: Array(Self.sample.utf8))
    #expect(map.tracks.map(\.lines) == [["A", "C", "E"], ["Q"]])
    #expect(map.tracks[0].course == [MapPoint(x: 10, y: 20), MapPoint(x: 15, y: 20), MapPoint(x: 15, y: 13)])
    #expect(map.facts == Self.sample)
  }

  @Test("gives back every map that was written")
  func roundTrip() throws {
    for seed in 0..<200 {
      var random = SeededRandom(seed: UInt64(seed))
      let frame = MapFrame(north: 41.5, west: -74.25, south: 40.25, east: -73)
      let tracks = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        SystemMap.Track(
          lines: (0..<Int.random(in: 1...4, using: &random)).map { "L \($0)\\" },
          course: (0..<Int.random(in: 2...30, using: &random)).map { _ in
            MapPoint(x: .random(in: -5000...90_000, using: &random), y: .random(in: -5000...90_000, using: &random))
          })
      }
      let map = SystemMap(frame: frame, tracks: tracks)
      #expect(try SystemMap(facts: Array(map.facts.utf8)) == map, "seed \(seed)")
    }
  }

  @Test("holds the maps of several agencies, each on a frame of its own, and the first one's is all that one asks for")
  func agencies() throws {
    let first = try SystemMap(facts: Array(Self.sample.utf8))
    let west = SystemMap(
      frame: MapFrame(north: 47.75, west: -122.5, south: 47.5, east: -122.25),
      tracks: [.init(lines: ["west~1"], course: [MapPoint(x: 1, y: 2), MapPoint(x: 3, y: 4)])])
    let bytes = Array(SystemMap.facts(of: [("", first), ("west", west)]).utf8)
    let all = try SystemMap.all(facts: bytes)
    #expect(all.map(\.slug) == ["", "west"] && all.map(\.map) == [first, west])
    #expect(try SystemMap(facts: bytes) == first)
  }

  @Test(
    "with a fault says in which line, and why",
    arguments: [
      ("", 1, .notFacts), ("pocketful facts 1\n", 1, .notFacts), ("pocketful map 1\n", 0, .incomplete),
      ("pocketful map 1\narea\t1\t1\t1\t1\n", 0, .incomplete),
      ("pocketful map 1\nagency\twest\n", 0, .incomplete),
      ("pocketful map 1\narea\t2\t1\t1\t2\nagency\twest\n", 0, .incomplete),
      ("pocketful map 1\narea\t2\t1\t1\t2\nagency\t\n", 3, .outOfOrder),
      ("pocketful map 1\nbus\n", 2, .unknownRow("bus")),
      ("pocketful map 1\ntrack\tA\n", 2, .wrongFieldCount(expected: 2, found: 1)),
      ("pocketful map 1\ntrack\tA\t1 x 1 1\n", 2, .badNumber("x")),
      ("pocketful map 1\ntrack\tA\t1 1\n", 2, .outOfOrder), ("pocketful map 1\ntrack\tA\t1 1 1\n", 2, .outOfOrder),
      ("pocketful map 1\ntrack\tA\t1 1 999999999999999 999999999999999\n", 2, .outOfOrder),
      ("pocketful map 1\ntrack\tA\t1 1 1048575 0 1048575 0\n", 2, .outOfOrder),
    ] as [(String, Int, FactsError.Reason)])
  func faults(text: String, line: Int, reason: FactsError.Reason) {
    #expect(throws: FactsError(line: line, reason: reason)) { try SystemMap(facts: Array(text.utf8)) }
  }

  @Test("a place on Earth is on the map where it was, to a step")
  func places() {
    let frame = MapFrame(north: 40.91, west: -74.26, south: 40.49, east: -73.74)
    for point in [MapPoint(x: 0, y: 0), MapPoint(x: 12_345, y: 6_789), MapPoint(x: frame.width, y: frame.height)] {
      #expect(frame.point(frame.location(point)) == point)
    }
    // Times Sq and Coney Island, by the haversine formula.
    let (times, coney) = (
      Location(latitude: 40.75529, longitude: -73.987495), Location(latitude: 40.577422, longitude: -73.981233)
    )
    let metres = frame.point(times).distance(to: frame.point(coney)) * MapFrame.step
    #expect(abs(metres - times.metres(to: coney)) < 25)
  }
}
