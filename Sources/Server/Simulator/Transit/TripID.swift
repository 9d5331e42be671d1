package import Departures

/// New York's trip ids: origin time in hundredths of a minute, route, dots, direction, path ("097550_1..S03R").
package enum TripID {
  /// - Parameter origin: seconds after the service day's midnight; may be negative.
  package static func text(origin: Int, line: String, direction: Direction, path: String) -> String {
    let hundredths = origin * 5 / 3
    let digits = String(hundredths.magnitude)
    let zeros = String(repeating: "0", count: max(0, (hundredths < 0 ? 5 : 6) - digits.utf8.count))
    let dots = String(repeating: ".", count: max(1, 3 - line.utf8.count))
    return (hundredths < 0 ? "-" : "") + zeros + digits + "_" + line + dots + direction.rawValue + path
  }

  /// How the realtime feed writes the id of a trip that the static set has as `text(…)`. Most are the same; some lose
  /// the path, some left at another minute than planned, a few are nonsense.
  package static func realtime(origin: Int, run: Plan.Run, style: TransitFeed.Style, noise: Noise) -> String {
    let line = run.line
    if style == .canarsie { return text(origin: origin, line: line, direction: run.direction, path: "") }
    switch noise.below(200) {
    case 0: return String(text(origin: origin, line: line, direction: run.direction, path: "").prefix(7)) + "0"
    case 1..<11: return text(origin: origin + 15, line: line, direction: run.direction, path: run.path)
    case 11..<41: return text(origin: origin, line: line, direction: run.direction, path: "")
    default: return text(origin: origin, line: line, direction: run.direction, path: run.path)
    }
  }
}
