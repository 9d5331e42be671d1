import Departures
import Feeds
import Kernel

/// Parameters as what they must be; a wrong one is a 400 that names it and says what it should look like.
extension Query {
  /// A whole number within its range; `standard` where it is not given.
  func integer(_ name: String, in range: ClosedRange<Int>, default standard: Int) throws(Problem) -> Int {
    guard let text = self[name], !text.isEmpty else { return standard }
    guard text.utf8.count <= 12, let value = Int(text), range.contains(value) else {
      throw .wrong(name, "\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    return value
  }

  /// How many departures of a direction: `limit`, or `each` of every line and destination, with `limit` as a bound.
  func departures() throws(Problem) -> (limit: Int, each: Int?) {
    let each = try integer("each", in: 1...20, default: 0)
    let most = Boards.Filter.most
    let limit = try integer("limit", in: 1...most, default: each == 0 ? Boards.Filter().limit : most)
    return (limit, each == 0 ? nil : each)
  }

  /// A text of at most `longest` bytes of UTF-8; nil where it is not given.
  func text(_ name: String, longest: Int) throws(Problem) -> String? {
    guard let text = self[name] else { return nil }
    guard text.utf8.count <= longest else {
      throw .wrong(name, "\(name) must be at most \(longest) bytes long.")
    }
    return text
  }

  /// Parts by comma, so many at most; none where it is not given.
  func list(_ name: String, most: Int) throws(Problem) -> [String] {
    let parts = (try text(name, longest: 2048) ?? "").split(separator: ",").map { String($0) }
    guard parts.count <= most else { throw .wrong(name, "\(name) must name \(most) at most, by comma.") }
    return parts
  }

  /// Both of `lat` and `lon`, WGS 84 degrees.
  func place() throws(Problem) -> Location {
    Location(
      latitude: try degrees("lat", within: 90, example: "40.7554"),
      longitude: try degrees("lon", within: 180, example: "-73.9869"))
  }

  /// `direction=N` or `S`, in either case; nil where it is not given.
  func direction() throws(Problem) -> Direction? {
    guard let text = self["direction"], !text.isEmpty else { return nil }
    guard let direction = Direction(rawValue: text) ?? (text == "n" ? .north : text == "s" ? .south : nil) else {
      throw .wrong("direction", "direction must be N or S.")
    }
    return direction
  }

  private func degrees(_ name: String, within bound: Double, example: String) throws(Problem) -> Double {
    guard let text = self[name], !text.isEmpty else {
      throw .wrong(name, "\(name) is missing: give a place in decimal degrees, such as \(name)=\(example).")
    }
    guard let value = Query.decimal(text), abs(value) <= bound else {
      throw .wrong(name, "\(name) must be decimal degrees from -\(Int(bound)) to \(Int(bound)), such as \(example).")
    }
    return value
  }
}
