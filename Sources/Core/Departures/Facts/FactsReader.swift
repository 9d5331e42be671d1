import Kernel

/// Reads a file of facts row by row; see `Network+Facts.swift` for its form.
struct FactsReader {
  static let heading = "pocketful facts 1"
  /// Bytes; New York's file has 45 kB.
  static let limit = 8 << 20

  private let bytes: [UInt8]
  private var position = 0
  private(set) var lineNumber = 0
  private var fields: [ArraySlice<UInt8>] = []

  init(_ bytes: [UInt8], heading: String = Self.heading) throws(FactsError) {
    guard bytes.count <= Self.limit else { throw FactsError(line: 0, reason: .tooLarge) }
    self.bytes = bytes
    nextLine()
    guard fields.count == 1, fields[0].elementsEqual(heading.utf8) else { throw error(.notFacts) }
  }

  func error(_ reason: FactsError.Reason) -> FactsError { FactsError(line: lineNumber, reason: reason) }

  /// The kind of the next row that is neither blank nor a comment; nil at the end.
  mutating func nextRow() throws(FactsError) -> String? {
    while position < bytes.count {
      nextLine()
      if fields.count == 1, fields[0].isEmpty || fields[0].first == UInt8(ascii: "#") { continue }
      return try text(0)
    }
    return nil
  }

  /// Checks how many fields follow the kind.
  func expect(_ count: Int) throws(FactsError) {
    guard fields.count == count + 1 else {
      throw error(.wrongFieldCount(expected: count, found: fields.count - 1))
    }
  }

  /// Field `index`, 1 being the first after the kind.
  func text(_ index: Int) throws(FactsError) -> String { try text(of: fields[index]) }

  /// A field of ids with a space between.
  func list(_ index: Int) throws(FactsError) -> [String] {
    var all: [String] = []
    for part in fields[index].split(separator: UInt8(ascii: " ")) { all.append(try text(of: part)) }
    return all
  }

  /// A field of whole numbers with a space between.
  func integers(_ index: Int) throws(FactsError) -> [Int64] {
    var all: [Int64] = []
    for part in fields[index].split(separator: UInt8(ascii: " ")) {
      guard let number = Self.decimal(part, places: 0) else { throw error(.badNumber(try text(of: part))) }
      all.append(number)
    }
    return all
  }

  /// A whole number of up to 15 digits.
  func integer(_ index: Int) throws(FactsError) -> Int64 {
    guard let number = Self.decimal(fields[index], places: 0) else { throw error(.badNumber(try text(index))) }
    return number
  }

  /// Degrees with up to six decimals; the nearest `Double`, as a literal would give.
  func degrees(_ index: Int, within bound: Int64) throws(FactsError) -> Double {
    guard let number = Self.decimal(fields[index], places: 6), abs(number) <= bound * 1_000_000 else {
      throw error(.badNumber(try text(index)))
    }
    return Double(number) / 1e6
  }

  /// Six hexadecimal digits.
  func color(_ index: Int) throws(FactsError) -> UInt32 {
    var value: UInt32 = 0
    for byte in fields[index] {
      guard fields[index].count == 6, let digit = Self.hexadecimal(byte) else {
        throw error(.badNumber(try text(index)))
      }
      value = value << 4 | digit
    }
    guard fields[index].count == 6 else { throw error(.badNumber(try text(index))) }
    return value
  }

  private mutating func nextLine() {
    lineNumber += 1
    fields.removeAll(keepingCapacity: true)
    var start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      if bytes[position] == UInt8(ascii: "\t") {
        fields.append(bytes[start..<position])
        start = position + 1
      }
      position += 1
    }
    fields.append(bytes[start..<position])
    position += 1
  }

  private func text(of field: ArraySlice<UInt8>) throws(FactsError) -> String {
    let plain = field.contains(UInt8(ascii: "\\")) ? try unescaped(field) : field
    let text = String(decoding: plain, as: UTF8.self)
    // Decoding repairs what is not UTF-8; a repaired text differs from its bytes.
    guard text.utf8.elementsEqual(plain) else { throw error(.badText) }
    return text
  }

  private func unescaped(_ field: ArraySlice<UInt8>) throws(FactsError) -> ArraySlice<UInt8> {
    var plain: [UInt8] = []
    var escaped = false
    for byte in field {
      if !escaped {
        if byte == UInt8(ascii: "\\") { escaped = true } else { plain.append(byte) }
        continue
      }
      guard let letter = FactsEscape.allCases.first(where: { $0.letter == byte }) else { throw error(.badText) }
      plain.append(letter.rawValue)
      escaped = false
    }
    if escaped { throw error(.badText) }
    return plain[...]
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// The number times ten to the power of `places`.
  private static func decimal(_ field: ArraySlice<UInt8>, places: Int) -> Int64? {
    var digits = field
    let negative = digits.first == UInt8(ascii: "-")
    if negative { digits = digits.dropFirst() }
    guard (1...16).contains(digits.count), digits.first != UInt8(ascii: ".") else { return nil }
    var value: Int64 = 0
    var decimals: Int?
    for byte in digits {
      if byte == UInt8(ascii: "."), decimals == nil, places > 0 {
        decimals = 0
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int64(byte - UInt8(ascii: "0"))
      if let count = decimals { decimals = count + 1 }
    }
    guard let missing = Optional(places - (decimals ?? 0)), missing >= 0 else { return nil }
    for _ in 0..<missing {
      let (scaled, overflow) = value.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      value = scaled
    }
    return negative ? -value : value
  }
}
