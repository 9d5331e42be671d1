/// The departures of one line on one kind of day as a text, and back; see `StationWeek+JSON.swift`.
struct WeekText {
  let unit: Int
  let names: [TripIDForm]
  /// Departures that may still be read.
  var left: Int

  /// Beyond it no service day reaches (as the import has it).
  private static let longest: Int64 = 4_000_000

  /// What a trip's number is at that second, were it the hundredths of minutes since the day began.
  private static func expected(_ second: Int32) -> Int64 { Int64(second) * 5 / 3 }

  func text(_ calls: [StationWeek.Call]) -> String {
    var text = ""
    var (second, ahead, name) = (Int32(0), Int64(0), Int32(0))
    for call in calls {
      if !text.isEmpty { text += " " }
      text += String((Int(call.second) - Int(second)) / unit)
      let now = digits(call.name) == 0 ? ahead : call.number - Self.expected(call.second)
      if now != ahead { text += ":" + String(now - ahead) }
      if call.name != name { text += "@" + String(call.name) }
      (second, ahead, name) = (call.second, now, call.name)
    }
    return text
  }

  /// `nil` where it can't be read to its end.
  mutating func calls(_ text: String) -> [StationWeek.Call]? {
    var reader = NumberReader(text)
    var calls: [StationWeek.Call] = []
    var (second, ahead, name) = (Int64(0), Int64(0), Int64(0))
    while !reader.isAtEnd {
      if !calls.isEmpty, !reader.skip(UInt8(ascii: " ")) { return nil }
      guard left > 0, let units = reader.number(), units <= Self.longest else { return nil }
      left -= 1
      second += units * Int64(unit)
      guard second <= Self.longest else { return nil }
      if reader.skip(UInt8(ascii: ":")) {
        guard let change = reader.number(mayBeNegative: true) else { return nil }
        ahead += change
      }
      if reader.skip(UInt8(ascii: "@")) {
        guard let place = reader.number() else { return nil }
        name = place
      }
      guard name < Int64(names.count), abs(ahead) <= NumberReader.most else { return nil }
      let digits = names[Int(name)].digits
      let number = digits == 0 ? 0 : ahead + Self.expected(Int32(second))
      guard number >= 0, number <= NumberReader.most, digits == 0 || String(number).utf8.count <= digits else {
        return nil
      }
      calls.append(StationWeek.Call(second: Int32(second), name: Int32(name), number: number))
    }
    return calls
  }

  private func digits(_ name: Int32) -> Int {
    names.indices.contains(Int(name)) ? names[Int(name)].digits : 0
  }
}

/// Whole numbers out of a text, no longer than a trip's.
private struct NumberReader {
  private let bytes: [UInt8]
  private var at = 0

  static let most: Int64 = 1_000_000_000_000_000

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { at == bytes.count }

  mutating func skip(_ mark: UInt8) -> Bool {
    guard at < bytes.count, bytes[at] == mark else { return false }
    at += 1
    return true
  }

  mutating func number(mayBeNegative: Bool = false) -> Int64? {
    let isNegative = mayBeNegative && skip(UInt8(ascii: "-"))
    var value: Int64 = 0
    let start = at
    while at < bytes.count, bytes[at] >= UInt8(ascii: "0"), bytes[at] <= UInt8(ascii: "9"), value <= Self.most {
      value = value * 10 + Int64(bytes[at] - UInt8(ascii: "0"))
      at += 1
    }
    guard at > start, value <= Self.most else { return nil }
    return isNegative ? -value : value
  }
}
