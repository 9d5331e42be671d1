import Departures

/// Moves courses onto those before them where they lie within a street's width: agencies that draw each line, or each
/// direction, by itself give what shares a street no point in common. Those laid before are kept as they are.
struct CourseSnap {
  /// Steps to a course that is joined, and to one that is left: who runs between the two does neither all the time.
  private static let joining = 8.0
  private static let leaving = 12.0
  /// Steps between points that are kept of a course, and between places of it that are looked at: near enough that none of
  /// those points is passed by.
  private static let spacing = 10.0
  private static let stride = 4.0
  /// A cell is 32 steps wide.
  private static let cellBits = 5
  /// Points of a course that are not snapped to yet, so that it doesn't stick to itself.
  private static let lag = 6
  /// Points beside a course that is left for no longer than that: a bus bay, or two hands that drew one street.
  private static let detour = 4
  /// Places looked at in all; courses behind stay where they are.
  private var left = 3_000_000

  /// Points by cell: the last of each, and of each point the one before it in its cell.
  private var last: [UInt64: Int32] = [:]
  private var before: [Int32] = []
  private var points: [MapPoint] = []
  /// Of each point, the number of the course that it came with.
  private var courses: [Int32] = []
  private var course: Int32 = 0

  /// A course as it is laid: points of courses before it, and its own.
  private struct Way {
    var course: [MapPoint] = []
    /// The last point of another course, and where it stands.
    var joined: (place: Int, at: Int)?
    /// Its own points that nothing is moved onto yet.
    var waiting: [MapPoint] = []

    var isJoined: Bool { joined.map { $0.at == course.count - 1 } ?? false }
  }

  /// The course on points of those before it where it has any beside it.
  mutating func snapped(_ course: [MapPoint]) -> [MapPoint] {
    guard var from = course.first else { return [] }
    self.course += 1
    var way = Way()
    for to in course {
      let count = max(1, Int((from.distance(to: to) / Self.stride).rounded(.up)))
      guard count <= left else { return course }
      left -= count
      for step in 1...count {
        let part = Double(step) / Double(count)
        take(
          MapPoint(
            x: from.x + Int((Double(to.x - from.x) * part).rounded()),
            y: from.y + Int((Double(to.y - from.y) * part).rounded())), into: &way)
      }
      from = to
    }
    if let end = course.last, let last = way.course.last, last.distance(to: end) > Self.leaving {
      way.course.append(end)
    }
    for point in way.waiting { register(point) }
    return way.course
  }

  private mutating func take(_ here: MapPoint, into way: inout Way) {
    if let near = nearest(to: here, after: way) {
      guard near != way.joined?.place || !way.isJoined else { return }
      if let joined = way.joined, way.course.count - 1 - joined.at <= Self.detour {
        let own = way.course.count - 1 - joined.at
        way.course.removeLast(own)
        way.waiting.removeLast(min(own, way.waiting.count))
        if joined.place != near { way.course += between(joined.place, near) }
      }
      if points[near] != way.course.last { way.course.append(points[near]) }
      way.joined = (near, way.course.count - 1)
    } else if way.course.last.map({ $0.distance(to: here) >= Self.spacing }) ?? true {
      way.course.append(here)
      way.waiting.append(here)
      if way.waiting.count > Self.lag { register(way.waiting.removeFirst()) }
    }
  }

  /// What lies on one course between two of its points, so that none is passed by.
  private func between(_ from: Int, _ to: Int) -> [MapPoint] {
    guard courses[from] == courses[to], abs(to - from) <= Self.detour + 2 else { return [] }
    let all = from < to ? Array(points[from...to]) : points[to...from].reversed()
    let isWhole = zip(all, all.dropFirst()).allSatisfy { $0.distance(to: $1) <= 2 * Self.spacing }
    return isWhole ? Array(all.dropFirst().dropLast()) : []
  }

  private mutating func register(_ point: MapPoint) {
    let cell = Self.cell(point.x >> Self.cellBits, point.y >> Self.cellBits)
    before.append(last.updateValue(Int32(points.count), forKey: cell) ?? -1)
    points.append(point)
    courses.append(course)
  }

  private static func cell(_ x: Int, _ y: Int) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: x)) << 32 | UInt64(UInt32(truncatingIfNeeded: y))
  }

  /// The nearest point within reach; one of the course that it is on where there is any, so that who runs between two others
  /// doesn't go to and fro.
  private func nearest(to point: MapPoint, after way: Way) -> Int? {
    let limit = way.isJoined ? Self.leaving : Self.joining
    let current = way.joined.map { courses[$0.place] }
    let reach = Int(limit)
    var best: (place: Int, off: Double)?
    for x in (point.x - reach) >> Self.cellBits...(point.x + reach) >> Self.cellBits {
      for y in (point.y - reach) >> Self.cellBits...(point.y + reach) >> Self.cellBits {
        var next = last[Self.cell(x, y)] ?? -1
        while next >= 0 {
          let place = Int(next)
          next = before[place]
          var off = points[place].distance(to: point)
          if off > limit { continue }
          if courses[place] != current { off += Self.leaving }
          if off < best?.off ?? .infinity { best = (place, off) }
        }
      }
    }
    return best?.place
  }
}
