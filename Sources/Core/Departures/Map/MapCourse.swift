/// The way along a line's tracks from one place to another, so that a train is drawn where it runs.
struct MapCourse {
  private let tracks: [[MapPoint]]

  init(of line: String, on map: SystemMap) {
    var tracks: [[MapPoint]] = []
    for track in map.tracks where track.lines.contains(line) { tracks.append(track.course) }
    self.tracks = tracks
  }

  /// A place on a track: the track, and how far along it, in steps.
  private struct Spot {
    var track: Int
    var along: Double
    var off: Double
  }

  /// A part of the way, between two places of the whole, 0 at its beginning and 1 at its end. Straight where no tracks lead there.
  func place(from start: MapPoint, to end: MapPoint, at part: Double) -> MapPoint {
    let way = way(from: start, to: end)
    var rest = length(way) * min(max(part, 0), 1)
    for place in 1..<way.count {
      let piece = way[place - 1].distance(to: way[place])
      if piece >= rest, piece > 0 {
        let share = rest / piece
        return MapPoint(
          x: way[place - 1].x + Int((Double(way[place].x - way[place - 1].x) * share).rounded()),
          y: way[place - 1].y + Int((Double(way[place].y - way[place - 1].y) * share).rounded()))
      }
      rest -= piece
    }
    return end
  }

  private func way(from start: MapPoint, to end: MapPoint) -> [MapPoint] {
    guard let first = spot(start), let last = spot(end) else { return [start, end] }
    if first.track == last.track { return [start] + between(first, last) + [end] }
    // The few tracks of one line, breadth first: between neighbouring stops lie two or three.
    var reached: [(track: Int, joint: MapPoint, way: [MapPoint])] = []
    for joint in ends(first.track) { reached.append((first.track, joint, between(first, at: joint) + [joint])) }
    var head = 0
    while head < reached.count, reached.count < 200 {
      let (track, joint, way) = reached[head]
      head += 1
      for (next, course) in tracks.enumerated() where next != track && ends(next).contains(joint) {
        if next == last.track { return [start] + way + between(last, at: joint).reversed() + [end] }
        if reached.contains(where: { $0.track == next }) { continue }
        let isForward = course[0] == joint
        reached.append(
          (next, isForward ? course[course.count - 1] : course[0], way + (isForward ? course : course.reversed())))
      }
    }
    return [start, end]
  }

  private func ends(_ track: Int) -> [MapPoint] { [tracks[track][0], tracks[track][tracks[track].count - 1]] }

  /// The points of its track between a place and one of the track's ends.
  private func between(_ spot: Spot, at joint: MapPoint) -> [MapPoint] {
    let end = tracks[spot.track][0] == joint ? 0 : Double.infinity
    return between(spot, Spot(track: spot.track, along: end, off: 0))
  }

  private func between(_ from: Spot, _ to: Spot) -> [MapPoint] {
    var points: [MapPoint] = []
    var along = 0.0
    let course = tracks[from.track]
    for place in course.indices {
      if place > 0 { along += course[place - 1].distance(to: course[place]) }
      if along > min(from.along, to.along), along < max(from.along, to.along) { points.append(course[place]) }
    }
    return from.along <= to.along ? points : points.reversed()
  }

  /// The nearest place of any of the line's tracks.
  private func spot(_ point: MapPoint) -> Spot? {
    var best: Spot?
    for (track, course) in tracks.enumerated() {
      var along = 0.0
      for place in 1..<course.count {
        let (a, b) = (Vector(Double(course[place - 1].x), Double(course[place - 1].y)), course[place])
        let length = course[place - 1].distance(to: b)
        let here = Vector(Double(point.x), Double(point.y))
        let direction = a.to(Vector(Double(b.x), Double(b.y)))
        let reach = min(max(Vector(here.x - a.x, here.y - a.y).dot(direction), 0), length)
        let off = a.moved(direction, by: reach).distance(to: here)
        if best.map({ off < $0.off }) ?? true { best = Spot(track: track, along: along + reach, off: off) }
        along += length
      }
    }
    return best
  }

  private func length(_ way: [MapPoint]) -> Double {
    var sum = 0.0
    for place in 1..<way.count { sum += way[place - 1].distance(to: way[place]) }
    return sum
  }
}
