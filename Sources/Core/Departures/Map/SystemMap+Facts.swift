import Kernel

/// A map as a file of facts, in the form of `Network+Facts.swift`:
///
///     pocketful map 1
///     area    40.9124   -74.2602   40.4932   -73.7402      degrees: north, west, south, east
///     track   A C E     1204 330 -12 44 …                  the course: a place, then from each to the next
///     agency  west                                         what follows is the map of another one, by its slug
///
/// A course is in steps of `MapFrame`; lines and courses are lists with a space between.
extension SystemMap {
  static let heading = "pocketful map 1"
  /// Points of one course, and tracks: ten times New York's.
  private static let most = 20_000

  /// The first agency's.
  package init(facts bytes: [UInt8]) throws(FactsError) {
    guard let first = try Self.all(facts: bytes).first else { throw FactsError(line: 0, reason: .incomplete) }
    self = first.map
  }

  /// Those of all agencies; the first one's has no slug. There is at least one.
  package static func all(facts bytes: [UInt8]) throws(FactsError) -> [(slug: String, map: SystemMap)] {
    var reader = try FactsReader(bytes, heading: heading)
    var all: [(slug: String, map: SystemMap)] = []
    var slug = ""
    var frame: MapFrame?
    var tracks: [Track] = []
    while let kind = try reader.nextRow() {
      switch kind {
      case "area":
        try reader.expect(4)
        frame = MapFrame(
          north: try reader.degrees(1, within: 90), west: try reader.degrees(2, within: 180),
          south: try reader.degrees(3, within: 90), east: try reader.degrees(4, within: 180))
      case "track":
        try reader.expect(2)
        guard tracks.count < most else { throw reader.error(.tooLarge) }
        tracks.append(Track(lines: try reader.list(1), course: try course(try reader.integers(2), reader)))
      case "agency":
        try reader.expect(1)
        guard all.count < mostAgencies else { throw reader.error(.tooLarge) }
        all.append((slug, try whole(frame, tracks)))
        slug = try reader.text(1)
        if slug.isEmpty { throw reader.error(.outOfOrder) }
        (frame, tracks) = (nil, [])
      default:
        throw reader.error(.unknownRow(kind))
      }
    }
    all.append((slug, try whole(frame, tracks)))
    return all
  }

  private static let mostAgencies = 64

  private static func whole(_ frame: MapFrame?, _ tracks: [Track]) throws(FactsError) -> SystemMap {
    guard let frame, frame.width > 0, frame.height > 0 else { throw FactsError(line: 0, reason: .incomplete) }
    return SystemMap(frame: frame, tracks: tracks)
  }

  private static func course(_ numbers: [Int64], _ reader: FactsReader) throws(FactsError) -> [MapPoint] {
    guard numbers.count >= 4, numbers.count % 2 == 0, numbers.count <= 2 * most else { throw reader.error(.outOfOrder) }
    var course: [MapPoint] = []
    course.reserveCapacity(numbers.count / 2)
    var (x, y) = (0, 0)
    for place in stride(from: 0, to: numbers.count, by: 2) {
      guard let east = MapFrame.bounded(numbers[place]), let south = MapFrame.bounded(numbers[place + 1]),
        let nextX = MapFrame.bounded(Int64(x + east)), let nextY = MapFrame.bounded(Int64(y + south))
      else { throw reader.error(.outOfOrder) }
      (x, y) = (nextX, nextY)
      course.append(MapPoint(x: x, y: y))
    }
    return course
  }

  /// The file's text. Reading it again gives this map, as long as its area has six decimals.
  package var facts: String { Self.facts(of: [("", self)]) }

  /// The same of several agencies, the first one's before all.
  package static func facts(of all: [(slug: String, map: SystemMap)]) -> String {
    var writer = FactsWriter(heading: heading)
    for (slug, map) in all {
      if !slug.isEmpty { writer.row("agency", slug) }
      map.write(into: &writer)
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func write(into writer: inout FactsWriter) {
    writer.row(
      "area", FactsWriter.degrees(frame.north), FactsWriter.degrees(frame.west), FactsWriter.degrees(frame.south),
      FactsWriter.degrees(frame.east))
    for track in tracks {
      var course = ""
      var last = MapPoint(x: 0, y: 0)
      for point in track.course {
        if !course.isEmpty { course += " " }
        course += String(point.x - last.x) + " " + String(point.y - last.y)
        last = point
      }
      writer.row("track", FactsWriter.list(track.lines), course)
    }
  }
}
