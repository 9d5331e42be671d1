package import Departures

/// Tracks as points and what joins them, laid line by line. Agencies draw lines that share a track through the same
/// points, so that what is shared shows by itself.
package struct TrackGraph {
  /// What joins two neighbouring points.
  private struct Edge {
    var ends: (Int, Int)
    /// Places in the network's list.
    var lines: Set<Int> = []
  }

  /// A run of points that the same lines pass, from one joint to the next.
  struct Chain {
    var lines: [Int]
    var course: [MapPoint]
  }

  package private(set) var points: [MapPoint] = []
  private var places: [MapPoint: Int] = [:]
  private var edges: [Edge] = []
  /// Of each point, its edges.
  private var around: [[Int]] = []

  package init() {}

  /// A line runs along these points; nil lays track that no line is known to run on.
  package mutating func lay(_ line: Int?, along course: [MapPoint]) {
    for (from, to) in zip(course, course.dropFirst()) where from != to {
      let edge = edge(place(of: from), place(of: to))
      if let line { edges[edge].lines.insert(line) }
    }
  }

  private mutating func place(of point: MapPoint) -> Int {
    if let place = places[point] { return place }
    places[point] = points.count
    points.append(point)
    around.append([])
    return points.count - 1
  }

  private mutating func edge(_ from: Int, _ to: Int) -> Int {
    if let known = around[from].first(where: { other(edges[$0], from) == to }) { return known }
    edges.append(Edge(ends: (from, to)))
    around[from].append(edges.count - 1)
    around[to].append(edges.count - 1)
    return edges.count - 1
  }

  private func other(_ edge: Edge, _ end: Int) -> Int { edge.ends.0 == end ? edge.ends.1 : edge.ends.0 }

  /// The nearest point of any track, if it is not farther off than so many steps.
  package func nearest(to point: MapPoint, within limit: Double) -> MapPoint? {
    let nearest = points.min { $0.distance(to: point) < $1.distance(to: point) }
    return nearest.flatMap { $0.distance(to: point) <= limit ? $0 : nil }
  }

  /// The shortest way along tracks, both ends with it; nil where there is none of at most so many steps.
  package func way(from start: MapPoint, to end: MapPoint, longest: Double) -> [MapPoint]? {
    guard let first = places[start], let last = places[end] else { return nil }
    var reached = [first: 0.0]
    var before: [Int: Int] = [:]
    var queue = [first]
    var head = 0
    while head < queue.count {
      let here = queue[head]
      head += 1
      for edge in around[here] {
        let next = other(edges[edge], here)
        let far = reached[here, default: 0] + points[here].distance(to: points[next])
        guard far <= longest, far < reached[next, default: .infinity] else { continue }
        reached[next] = far
        before[next] = here
        queue.append(next)
      }
    }
    guard reached[last] != nil else { return nil }
    var way = [last]
    while let here = way.last, here != first, let earlier = before[here] { way.append(earlier) }
    return way.reversed().map { points[$0] }
  }

  /// All that a line runs on, in pieces that the same lines run on. The order is that of laying.
  var chains: [Chain] {
    var isDone = edges.map { $0.lines.isEmpty }
    var chains: [Chain] = []
    let joints = points.indices.filter { isJoint($0) }
    // A ring without a joint is found at the end, from any of its points.
    for start in joints + Array(points.indices) {
      for edge in around[start] where !isDone[edge] {
        var course = [start]
        var next = edge
        repeat {
          isDone[next] = true
          course.append(other(edges[next], course[course.count - 1]))
          guard !isJoint(course[course.count - 1]),
            let onward = used(course[course.count - 1]).first(where: { !isDone[$0] })
          else { break }
          next = onward
        } while true
        chains.append(Chain(lines: edges[edge].lines.sorted(), course: course.map { points[$0] }))
      }
    }
    return chains
  }

  private func used(_ point: Int) -> [Int] { around[point].filter { !edges[$0].lines.isEmpty } }

  private func isJoint(_ point: Int) -> Bool {
    let used = used(point)
    return used.count != 2 || edges[used[0]].lines != edges[used[1]].lines
  }
}
