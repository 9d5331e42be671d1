/// Numbers (RFC 8259 section 6).
extension JSONScanner {
  /// Whole numbers that fit stay exact; "-0" keeps its sign; what no finite `Double` can hold, such as 1e400, is refused
  /// rather than turned into something else.
  mutating func number() throws(JSONError) -> JSON {
    let start = at
    let isNegative = bytes[at] == UInt8(ascii: "-")
    if isNegative { at += 1 }

    let whole = try digits()
    if whole.count > 1, bytes[whole.lowerBound] == UInt8(ascii: "0") {
      throw JSONError(.invalidNumber, at: whole.lowerBound)
    }
    var isWhole = true
    if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      isWhole = false
      at += 1
      _ = try digits()
    }
    if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
      isWhole = false
      at += 1
      if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at += 1 }
      _ = try digits()
    }

    if isWhole, let exact = integer(whole, isNegative: isNegative) {
      return exact == 0 && isNegative ? .number(-0.0) : .integer(exact)
    }
    let value = Double(decimal: bytes[start..<at])
    guard value.isFinite else { throw JSONError(.invalidNumber, at: start) }
    return .number(value)
  }

  private mutating func digits() throws(JSONError) -> Range<Int> {
    let start = at
    while at < bytes.count, bytes[at] >= UInt8(ascii: "0"), bytes[at] <= UInt8(ascii: "9") { at += 1 }
    guard at > start else {
      throw at < bytes.count ? JSONError(.invalidNumber, at: at) : JSONError(.unexpectedEnd, at: at)
    }
    return start..<at
  }

  /// Counted downwards, because the least `Int64` has no positive twin.
  private func integer(_ digits: Range<Int>, isNegative: Bool) -> Int64? {
    var value: Int64 = 0
    for index in digits {
      let (shifted, tooBig) = value.multipliedReportingOverflow(by: 10)
      let (sum, tooSmall) = shifted.subtractingReportingOverflow(Int64(bytes[index] - UInt8(ascii: "0")))
      if tooBig || tooSmall { return nil }
      value = sum
    }
    if isNegative { return value }
    return value == .min ? nil : -value
  }
}
