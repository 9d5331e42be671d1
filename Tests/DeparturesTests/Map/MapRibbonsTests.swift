import Testing

@testable import Departures

@Suite("Lines on the map")
struct MapRibbonsTests {
  private static func map(_ tracks: [([String], [(Int, Int)])]) -> SystemMap {
    SystemMap(
      frame: MapFrame(north: 41, west: -74, south: 40, east: -73),
      tracks: tracks.map { SystemMap.Track(lines: $0.0, course: $0.1.map { MapPoint(x: $0.0, y: $0.1) }) })
  }

  @Test("lie side by side where they share a track, the first to the left of the way")
  func sideBySide() {
    // To the east: what lies to the left lies to the north.
    let paths = MapRibbons.paths(of: Self.map([(["A", "B", "C"], [(0, 100), (900, 100)])]), spacing: 10)
    #expect(paths.map(\.line) == ["A", "B", "C"])
    #expect(paths[0].steps.hasPrefix("M34 90L866 90"))
    #expect(paths[1].steps.hasPrefix("M34 100L866 100"))
    #expect(paths[2].steps.hasPrefix("M34 110L866 110"))
  }

  @Test("go on in a curve where a track meets the next, and end where the track does")
  func joined() {
    let map = Self.map([(["A"], [(0, 0), (900, 0)]), (["A"], [(900, 0), (900, 900)])])
    let path = MapRibbons.paths(of: map, spacing: 10)[0].steps
    #expect(path.split(separator: "C").count == 2)
    #expect(path.hasSuffix("M882 0L0 0") == false && path.contains("L0 0") && path.contains("L900 900"))
  }

  @Test("do not turn back where two branches part")
  func branches() {
    // From the west; the branches lead on to the north-east and the south-east.
    let map = Self.map([
      (["A"], [(0, 0), (900, 0)]), (["A"], [(900, 0), (1800, -400)]), (["A"], [(900, 0), (1800, 400)]),
    ])
    #expect(MapRibbons.paths(of: map, spacing: 10)[0].steps.split(separator: "C").count == 3)
  }
}
