/// New York's trip id taken apart: `OOOOOO_R..DPPP`, such as "110150_1..S03R". A static id has more in front
/// ("AFA25GEN-1038-Sunday-00_110150_1..S03R"); its end reads the same.
///
/// Ids come in odd forms (no path, one dot, a long path, nonsense after the origin): what can't be read is `nil`, and the
/// feed's own `route_id` and direction stand in.
package struct TripName: Hashable, Sendable {
  /// Hundredths of a minute after the service day's midnight: negative before it, 144000 and more after the next.
  package var origin: Int
  package var route: String?
  package var direction: Direction?
  /// "03R", "70X011"; empty where the id has none.
  package var path: String

  /// `nil` when there is no origin time to be read.
  package init?(_ id: String) {
    let bytes = Array(id.utf8)
    guard let mark = bytes.lastIndex(of: UInt8(ascii: "_")) else { return nil }
    var start = mark
    while start > 0, bytes[start - 1] != UInt8(ascii: "_") { start -= 1 }
    guard let origin = TripName.number(bytes[start..<mark]) else { return nil }
    self.origin = origin
    path = ""
    let rest = bytes[(mark + 1)...]
    guard let dot = rest.firstIndex(of: UInt8(ascii: ".")), dot > rest.startIndex else { return }
    var after = dot
    while after < rest.endIndex, rest[after] == UInt8(ascii: ".") { after += 1 }
    guard after < rest.endIndex else { return }
    switch rest[after] {
    case UInt8(ascii: "N"): direction = .north
    case UInt8(ascii: "S"): direction = .south
    default: return
    }
    route = String(decoding: rest[..<dot], as: UTF8.self)
    path = String(decoding: rest[(after + 1)...], as: UTF8.self)
  }

  /// Whether both name the same run of a timetable: the path may differ, it changes with works on the line.
  package func isSameRun(as other: TripName) -> Bool {
    origin == other.origin && route != nil && route == other.route && direction == other.direction
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var rest = digits
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest = rest.dropFirst() }
    guard !rest.isEmpty, rest.count <= 8 else { return nil }
    var value = 0
    for digit in rest {
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return isNegative ? -value : value
  }
}
