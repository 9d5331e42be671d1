/// Positions in a list that two devices can reorder at once: between any two there is always a third.
///
/// A position is ASCII text, ordered byte by byte, in two parts (after David Greenspan, "Implementing fractional
/// indexing", 2020). The whole part counts up and down from "a0", so that a list that grows at its ends keeps short
/// positions; its first letter says how many digits follow: a 1, b 2 … z 26 upwards, Z 1, Y 2 … A 26 downwards. The
/// fraction, digits to the base 62 that never end in 0, is for what is put between neighbours: "a0V" is between "a0"
/// and "a1".
package enum FractionalIndex {
  /// A position after `a` and before `b`; nil, or a text that is no position, stands for the list's beginning or end.
  /// Where `a` is not before `b`, as when two devices gave the same one, the result comes just after `a`.
  package static func between(_ a: String?, _ b: String?) -> String {
    let low = a.flatMap(Position.init(text:))
    let high = b.flatMap(Position.init(text:))
    return position(between: low, high).text
  }

  private static func position(between low: Position?, _ high: Position?) -> Position {
    switch (low, high) {
    case (nil, nil):
      return .first
    case (let low?, nil):
      return low.whole.next.map { Position(whole: $0, fraction: []) } ?? low.with(Digits.between(low.fraction, nil))
    case (nil, let high?):
      if !high.fraction.isEmpty, high.whole.previous != nil { return high.with([]) }
      return high.whole.previous.map { Position(whole: $0, fraction: []) }
        ?? high.with(Digits.between([], high.fraction))
    case (let low?, let high?):
      guard low < high else { return low.with(Digits.between(low.fraction, nil)) }
      if low.whole == high.whole { return low.with(Digits.between(low.fraction, high.fraction)) }
      if let next = low.whole.next.map({ Position(whole: $0, fraction: []) }), next < high { return next }
      return low.with(Digits.between(low.fraction, nil))
    }
  }
}

/// A position taken apart.
private struct Position: Comparable {
  var whole: Whole
  /// Values 0 to 61.
  var fraction: [UInt8]

  static let first = Position(whole: Whole(head: UInt8(ascii: "a"), digits: [0]), fraction: [])

  func with(_ fraction: [UInt8]) -> Position { Position(whole: whole, fraction: fraction) }

  static func < (a: Position, b: Position) -> Bool {
    a.whole != b.whole ? a.whole < b.whole : a.fraction.lexicographicallyPrecedes(b.fraction)
  }
}

/// The whole part.
private struct Whole: Comparable {
  var head: UInt8
  var digits: [UInt8]

  static func < (a: Whole, b: Whole) -> Bool {
    a.head != b.head ? a.head < b.head : a.digits.lexicographicallyPrecedes(b.digits)
  }

  /// Nil after the last one, "z" and 26 times "z".
  var next: Whole? {
    var digits = digits
    for index in digits.indices.reversed() {
      if digits[index] < 61 {
        digits[index] += 1
        return Whole(head: head, digits: digits)
      }
      digits[index] = 0
    }
    switch head {
    case UInt8(ascii: "Z"): return Whole(head: UInt8(ascii: "a"), digits: [0])
    case UInt8(ascii: "z"): return nil
    case UInt8(ascii: "a")...: return Whole(head: head + 1, digits: digits + [0])
    default: return Whole(head: head + 1, digits: Array(digits.dropLast()))
    }
  }

  /// Nil before the first one, "A" and 26 times "0".
  var previous: Whole? {
    var digits = digits
    for index in digits.indices.reversed() {
      if digits[index] > 0 {
        digits[index] -= 1
        return Whole(head: head, digits: digits)
      }
      digits[index] = 61
    }
    switch head {
    case UInt8(ascii: "a"): return Whole(head: UInt8(ascii: "Z"), digits: [61])
    case UInt8(ascii: "A"): return nil
    case UInt8(ascii: "a")...: return Whole(head: head - 1, digits: Array(digits.dropLast()))
    default: return Whole(head: head - 1, digits: digits + [61])
    }
  }
}

extension Position {
  /// Nil for what `between` would never give, and for texts of more than 1,000 bytes.
  init?(text: String) {
    let bytes = Array(text.utf8.prefix(1001))
    guard let head = bytes.first, bytes.count <= 1000 else { return nil }
    let length: Int
    switch head {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): length = Int(head - UInt8(ascii: "a")) + 1
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): length = Int(UInt8(ascii: "Z") - head) + 1
    default: return nil
    }
    guard bytes.count > length else { return nil }
    var digits: [UInt8] = []
    for byte in bytes[1...] {
      guard let digit = Digits.value(of: byte) else { return nil }
      digits.append(digit)
    }
    whole = Whole(head: head, digits: Array(digits[..<length]))
    fraction = Array(digits[length...])
    if fraction.last == 0 || (fraction.isEmpty && whole.previous == nil) { return nil }
  }

  var text: String {
    String(decoding: [whole.head] + (whole.digits + fraction).map(Digits.letter), as: UTF8.self)
  }
}

/// The digits to the base 62, 0–9, A–Z, a–z, whose order as text is that of their values.
private enum Digits {
  /// A fraction after `low` and before `high`, which is 1 where nil: as short as can be, near the middle.
  static func between(_ low: [UInt8], _ high: [UInt8]?) -> [UInt8] {
    var found: [UInt8] = []
    var high = high
    var index = 0
    while true {
      let least = index < low.count ? low[index] : 0
      let bound = high.map { index < $0.count ? $0[index] : 0 } ?? 62
      index += 1
      if bound > least + 1 { return found + [(least + bound) / 2] }
      found.append(least)
      // Once below the bound's digit, whatever follows stays below it.
      if bound > least { high = nil }
    }
  }

  static func letter(_ value: UInt8) -> UInt8 {
    switch value {
    case 0..<10: UInt8(ascii: "0") + value
    case 10..<36: UInt8(ascii: "A") + value - 10
    default: UInt8(ascii: "a") + value - 36
    }
  }

  static func value(of letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): letter - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "z"): letter - UInt8(ascii: "a") + 36
    default: nil
    }
  }
}
