import Kernel

/// One line of a workout's text, read from left to right. It forgives what people write otherwise: "3x10@60kg, 90s".
struct ShareLine {
  private let bytes: [UInt8]
  private(set) var at = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { at >= bytes.count }

  private func byte(_ offset: Int = 0) -> UInt8 { at + offset < bytes.count ? bytes[at + offset] : 0 }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x80 }

  /// Also those that don't break a line.
  mutating func skipSpaces() {
    while at < bytes.count {
      if bytes[at] == 0x20 || bytes[at] == 0x09 {
        at += 1
      } else if bytes[at] == 0xC2, byte(1) == 0xA0 {
        at += 2
      } else if bytes[at] == 0xE2, byte(1) == 0x80, byte(2) == 0xAF || byte(2) == 0x89 {
        at += 3
      } else {
        return
      }
    }
  }

  /// False, and nothing is moved, where another byte stands here.
  mutating func skip(_ letter: Unicode.Scalar) -> Bool {
    guard at < bytes.count, UInt32(bytes[at]) == letter.value else { return false }
    at += 1
    return true
  }

  mutating func step() { at = min(at + 1, bytes.count) }

  /// "-" or "−" that a number follows at once.
  mutating func skipMinus() -> Bool {
    let length = byte() == UInt8(ascii: "-") ? 1 : byte() == 0xE2 && byte(1) == 0x88 && byte(2) == 0x92 ? 3 : 0
    guard length > 0, Self.isDigit(byte(length)) else { return false }
    at += length
    return true
  }

  /// "×", "x", "X" or "*", not the beginning of a word.
  mutating func skipTimes() -> Bool {
    let start = at
    if byte() == 0xC3, byte(1) == 0x97 {
      at += 2
      return true
    }
    guard byte() == UInt8(ascii: "*") || byte() | 0x20 == UInt8(ascii: "x") else { return false }
    at += 1
    if Self.isLetter(byte()) { at = start }
    return at > start
  }

  /// In thousandths; a point or a comma before decimals, at most three of which count. Nil where no digit stands or the
  /// number is beyond a million: a thousand times more is too much for the browser's Int.
  mutating func number() -> Int? {
    guard Self.isDigit(byte()) else { return nil }
    var value = 0
    while Self.isDigit(byte()) {
      value = value * 10 + Int(byte() - UInt8(ascii: "0"))
      guard value <= 1_000_000 else { return nil }
      at += 1
    }
    value *= 1000
    if byte() == UInt8(ascii: ".") || byte() == UInt8(ascii: ","), Self.isDigit(byte(1)) {
      at += 1
      var unit = 100
      while Self.isDigit(byte()) {
        value += Int(byte() - UInt8(ascii: "0")) * unit
        unit /= 10
        at += 1
      }
    }
    return value
  }

  /// Letters, in small ones and without accents; "" where none stand.
  mutating func word() -> String {
    let start = at
    while at < bytes.count, Self.isLetter(bytes[at]) {
      if bytes[at] == 0xC2, byte(1) == 0xA0 { break }
      if bytes[at] == 0xC3, byte(1) == 0x97 { break }
      if bytes[at] == 0xE2, byte(1) == 0x80 { break }
      at += 1
    }
    return String(decoding: Folding.folded(String(decoding: bytes[start..<at], as: UTF8.self)), as: UTF8.self)
  }

  /// Up to a quote that is not escaped; the first one is where we stand.
  mutating func quoted() -> String? {
    guard skip("\"") else { return nil }
    var text: [UInt8] = []
    while at < bytes.count {
      var byte = bytes[at]
      at += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), at < bytes.count {
        byte = bytes[at]
        at += 1
        if byte == UInt8(ascii: "n") { byte = 0x0A }
        if byte == UInt8(ascii: "r") { byte = 0x0D }
      }
      text.append(byte)
    }
    return nil
  }

  /// How many rounds, as in "3 ×", "3x" and "3 sets of"; then we stand behind it. Nil moves nothing.
  mutating func rounds() -> Int? {
    let start = at
    if let number = number(), number % 1000 == 0 {
      skipSpaces()
      if skipTimes() {
        skipSpaces()
        if Self.isDigit(byte()) || byte() | 0x20 == UInt8(ascii: "m") || byte() | 0x20 == UInt8(ascii: "a") {
          return number / 1000
        }
      } else {
        switch word() {
        case "sets", "set", "series", "serie", "rounds", "round":
          skipSpaces()
          let before = at
          let little = word()
          if little != "of", little != "de", little != "x" { at = before }
          skipSpaces()
          if Self.isDigit(byte()) { return number / 1000 }
        default: break
        }
      }
    }
    at = start
    return nil
  }

  /// The text up to where the sets are said, where we then stand. Nil where they aren't.
  mutating func name() -> String? {
    skipSpaces()
    let begin = at
    if byte() == UInt8(ascii: "\"") {
      if let name = quoted() {
        while at < bytes.count, !Self.isDigit(bytes[at]) { at += 1 }
        return isAtEnd ? nil : name
      }
      at = begin
    }
    while at < bytes.count {
      let isFree = at == begin || !Self.isDigit(bytes[at - 1]) && !Self.isLetter(bytes[at - 1])
      if isFree, Self.isDigit(bytes[at]) {
        let start = at
        if rounds() != nil {
          at = start
          var end = start
          while end > begin, bytes[end - 1] < 0x30, bytes[end - 1] != UInt8(ascii: ")") { end -= 1 }
          return String(decoding: bytes[begin..<end], as: UTF8.self).trimmed
        }
      }
      at += 1
    }
    return nil
  }

  /// Whether a name with sets behind it stands in the line, read from its beginning.
  var hasSets: Bool {
    mutating get {
      at = 0
      return name() != nil
    }
  }

  var startsWithBullet: Bool { [UInt8(ascii: "-"), UInt8(ascii: "*")].contains(byte()) || byte() == 0xE2 }

  /// "B1.", "b2)", "1a:", "C." or a bullet at the beginning: the group and whether it counts inside it. Then we stand
  /// behind it; without one nothing is moved.
  mutating func label() -> (group: String, isNumbered: Bool)? {
    skipSpaces()
    let start = at
    if byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "*") {
      at += 1
      if byte() == 0x20 { return nil }
    } else if byte() == 0xE2, byte(1) == 0x80, byte(2) == 0xA2 {
      at += 3
      return nil
    }
    at = start
    var parts: [[UInt8]] = [[], []]
    let letterFirst = !Self.isDigit(byte())
    for part in 0..<2 {
      while parts[part].count < 2, at < bytes.count, byte() < 0x80 {
        let isWanted = (part == 0) == letterFirst ? Self.isLetter(byte()) : Self.isDigit(byte())
        if !isWanted { break }
        parts[part].append(byte() | 0x20)
        at += 1
      }
    }
    let isNumbered = !parts[1].isEmpty
    let isMarked = byte() == UInt8(ascii: ".") || byte() == UInt8(ascii: ")") || byte() == UInt8(ascii: ":")
    if !parts[0].isEmpty, isMarked, byte(1) == 0x20 || byte(1) == 0x09 {
      at += 2
      return (String(decoding: parts[0], as: UTF8.self), isNumbered)
    }
    if letterFirst, parts[0].count == 1, isNumbered, byte() == 0x20 {
      at += 1
      return (String(decoding: parts[0], as: UTF8.self), true)
    }
    at = start
    return nil
  }
}
