/// The shapes of a set that its lines may be drawn by, with their points in sequence. Made for one map, then dropped.
struct ShapeTable {
  /// A row of shapes.txt, in millionths of a degree.
  struct Point {
    var sequence: UInt32
    var latitude: Int32
    var longitude: Int32
  }

  /// Points of one shape, and of all: 12 bytes each. King County's buses have some three hundred thousand.
  static let mostOfOne = 50_000
  static let most = 2_000_000
  /// Shapes of one line that are looked at, the most used ones.
  static let candidates = 12
  /// Ten times as many as any agency's.
  private static let mostShapes = 50_000

  private(set) var ids = ByteTable()
  /// By place in `ids`; empty for those that are not wanted.
  private(set) var points: [[Point]] = []
  private(set) var isWanted: [Bool] = []
  /// Of each line, how many trips take which shape.
  private var trips: [[Int: Int]]
  private var count = 0

  init(lines: Int) { trips = Array(repeating: [:], count: lines) }

  /// A trip of the line takes that shape; false where there are too many shapes.
  mutating func count(_ id: UnsafeBufferPointer<UInt8>, of line: Int) -> Bool {
    guard let shape = ids.find(id) ?? (ids.count < Self.mostShapes ? ids.insert(id) : nil) else { return false }
    trips[line][shape, default: 0] += 1
    return true
  }

  /// Each line's shapes, the most used first.
  private(set) var shapesOfLine: [[Int]] = []

  /// All trips are counted: rows of what no line is drawn by need not be kept.
  mutating func choose() {
    shapesOfLine = trips.map { counted in
      counted.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.prefix(Self.candidates).map(\.key)
    }
    isWanted = Array(repeating: false, count: ids.count)
    for shape in shapesOfLine.joined() { isWanted[shape] = true }
    points = Array(repeating: [], count: ids.count)
  }

  /// One more point; false where there are too many. What is no step of the map away from the one before is not kept.
  mutating func append(_ point: Point, to shape: Int) -> Bool {
    if let last = points[shape].last, last.sequence < point.sequence, last.isBeside(point) { return true }
    guard count < Self.most, points[shape].count < Self.mostOfOne else { return false }
    points[shape].append(point)
    count += 1
    return true
  }

  /// A file need not be in order.
  mutating func sort() {
    for shape in points.indices
    where !zip(points[shape], points[shape].dropFirst()).allSatisfy({ $0.sequence <= $1.sequence }) {
      points[shape].sort { $0.sequence < $1.sequence }
    }
  }
}

extension ShapeTable.Point {
  fileprivate func isBeside(_ other: ShapeTable.Point) -> Bool {
    (Int(latitude) - Int(other.latitude)).magnitude < 10 && (Int(longitude) - Int(other.longitude)).magnitude < 10
  }
}
