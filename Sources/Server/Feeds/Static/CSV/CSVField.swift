/// What GTFS fields say, read from their bytes; `nil` is said of what is not as the reference wants it.
extension UnsafeBufferPointer<UInt8> {
  /// A whole number without a sign, up to 2 147 483 647.
  var number: Int? {
    guard !isEmpty, count <= 10 else { return nil }
    var value = 0
    for byte in self {
      let digit = byte &- 0x30
      guard digit <= 9 else { return nil }
      value = value &* 10 &+ Int(digit)
    }
    return value <= Int(Int32.max) ? value : nil
  }

  /// "25:35:00" as seconds; a day's service may go on for a week at most.
  var time: Int? {
    var parts = (0, 0, 0)
    var part = 0
    var digits = 0
    for byte in self {
      if byte == 0x3A {
        guard digits > 0, part < 2 else { return nil }
        part += 1
        digits = 0
        continue
      }
      let digit = Int(byte &- 0x30)
      digits += 1
      guard digit <= 9, digits <= 3 else { return nil }
      switch part {
      case 0: parts.0 = parts.0 * 10 + digit
      case 1: parts.1 = parts.1 * 10 + digit
      default: parts.2 = parts.2 * 10 + digit
      }
    }
    guard digits > 0, part > 0, parts.0 <= 168, parts.1 < 60, parts.2 < 60 else { return nil }
    return parts.0 * 3600 + parts.1 * 60 + parts.2
  }

  /// Decimal degrees within ±`bound`.
  func degrees(within bound: Double) -> Double? {
    guard !isEmpty, count <= 32, let value = Double(String(decoding: self, as: UTF8.self)), abs(value) <= bound else {
      return nil
    }
    return value
  }

  /// The same in millionths of a degree; most are read without making a number of every digit.
  func microdegrees(within bound: Double) -> Int32? {
    let isNegative = first == 0x2D
    var value = 0
    // Digits behind the point, -1 before it.
    var decimals = -1
    var digits = 0
    for byte in dropFirst(isNegative ? 1 : 0) {
      if byte == 0x2E, decimals < 0 {
        decimals = 0
        continue
      }
      let digit = byte &- 0x30
      guard digit <= 9, digits < 30 else { return degrees(within: bound).map { Int32(($0 * 1e6).rounded()) } }
      digits += 1
      if decimals < 0 {
        value = Swift.min(value * 10 + Int(digit), 1_000_000)
      } else {
        decimals += 1
        if decimals <= 6 { value = value * 10 + Int(digit) }
        if decimals == 7, digit >= 5 { value += 1 }
      }
    }
    guard digits > 0 else { return nil }
    for _ in Swift.min(Swift.max(decimals, 0), 6)..<6 { value *= 10 }
    return Double(value) <= bound * 1e6 ? Int32(isNegative ? -value : value) : nil
  }

  /// "FF6319" or "ff6319"; some agencies put a "#" in front.
  var color: UInt32? {
    let digits = first == 0x23 ? UnsafeBufferPointer(rebasing: dropFirst()) : self
    guard digits.count == 6 else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
