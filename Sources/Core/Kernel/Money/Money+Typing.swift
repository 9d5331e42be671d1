/// Reading what a person typed: "8.25", "$1,234.50", "8,25 €", "1 234,50".
///
/// A point and a comma in one amount: the last one is the decimal separator. One kind alone is the decimal separator if
/// it is the language's own, or if it can't be a grouping mark (groups have three digits, the first one to three and no
/// leading zero). Spaces between digits group them, or it is no amount: "12 50" is neither 1250 nor 12.50.
extension Money {
  /// Throws what a person is told at the field.
  package init(typed text: String, currency: Currency, language: Language) throws(MoneyError) {
    try self.init(typed: text, currency: currency, hasComma: language.decimalMark == ",")
  }

  /// `hasComma`: who wrote it sets decimals apart by a comma, and not by a point.
  package init(typed text: String, currency: Currency, hasComma: Bool) throws(MoneyError) {
    var typed = try TypedAmount(text, currency: currency)
    try typed.split(point: hasComma ? UInt8(ascii: ",") : UInt8(ascii: "."))
    self.init(minor: try typed.minor(currency), currency)
  }
}

/// A typed amount on its way to minor units: cleaned, then cut at the decimal point.
private struct TypedAmount {
  /// Digits and separators only.
  private var bytes: [UInt8] = []
  private var units: [UInt8] = []
  private var decimals: [UInt8] = []

  private static let point = UInt8(ascii: ".")
  private static let comma = UInt8(ascii: ",")
  private static let space = UInt8(ascii: " ")

  init(_ text: String, currency: Currency) throws(MoneyError) {
    // No amount needs more; a longer one isn't looked at.
    var rest = Array(text.utf8.prefix(65))
    guard rest.count <= 64 else { throw .notAnAmount }
    rest = Self.withoutLooseSpaces(rest)
    guard !rest.isEmpty else { throw .empty }
    let negative = Self.dropSign(&rest)
    Self.dropSymbol(currency, from: &rest)
    let isNegative = Self.dropSign(&rest) || negative
    guard !rest.isEmpty else { throw .notAnAmount }
    for byte in rest where !Self.isDigit(byte) && byte != Self.point && byte != Self.comma && byte != Self.space {
      throw .notAnAmount
    }
    guard rest.contains(where: Self.isDigit) else { throw .notAnAmount }
    if isNegative { throw .negative }
    bytes = try Self.withoutGroupSpaces(rest)
  }

  /// "1 234.50" is one amount, "12 50" and "8.25 8" are none.
  private static func withoutGroupSpaces(_ bytes: [UInt8]) throws(MoneyError) -> [UInt8] {
    guard bytes.contains(space) else { return bytes }
    let end = bytes.firstIndex { $0 == point || $0 == comma } ?? bytes.count
    guard isGrouped(Array(bytes[..<end]), by: space), !bytes[end...].contains(space) else { throw .notAnAmount }
    return bytes.filter { $0 != space }
  }

  mutating func split(point own: UInt8) throws(MoneyError) {
    guard let last = bytes.last(where: { !Self.isDigit($0) }) else {
      units = bytes
      return
    }
    var count = 0
    var others = 0
    for byte in bytes {
      if byte == last { count += 1 } else if !Self.isDigit(byte) { others += 1 }
    }
    let other = last == Self.point ? Self.comma : Self.point
    let isDecimal = others > 0 || last == own || !Self.isGrouped(bytes, by: last)
    guard isDecimal else {
      units = bytes.filter(Self.isDigit)
      return
    }
    guard count == 1, let index = bytes.firstIndex(of: last) else { throw .notAnAmount }
    let head = Array(bytes[..<index])
    decimals = Array(bytes[(index + 1)...])
    guard others == 0 || Self.isGrouped(head, by: other) else { throw .notAnAmount }
    units = head.filter(Self.isDigit)
  }

  func minor(_ currency: Currency) throws(MoneyError) -> Int64 {
    var value: Int64 = 0
    for byte in units {
      value = min(value * 10 + Int64(byte - UInt8(ascii: "0")), Money.mostUnits + 1)
    }
    guard value <= Money.mostUnits else { throw .tooLarge }
    guard decimals.count <= currency.digits else { throw .tooManyDecimals(most: currency.digits) }
    for index in 0..<currency.digits {
      value = value * 10 + (index < decimals.count ? Int64(decimals[index] - UInt8(ascii: "0")) : 0)
    }
    guard value <= Money.mostUnits * currency.scale else { throw .tooLarge }
    return value
  }

  private static func isGrouped(_ bytes: [UInt8], by mark: UInt8) -> Bool {
    var length = 0
    var isFirst = true
    for byte in bytes {
      if byte == mark {
        guard isFirst ? (1...3).contains(length) && bytes[0] != UInt8(ascii: "0") : length == 3 else { return false }
        isFirst = false
        length = 0
      } else {
        length += 1
      }
    }
    return !isFirst && length == 3
  }
}

extension TypedAmount {
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  /// Spaces group digits in many languages: those between two digits are kept, as one plain space. Any other says nothing.
  private static func withoutLooseSpaces(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var at = 0
    var isApart = false
    while at < bytes.count {
      let length = lengthOfSpace(bytes[at...])
      if length == 0 {
        if isApart, let last = kept.last, isDigit(last), isDigit(bytes[at]) { kept.append(space) }
        kept.append(bytes[at])
      }
      isApart = length > 0
      at += max(length, 1)
    }
    return kept
  }

  /// In bytes: the plain one, tabs, U+00A0, U+2009 and U+202F; 0 where none stands in front.
  private static func lengthOfSpace(_ bytes: ArraySlice<UInt8>) -> Int {
    if bytes.first == space || bytes.first == 0x09 { return 1 }
    if bytes.starts(with: [0xC2, 0xA0]) { return 2 }
    return bytes.starts(with: [0xE2, 0x80, 0x89]) || bytes.starts(with: [0xE2, 0x80, 0xAF]) ? 3 : 0
  }

  /// A hyphen, or the minus of typographers (U+2212).
  private static func dropSign(_ bytes: inout [UInt8]) -> Bool {
    if bytes.first == UInt8(ascii: "-") {
      bytes.removeFirst()
      return true
    }
    guard bytes.starts(with: [0xE2, 0x88, 0x92]) else { return false }
    bytes.removeFirst(3)
    return true
  }

  /// The currency's sign or code, in front or behind.
  private static func dropSymbol(_ currency: Currency, from bytes: inout [UInt8]) {
    for sign in [Array(currency.symbol.utf8), Array(currency.code.utf8)] where sign.count <= bytes.count {
      if matches(bytes[..<sign.count], sign) {
        bytes.removeFirst(sign.count)
        return
      }
      if matches(bytes[(bytes.count - sign.count)...], sign) {
        bytes.removeLast(sign.count)
        return
      }
    }
  }

  /// Letters whatever their case.
  private static func matches(_ bytes: ArraySlice<UInt8>, _ sign: [UInt8]) -> Bool {
    for (byte, wanted) in zip(bytes, sign) {
      let isLetter = (wanted & 0xDF) >= UInt8(ascii: "A") && (wanted & 0xDF) <= UInt8(ascii: "Z")
      guard byte == wanted || isLetter && byte ^ wanted == 0x20 else { return false }
    }
    return true
  }
}
