import Departures

/// An agency's tracks by the shapes that its trips take.
struct ShapedTracks {
  /// Shapes of one line.
  private static let most = 6
  /// How far a stop is from a course: on the street, as far as a platform or a careless drawing, or farther.
  private enum Off: Int, Comparable {
    case near, far, elsewhere

    init(_ stop: MapPoint, _ course: [MapPoint]) {
      self = stop.isWithin(40, of: course) ? .near : stop.isWithin(150, of: course) ? .far : .elsewhere
    }

    static func < (a: Off, b: Off) -> Bool { a.rawValue < b.rawValue }
  }

  /// Degrees around all stations in which a course may run: what is farther off is a slip.
  private static let margin = 0.05

  private let network: Network
  private let frame: MapFrame
  private var graph = TrackGraph()
  private var snap = CourseSnap()
  /// Lines that are drawn by shapes.
  private(set) var shaped = 0

  init(_ network: Network) {
    self.network = network
    frame = MapFrame(of: network)
  }

  var map: SystemMap {
    SystemMap(graph, of: network, in: frame, swaps: TrackOrder.quick, within: SystemMap.mostBytes)
  }

  /// The line by its most used shape, and by others while they come nearer to a stop than those before; straight where
  /// shapes leave out every second stop.
  mutating func draw(_ place: Int, by shapes: ShapeTable?) {
    let stops = network.lines[place].stops.compactMap { network.stop($0)?.location }.map(frame.point)
    var courses: [[MapPoint]] = []
    var offs = stops.map { _ in Off.elsewhere }
    for shape in shapes?.shapesOfLine[place] ?? [] where courses.count < Self.most {
      guard offs.contains(where: { $0 != .near }) else { break }
      let course = course(shapes?.points[shape] ?? [])
      let nearer = zip(stops, offs).map { stop, off in off == .near ? off : min(off, Off(stop, course)) }
      if nearer == offs { continue }
      offs = nearer
      courses.append(course)
    }
    guard offs.count(where: { $0 == .elsewhere }) * 2 < stops.count else { return graph.lay(place, along: stops) }
    shaped += 1
    for course in courses { graph.lay(place, along: snap.snapped(course)) }
  }

  private func course(_ points: [ShapeTable.Point]) -> [MapPoint] {
    var course: [MapPoint] = []
    for point in points {
      let location = Location(latitude: Double(point.latitude) / 1e6, longitude: Double(point.longitude) / 1e6)
      guard (frame.south - Self.margin...frame.north + Self.margin).contains(location.latitude),
        (frame.west - Self.margin...frame.east + Self.margin).contains(location.longitude)
      else { continue }
      let next = frame.point(location)
      if next != course.last { course.append(next) }
    }
    return course
  }
}

extension MapPoint {
  /// Whether a course comes so near, in steps.
  fileprivate func isWithin(_ limit: Double, of course: [MapPoint]) -> Bool {
    let reach = Int(limit)
    var last = course.first ?? self
    for point in course {
      defer { last = point }
      if min(point.x, last.x) > x + reach || max(point.x, last.x) < x - reach { continue }
      if min(point.y, last.y) > y + reach || max(point.y, last.y) < y - reach { continue }
      if distance(toLine: last, point) <= limit { return true }
    }
    return false
  }
}
