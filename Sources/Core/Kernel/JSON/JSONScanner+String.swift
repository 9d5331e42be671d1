/// Strings: UTF-8 checked byte by byte, escapes resolved, surrogates only in pairs.
extension JSONScanner {
  /// Reads from the opening quote to behind the closing one.
  mutating func string() throws(JSONError) -> String {
    at += 1
    var start = at
    var resolved: [UInt8] = []
    while true {
      switch try byte() {
      case UInt8(ascii: "\""):
        let rest = bytes[start..<at]
        at += 1
        if resolved.isEmpty { return String(decoding: rest, as: UTF8.self) }
        resolved.append(contentsOf: rest)
        return String(decoding: resolved, as: UTF8.self)
      case UInt8(ascii: "\\"):
        resolved.append(contentsOf: bytes[start..<at])
        try escape(into: &resolved)
        start = at
      case 0..<0x20:
        throw JSONError(.controlCharacter, at: at)
      case 0..<0x80:
        at += 1
      default:
        try multibyteCharacter()
      }
    }
  }

  private mutating func escape(into resolved: inout [UInt8]) throws(JSONError) {
    let backslash = at
    at += 1
    let letter = try byte()
    at += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): resolved.append(letter)
    case UInt8(ascii: "b"): resolved.append(0x08)
    case UInt8(ascii: "f"): resolved.append(0x0C)
    case UInt8(ascii: "n"): resolved.append(0x0A)
    case UInt8(ascii: "r"): resolved.append(0x0D)
    case UInt8(ascii: "t"): resolved.append(0x09)
    case UInt8(ascii: "u"): try unicodeEscape(from: backslash, into: &resolved)
    default: throw JSONError(.invalidEscape, at: backslash)
    }
  }

  /// The four digits after `\u`, and the second half where they are the first of a surrogate pair (section 7).
  private mutating func unicodeEscape(from backslash: Int, into resolved: inout [UInt8]) throws(JSONError) {
    var code = try hexadecimal(from: backslash)
    if code & 0xFC00 == 0xD800 {
      let second = at
      guard try byte() == UInt8(ascii: "\\") else { throw JSONError(.loneSurrogate, at: backslash) }
      at += 1
      guard try byte() == UInt8(ascii: "u") else { throw JSONError(.loneSurrogate, at: backslash) }
      at += 1
      let low = try hexadecimal(from: second)
      guard low & 0xFC00 == 0xDC00 else { throw JSONError(.loneSurrogate, at: backslash) }
      code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
    }
    guard let scalar = Unicode.Scalar(code) else { throw JSONError(.loneSurrogate, at: backslash) }
    resolved.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private mutating func hexadecimal(from backslash: Int) throws(JSONError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      let digit = try byte()
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): code = code << 4 | UInt32(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): code = code << 4 | UInt32(digit - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): code = code << 4 | UInt32(digit - UInt8(ascii: "A") + 10)
      default: throw JSONError(.invalidEscape, at: backslash)
      }
      at += 1
    }
    return code
  }

  /// RFC 3629 section 4: no overlong forms, no surrogates, nothing over U+10FFFF.
  private mutating func multibyteCharacter() throws(JSONError) {
    let start = at
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[at] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: throw JSONError(.invalidUTF8, at: at)
    }
    at += 1
    while at < start + length {
      guard second.contains(try byte()) else { throw JSONError(.invalidUTF8, at: start) }
      second = 0x80...0xBF
      at += 1
    }
  }
}
