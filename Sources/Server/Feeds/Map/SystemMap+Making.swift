package import Departures

extension SystemMap {
  /// Steps by which a drawn course may be off: two pixels at most, where the map is largest.
  private static let slack = 5.0
  /// The most slack that a large map may take to be as small as is wanted.
  private static let mostSlack = 40.0
  /// What a phone is asked to fetch: a third of it in brotli.
  static let mostBytes = 120_000

  /// The map of the lines laid on that graph, by their places in the network.
  package init(_ graph: TrackGraph, of network: Network, in frame: MapFrame) {
    self.init(graph, of: network, in: frame, swaps: TrackOrder.patient, within: .max)
  }

  /// The same, with more slack where it would have more than so many bytes.
  init(_ graph: TrackGraph, of network: Network, in frame: MapFrame, swaps: Int, within bytes: Int) {
    let chains = graph.chains
    let orders = TrackOrder.orders(of: chains, colors: network.lines.map(\.color), swaps: swaps)
    let lines = orders.map { $0.map { network.lines[$0].id } }
    var slack = Self.slack
    repeat {
      self.init(
        frame: frame,
        tracks: zip(chains, lines).map { chain, lines in
          Track(lines: lines, course: Self.simplified(chain.course, slack: slack))
        })
      slack *= 2
    } while slack <= Self.mostSlack && bytes < .max && facts.utf8.count > bytes
  }

  /// Straight from stop to stop: of a network whose tracks nobody has drawn.
  package init(straightThrough whole: Network) {
    // Other agencies may be across a continent.
    let network = whole.withoutOthers
    let frame = MapFrame(of: network)
    var graph = TrackGraph()
    for (place, line) in network.lines.enumerated() {
      graph.lay(place, along: line.stops.compactMap { network.stop($0)?.location }.map(frame.point))
    }
    self.init(graph, of: network, in: frame, swaps: TrackOrder.quick, within: Self.mostBytes)
  }

  /// Points of a course that are simplified at once.
  private static let longestPiece = 2000

  /// Fewer points, none of those left out farther from the course than the slack (Douglas and Peucker, 1973).
  static func simplified(_ course: [MapPoint], slack: Double = slack) -> [MapPoint] {
    guard course.count > 2 else { return course }
    var isKept = course.map { _ in false }
    isKept[course.count - 1] = true
    // Piece by piece: who zigzags for a million points would have each looked at for each.
    let starts = stride(from: 0, to: course.count - 1, by: longestPiece)
    for start in starts { isKept[start] = true }
    var pieces = starts.map { ($0, min($0 + longestPiece, course.count - 1)) }
    while let (from, to) = pieces.popLast() {
      var worst = (place: from, off: slack)
      for place in stride(from: from + 1, to: to, by: 1) {
        let off = course[place].distance(toLine: course[from], course[to])
        if off > worst.off { worst = (place, off) }
      }
      if worst.place == from { continue }
      isKept[worst.place] = true
      pieces += [(from, worst.place), (worst.place, to)]
    }
    return course.indices.filter { isKept[$0] }.map { course[$0] }
  }
}

extension MapFrame {
  /// Around all stations, with some room at the edges.
  package init(of network: Network) {
    let places = network.stations.map(\.location)
    let latitudes = places.map(\.latitude)
    let longitudes = places.map(\.longitude)
    let room = 0.01
    self.init(
      north: Self.rounded((latitudes.max() ?? 0) + room), west: Self.rounded((longitudes.min() ?? 0) - room),
      south: Self.rounded((latitudes.min() ?? 0) - room), east: Self.rounded((longitudes.max() ?? 0) + room))
  }

  private static func rounded(_ degrees: Double) -> Double { (degrees * 1e4).rounded() / 1e4 }
}

extension MapPoint {
  /// To the nearest point of a course, in steps.
  package func distance(toCourse course: [MapPoint]) -> Double {
    zip(course, course.dropFirst()).map { distance(toLine: $0, $1) }.min() ?? .infinity
  }

  /// To the nearest point of a straight piece, in steps.
  func distance(toLine a: MapPoint, _ b: MapPoint) -> Double {
    let (east, south) = (Double(b.x - a.x), Double(b.y - a.y))
    let square = east * east + south * south
    guard square > 0 else { return distance(to: a) }
    let along = min(max((Double(x - a.x) * east + Double(y - a.y) * south) / square, 0), 1)
    let (offX, offY) = (Double(x - a.x) - along * east, Double(y - a.y) - along * south)
    return (offX * offX + offY * offY).squareRoot()
  }
}
