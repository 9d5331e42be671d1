/// RFC 4648 section 5, without padding: what a fragment carries as it stands.
enum Base64URL {
  static func text(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var value = 0
    var bits = 0
    for byte in bytes {
      value = value << 8 | Int(byte)
      bits += 8
      while bits >= 6 {
        bits -= 6
        text.append(letter(value >> bits & 63))
      }
      value &= 63
    }
    if bits > 0 { text.append(letter(value << (6 - bits) & 63)) }
    return text
  }

  /// Nil for a letter that is none.
  static func bytes(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var value = 0
    var bits = 0
    for byte in text {
      guard let six = number(byte) else { return nil }
      value = (value << 6 | six) & 0xFFFF
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(value >> bits & 255))
      }
    }
    return bytes
  }

  private static func letter(_ value: Int) -> UInt8 {
    switch value {
    case 0..<26: UInt8(ascii: "A") + UInt8(value)
    case 26..<52: UInt8(ascii: "a") + UInt8(value - 26)
    case 52..<62: UInt8(ascii: "0") + UInt8(value - 52)
    case 62: UInt8(ascii: "-")
    default: UInt8(ascii: "_")
    }
  }

  /// Nil for a letter that is none.
  static func number(_ letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(letter - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(letter - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(letter - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
