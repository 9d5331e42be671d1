import Departures
import Feeds

/// New York's tracks: the agency's shapes, one a line or branch, and what they leave open.
struct NewYorkTracks {
  /// Their shapes are missing, or of a time when they ran elsewhere: from stop to stop on whatever track is there, straight
  /// where there is none.
  private static let byStops = ["F", "FX", "Q", "W", "Z", "6X", "7X"]

  /// Branches that the shapes lack, between these stops on others' tracks.
  private static let branches = [("5", "213", "204"), ("A", "H04", "H15")]

  private let network: Network
  private let frame: MapFrame
  private var courses: [(line: Int, course: [MapPoint])] = []
  /// Of all shapes, whoever runs there.
  private var shapes = TrackGraph()

  init(_ network: Network) {
    self.network = network
    frame = MapFrame(of: network)
  }

  mutating func draw(_ line: String, along places: [Location]) {
    let course = places.map(frame.point)
    shapes.lay(nil, along: course)
    guard !Self.byStops.contains(line), let place = network.lines.firstIndex(where: { $0.id == line }) else { return }
    courses.append((place, course))
  }

  var map: SystemMap {
    var graph = TrackGraph()
    for (line, course) in courses { graph.lay(line, along: course) }
    for (place, line) in network.lines.enumerated() {
      if Self.byStops.contains(line.id) {
        for (from, to) in zip(line.stops, line.stops.dropFirst()) { graph.lay(place, along: hop(from, to)) }
      }
      for (id, from, to) in Self.branches where id == line.id {
        graph.lay(place, along: hop(from, to))
      }
    }
    return SystemMap(graph, of: network, in: frame)
  }

  /// On tracks where they lead there without much of a detour.
  private func hop(_ from: String, _ to: String) -> [MapPoint] {
    guard let start = network.stop(from)?.location, let end = network.stop(to)?.location else { return [] }
    let (a, b) = (frame.point(start), frame.point(end))
    let (onA, onB) = (shapes.nearest(to: a, within: 25), shapes.nearest(to: b, within: 25))
    guard let onA, let onB else { return [onA ?? a, onB ?? b] }
    return shapes.way(from: onA, to: onB, longest: a.distance(to: b) * 1.8 + 100) ?? [onA, onB]
  }

  /// Stops that lie far from where their line is drawn: to be looked at by whoever makes the facts.
  func faults(of map: SystemMap) -> [String] {
    network.lines.flatMap { line -> [String] in
      let courses = map.tracks.filter { $0.lines.contains(line.id) }.map(\.course)
      return line.stops.compactMap { stop in
        guard let place = network.stop(stop)?.location else { return nil }
        let off = courses.map { frame.point(place).distance(toCourse: $0) }.min() ?? .infinity
        return off > 40 ? "stop \(stop) is \(Int(min(off, 1e6) * MapFrame.step)) m off line \(line.id)" : nil
      }
    }
  }
}
