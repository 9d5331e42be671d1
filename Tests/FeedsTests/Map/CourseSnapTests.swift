import TestSupport
import Testing

@testable import Departures
@testable import Feeds

@Suite("Courses that lie beside one another")
struct CourseSnapTests {
  private static func points(_ all: (Int, Int)...) -> [MapPoint] { all.map { MapPoint(x: $0.0, y: $0.1) } }

  private static func chains(_ courses: [[MapPoint]]) -> [TrackGraph.Chain] {
    var snap = CourseSnap()
    var graph = TrackGraph()
    for (line, course) in courses.enumerated() { graph.lay(line, along: snap.snapped(course)) }
    return graph.chains
  }

  @Test("drawn by two hands along one street, either way, are one track", arguments: [false, true])
  func oneStreet(isBack: Bool) {
    let other = Self.points((0, 5), (333, -5), (612, 4), (1000, 6))
    let chains = Self.chains([Self.points((0, 0), (1000, 0)), isBack ? other.reversed() : other])
    #expect(chains.count == 1 && chains.first?.lines == [0, 1])
  }

  @Test("share the street until one turns off")
  func parted() {
    let chains = Self.chains([Self.points((0, 0), (1000, 0)), Self.points((0, 4), (500, 4), (500, 600))])
    #expect(Set(chains.map(\.lines)) == [[0, 1], [0], [1]])
    let shared = chains.filter { $0.lines == [0, 1] }.map { $0.course.map(\.x).max() ?? 0 }
    #expect(shared.count == 1 && abs((shared.first ?? 0) - 500) < 30)
  }

  @Test("of one line that comes back by the same street are one track too")
  func back() {
    let chains = Self.chains([Self.points((0, 0), (1000, 0), (1000, 5), (0, 5))])
    #expect(chains.allSatisfy { chain in chain.course.allSatisfy { $0.y <= 5 } })
    let length = chains.reduce(0) { sum, chain in
      sum + zip(chain.course, chain.course.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
    #expect(length < 1300)
  }

  @Test("fifty metres apart stay apart")
  func apart() {
    let chains = Self.chains([Self.points((0, 0), (1000, 0)), Self.points((0, 25), (1000, 25))])
    #expect(chains.map(\.lines) == [[0], [1]])
  }

  @Test("none is moved farther than from one street to the next, wherever others lie")
  func near() {
    var random = SeededRandom(seed: 12)
    var snap = CourseSnap()
    for _ in 0..<60 {
      var course = [MapPoint(x: .random(in: 0...800, using: &random), y: .random(in: 0...800, using: &random))]
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        course.append(MapPoint(x: .random(in: 0...800, using: &random), y: .random(in: 0...800, using: &random)))
      }
      let snapped = snap.snapped(course)
      for point in snapped { #expect(point.distance(toCourse: course) < 60) }
      for point in course { #expect(point.distance(toCourse: snapped) < 60) }
    }
  }

  @Test("of one point, or none, are no track")
  func short() {
    #expect(Self.chains([[], Self.points((3, 3)), Self.points((3, 3), (3, 3))]).isEmpty)
  }
}
