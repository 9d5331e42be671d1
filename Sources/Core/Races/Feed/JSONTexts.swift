/// What stands in JSON's quotes and between its commas, byte by byte (RFC 8259).
enum JSONTexts {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// With escapes undone; what is no escape is left out.
  static func plain(_ bytes: Bytes) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      guard byte == UInt8(ascii: "\\"), at < bytes.count else {
        plain.append(byte)
        continue
      }
      let kind = bytes[at]
      at += 1
      switch kind {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): plain.append(kind)
      case UInt8(ascii: "b"): plain.append(0x08)
      case UInt8(ascii: "f"): plain.append(0x0C)
      case UInt8(ascii: "n"): plain.append(0x0A)
      case UInt8(ascii: "r"): plain.append(0x0D)
      case UInt8(ascii: "t"): plain.append(0x09)
      case UInt8(ascii: "u"): append(scalar(bytes, &at), to: &plain)
      default: break
      }
    }
    return plain
  }

  /// Behind "\\u": four digits, and where they are the first half of a pair the second escape as well.
  private static func scalar(_ bytes: Bytes, _ at: inout Int) -> UInt32 {
    guard let first = digits(bytes, at) else { return 0xFFFD }
    at += 4
    guard (0xD800...0xDBFF).contains(first) else { return first }
    guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"), bytes[at + 1] == UInt8(ascii: "u"),
      let second = digits(bytes, at + 2), (0xDC00...0xDFFF).contains(second)
    else { return 0xFFFD }
    at += 6
    return 0x1_0000 + ((first - 0xD800) << 10) + (second - 0xDC00)
  }

  private static func digits(_ bytes: Bytes, _ start: Int) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for index in start..<(start + 4) {
      switch bytes[index] {
      case 0x30...0x39: value = value << 4 | UInt32(bytes[index] - 0x30)
      case 0x41...0x46: value = value << 4 | UInt32(bytes[index] - 0x37)
      case 0x61...0x66: value = value << 4 | UInt32(bytes[index] - 0x57)
      default: return nil
      }
    }
    return value
  }

  private static func append(_ value: UInt32, to plain: inout [UInt8]) {
    // Half a pair is no scalar.
    let scalar = Unicode.Scalar(value) ?? Unicode.Scalar(0xFFFD as UInt32) ?? " "
    plain.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
  }

  /// A number, `true`, `false` or `null`.
  static func isPlainValue(_ bytes: Bytes) -> Bool {
    isNumber(bytes) || matches(bytes, "true") || matches(bytes, "false") || matches(bytes, "null")
  }

  /// Byte by byte; escapes are the caller's.
  @inline(__always)
  static func matches(_ bytes: Bytes, _ word: StaticString) -> Bool {
    guard bytes.count == word.utf8CodeUnitCount else { return false }
    for index in 0..<bytes.count where bytes[index] != word.utf8Start[index] { return false }
    return true
  }

  private static func isNumber(_ bytes: Bytes) -> Bool {
    var at = bytes.first == UInt8(ascii: "-") ? 1 : 0
    let whole = digitCount(bytes, from: at)
    guard whole > 0, whole == 1 || bytes[at] != UInt8(ascii: "0") else { return false }
    at += whole
    if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      let fraction = digitCount(bytes, from: at + 1)
      guard fraction > 0 else { return false }
      at += 1 + fraction
    }
    if at < bytes.count, bytes[at] == UInt8(ascii: "e") || bytes[at] == UInt8(ascii: "E") {
      at += 1
      if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at += 1 }
      let exponent = digitCount(bytes, from: at)
      guard exponent > 0 else { return false }
      at += exponent
    }
    return at == bytes.count
  }

  private static func digitCount(_ bytes: Bytes, from start: Int) -> Int {
    var at = start
    while at < bytes.count, (0x30...0x39).contains(bytes[at]) { at += 1 }
    return at - start
  }
}
