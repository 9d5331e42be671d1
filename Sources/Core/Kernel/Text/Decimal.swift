/// Numbers as decimal digits, written to bytes.
package enum Decimal {
  /// With a hyphen in front where it is negative, and nothing between the digits.
  package static func append(_ value: Int64, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    append(value.magnitude, digits: 1, to: &bytes)
  }

  /// At least `digits` digits, zeros in front: (7, digits: 2) is "07".
  package static func append(_ value: UInt64, digits: Int, to bytes: inout [UInt8]) {
    let start = bytes.count
    var rest = value
    while rest > 0 || bytes.count - start < digits {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    bytes[start...].reverse()
  }

  /// Digits in threes, with this between them.
  package static func append(_ value: UInt64, grouped separator: String, to bytes: inout [UInt8]) {
    let start = bytes.count
    append(value, digits: 1, to: &bytes)
    if separator.isEmpty { return }
    var index = bytes.count - 3
    while index > start {
      bytes.insert(contentsOf: Array(separator.utf8), at: index)
      index -= 3
    }
  }

  /// A finite number as JSON writes it. Without `decimals` the shortest text that reads back as the same `Double`,
  /// always with a point or an exponent; with it at most so many digits after the point, no zeros at the end.
  static func append(_ value: Double, decimals: Int?, to bytes: inout [UInt8]) {
    if let decimals, appendRounded(value, decimals: min(max(decimals, 0), 15), to: &bytes) { return }
    bytes.append(contentsOf: value.description.utf8)
  }

  /// False for numbers too large to count their digits in 64 bits; such have no digits after the point worth dropping.
  private static func appendRounded(_ value: Double, decimals: Int, to bytes: inout [UInt8]) -> Bool {
    var scale: UInt64 = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (value.magnitude * Double(scale)).rounded()
    guard scaled < 9e15 else { return false }
    let units = UInt64(scaled)
    if value < 0, units > 0 { bytes.append(UInt8(ascii: "-")) }
    append(units / scale, digits: 1, to: &bytes)
    if units % scale == 0 { return true }
    bytes.append(UInt8(ascii: "."))
    append(units % scale, digits: decimals, to: &bytes)
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
    return true
  }
}
