/// Each line as a path: side by side where lines share a track, joined smoothly where tracks meet.
struct MapRibbons {
  /// A track's end at a joint, as it is drawn for one line.
  private struct End {
    var line: String
    var joint: MapPoint
    var point: Vector
    /// Out of the track, of length 1.
    var outward: Vector
  }

  private let map: SystemMap
  /// In steps.
  private let spacing: Double
  private var ends: [End] = []
  private var paths: [(line: String, steps: String)] = []

  /// Of each line that the map has, in the map's order: the `d` of a path, in steps. `spacing` from the middle of one line
  /// to the next.
  static func paths(of map: SystemMap, spacing: Double) -> [(line: String, steps: String)] {
    var ribbons = MapRibbons(map, spacing)
    for track in map.tracks { ribbons.draw(track) }
    ribbons.join()
    return ribbons.paths
  }

  private init(_ map: SystemMap, _ spacing: Double) {
    self.map = map
    self.spacing = spacing
  }

  private mutating func add(_ steps: String, to line: String) {
    for place in paths.indices where paths[place].line == line {
      paths[place].steps += steps
      return
    }
    paths.append((line, steps))
  }

  private mutating func draw(_ track: SystemMap.Track) {
    guard let first = track.course.first, let last = track.course.last else { return }
    let whole = track.course.map { Vector(Double($0.x), Double($0.y)) }
    // Room for the curves that lead on, but never more than a third of a short track at either end.
    let room = min(Double(track.lines.count) * spacing * 0.8 + spacing, length(whole) / 3)
    let course = shortened(shortened(whole, by: room).reversed(), by: room).reversed().map { $0 }
    for (place, line) in track.lines.enumerated() {
      let off = (Double(place) - Double(track.lines.count - 1) / 2) * spacing
      let points = moved(course, by: off)
      add(text(points), to: line)
      let end = points.count - 1
      ends.append(End(line: line, joint: first, point: points[0], outward: points[1].to(points[0])))
      ends.append(End(line: line, joint: last, point: points[end], outward: points[end - 1].to(points[end])))
    }
  }

  /// Where a line goes on from one track to another it curves; where it turns back it does not go on. At its last stop it
  /// ends where the track does.
  private mutating func join() {
    var byLine: [(line: String, ends: [End])] = []
    for end in ends {
      if let place = byLine.firstIndex(where: { $0.line == end.line }) {
        byLine[place].ends.append(end)
      } else {
        byLine.append((end.line, [end]))
      }
    }
    for (line, ends) in byLine {
      for (place, end) in ends.enumerated() {
        var isLast = true
        for (other, next) in ends.enumerated() where other != place && next.joint == end.joint {
          isLast = false
          if other > place, end.outward.dot(next.outward) < 0.3 { add(curve(end, next), to: line) }
        }
        if isLast { add(text([end.point, Vector(Double(end.joint.x), Double(end.joint.y))]), to: line) }
      }
    }
  }

  private func curve(_ from: End, _ to: End) -> String {
    let reach = from.point.distance(to: to.point) * 0.4
    return "M" + from.point.text + "C" + from.point.moved(from.outward, by: reach).text + " "
      + to.point.moved(to.outward, by: reach).text + " " + to.point.text
  }

  private func text(_ points: [Vector]) -> String {
    var text = "M"
    for (place, point) in points.enumerated() { text += (place == 0 ? "" : place == 1 ? "L" : " ") + point.text }
    return text
  }

  private func length(_ course: [Vector]) -> Double {
    var sum = 0.0
    for place in 1..<course.count { sum += course[place - 1].distance(to: course[place]) }
    return sum
  }

  /// Without its first piece of that length.
  private func shortened(_ course: [Vector], by length: Double) -> [Vector] {
    var rest = length
    for place in 1..<course.count {
      let piece = course[place - 1].distance(to: course[place])
      if piece > rest {
        let start = course[place - 1].moved(course[place - 1].to(course[place]), by: rest)
        return [start] + Array(course[place...])
      }
      rest -= piece
    }
    return course
  }

  /// To the right of the course where `off` is positive, around its corners at the same distance.
  private func moved(_ course: [Vector], by off: Double) -> [Vector] {
    if off == 0 { return course }
    var points: [Vector] = []
    points.reserveCapacity(course.count)
    for place in course.indices {
      let before = place > 0 ? course[place - 1].to(course[place]) : course[0].to(course[1])
      let after = place < course.count - 1 ? course[place].to(course[place + 1]) : before
      // In a hairpin the corner would lie far out.
      let along = max(1 + before.dot(after), 0.5)
      let side = Vector(-(before.y + after.y) / along, (before.x + after.x) / along)
      points.append(course[place].moved(side, by: off))
    }
    return points
  }
}

/// A place or a direction on the map, in steps.
struct Vector: Equatable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  func distance(to other: Vector) -> Double {
    let (east, south) = (other.x - x, other.y - y)
    return (east * east + south * south).squareRoot()
  }

  /// The direction there, of length 1; east where it is the same place.
  func to(_ other: Vector) -> Vector {
    let far = distance(to: other)
    return far > 0 ? Vector((other.x - x) / far, (other.y - y) / far) : Vector(1, 0)
  }

  func moved(_ direction: Vector, by far: Double) -> Vector { Vector(x + direction.x * far, y + direction.y * far) }

  /// Whole steps, as a path has them.
  var text: String { String(Int(x.rounded())) + " " + String(Int(y.rounded())) }
}
