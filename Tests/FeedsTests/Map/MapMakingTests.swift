import TestSupport
import Testing

@testable import Departures
@testable import Feeds

@Suite("A map is made of tracks")
struct MapMakingTests {
  private static func points(_ all: (Int, Int)...) -> [MapPoint] { all.map { MapPoint(x: $0.0, y: $0.1) } }

  @Test("lines that run through the same points share a track until they part")
  func shared() throws {
    var graph = TrackGraph()
    graph.lay(0, along: Self.points((0, 0), (100, 0), (200, 0), (300, 100)))
    graph.lay(1, along: Self.points((300, -100), (200, 0), (100, 0), (0, 0)))
    let chains = graph.chains
    #expect(chains.count == 3)
    let shared = try #require(chains.first { $0.lines == [0, 1] })
    #expect(shared.course.count == 3)
    #expect(Set(chains.filter { $0.lines.count == 1 }.map(\.lines)) == [[0], [1]])
  }

  @Test("a ring without a joint is one track that ends where it begins")
  func ring() {
    var graph = TrackGraph()
    graph.lay(0, along: Self.points((0, 0), (100, 0), (100, 100), (0, 100), (0, 0)))
    #expect(graph.chains.count == 1)
    #expect(graph.chains[0].course.first == graph.chains[0].course.last)
  }

  @Test("track that no line runs on leads from stop to stop, and is not drawn")
  func unused() throws {
    var graph = TrackGraph()
    graph.lay(nil, along: Self.points((0, 0), (100, 0), (200, 0)))
    #expect(graph.chains.isEmpty)
    #expect(graph.way(from: MapPoint(x: 0, y: 0), to: MapPoint(x: 200, y: 0), longest: 200)?.count == 3)
    #expect(graph.way(from: MapPoint(x: 0, y: 0), to: MapPoint(x: 200, y: 0), longest: 199) == nil)
  }

  @Test("lines that part do not cross before they do")
  func order() throws {
    // To the east; line 0 goes on to the right, line 1 to the left.
    var graph = TrackGraph()
    graph.lay(0, along: Self.points((0, 0), (500, 0), (1000, 500)))
    graph.lay(1, along: Self.points((0, 0), (500, 0), (1000, -500)))
    let chains = graph.chains
    let orders = TrackOrder.orders(of: chains, colors: [1, 2])
    let place = try #require(chains.firstIndex { $0.lines.count == 2 })
    let isEast = chains[place].course[0].x == 0
    #expect(orders[place] == (isEast ? [1, 0] : [0, 1]))
  }

  @Test("a course keeps its corners, and lets go of what lies between them")
  func simplified() {
    let course = Self.points((0, 0), (50, 1), (100, 0), (100, 60), (101, 100))
    #expect(SystemMap.simplified(course) == Self.points((0, 0), (100, 0), (101, 100)))
  }

  @Test("without shapes tracks are straight from stop to stop, and every stop of a line is on them")
  func straight() {
    let network = BuiltIn.newYork
    let map = SystemMap(straightThrough: network)
    for line in network.lines {
      let courses = map.tracks.filter { $0.lines.contains(line.id) }.map(\.course)
      for stop in line.stops.compactMap({ network.stop($0) }) {
        #expect((courses.map { map.frame.point(stop.location).distance(toCourse: $0) }.min() ?? .infinity) < 10)
      }
    }
  }
}

@Suite("New York's map")
struct NewYorkMapTests {
  @Test("has every line, and each of its stops within eighty metres of its tracks")
  func stops() throws {
    let network = BuiltIn.newYork
    let map = try SystemMap(facts: BuiltIn.newYorkMap)
    for line in network.lines {
      let courses = map.tracks.filter { $0.lines.contains(line.id) }.map(\.course)
      for stop in line.stops.compactMap({ network.stop($0) }) {
        let off = courses.map { map.frame.point(stop.location).distance(toCourse: $0) }.min() ?? .infinity
        #expect(off <= 40, "\(stop.name) of \(line.id)")
      }
    }
    #expect(Set(MapRibbons.paths(of: map, spacing: 20).map(\.line)) == Set(network.lines.map(\.id)))
  }

  @Test("is as the server and the build write it: read and written again it is the same")
  func canonical() throws {
    #expect(Array(try SystemMap(facts: BuiltIn.newYorkMap).facts.utf8) == BuiltIn.newYorkMap)
  }

  @Test("has lines together where they share tracks, in an order in which few cross")
  func together() throws {
    let map = try SystemMap(facts: BuiltIn.newYorkMap)
    let lines = Set(map.tracks.map { Set($0.lines) })
    for shared in [["1", "2", "3"], ["4", "5"], ["N", "Q", "R", "W"], ["J", "Z"]] as [Set<String>] {
      #expect(lines.contains { $0.isSuperset(of: shared) }, "\(shared)")
    }
  }
}

@Suite("A bus network's map")
struct BusMapTests {
  @Test("of two hundred lines through the same streets is made in a moment", .timeLimit(.minutes(5)))
  func busy() {
    var graph = TrackGraph()
    var random = SeededRandom(seed: 9)
    for line in 0..<200 {
      // From a suburb to the middle, along one of four streets, and out again.
      let street = line % 4
      let ends = (0..<2).map { _ in
        MapPoint(x: .random(in: 0...30_000, using: &random), y: .random(in: 0...30_000, using: &random))
      }
      let middle = (0..<20).map { MapPoint(x: 14_000 + $0 * 100, y: 15_000 + street * 100) }
      graph.lay(line, along: [ends[0]] + middle + [ends[1]])
    }
    let chains = graph.chains
    let orders = TrackOrder.orders(
      of: chains, colors: (0..<200).map { UInt32($0) }, swaps: TrackOrder.quick)
    #expect(zip(chains, orders).allSatisfy { $0.lines == $1.sorted() })
  }
}
