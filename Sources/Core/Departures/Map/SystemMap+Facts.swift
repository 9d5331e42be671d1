import Kernel

/// A map as a file of facts, in the form of `Network+Facts.swift`:
///
///     pocketful map 1
///     area    40.9124   -74.2602   40.4932   -73.7402      degrees: north, west, south, east
///     track   A C E     1204 330 -12 44 …                  the course: a place, then from each to the next
///
/// A course is in steps of `MapFrame`; lines and courses are lists with a space between.
extension SystemMap {
  static let heading = "pocketful map 1"
  /// Points of one course, and tracks: ten times New York's.
  private static let most = 20_000

  package init(facts bytes: [UInt8]) throws(FactsError) {
    var reader = try FactsReader(bytes, heading: Self.heading)
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
        guard tracks.count < Self.most else { throw reader.error(.tooLarge) }
        tracks.append(Track(lines: try reader.list(1), course: try Self.course(try reader.integers(2), reader)))
      default:
        throw reader.error(.unknownRow(kind))
      }
    }
    guard let frame, frame.width > 0, frame.height > 0 else { throw FactsError(line: 0, reason: .incomplete) }
    self.init(frame: frame, tracks: tracks)
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
  package var facts: String {
    var writer = FactsWriter(heading: Self.heading)
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
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
