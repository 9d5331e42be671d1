import Exercises

/// A QR code (ISO/IEC 18004:2015) in byte mode, of the least version that the text fits in.
package struct QRCode: Equatable, Sendable {
  /// How much of it may be covered: some 7 % of the codewords at L, 15 % at M.
  package enum Level: Int, CaseIterable, Sendable {
    case low, medium

    /// In the format information (table 12).
    var bits: Int { self == .low ? 1 : 0 }
  }

  /// Modules a side: 21 to 177.
  package private(set) var size: Int
  /// Row by row.
  private var dark: [Bool]
  /// What no data stands on: finders, timing, alignment, format, version.
  private var isFixed: [Bool]

  /// Nil for a text that no version holds: over 2,953 bytes at L, 2,331 at M.
  package init?(_ text: String, _ level: Level) {
    let bytes = Array(text.utf8.prefix(3000))
    guard let shape = QRShape(bytes: bytes.count, level) else { return nil }
    size = shape.size
    dark = [Bool](repeating: false, count: size * size)
    isFixed = dark
    drawFixed(shape)
    place(shape.codewords(bytes))
    var best = self
    var least = Int.max
    for mask in 0..<8 {
      var masked = self
      masked.apply(mask)
      masked.drawFormat(level, mask)
      let penalty = masked.penalty
      if penalty < least {
        least = penalty
        best = masked
      }
    }
    self = best
  }

  /// The side of a code of so many bytes; nil where no version holds them.
  package static func size(of bytes: Int, _ level: Level) -> Int? { QRShape(bytes: bytes, level)?.size }

  /// Whether the module is dark; outside all are light.
  package func isDark(row: Int, column: Int) -> Bool {
    row >= 0 && row < size && column >= 0 && column < size && dark[row * size + column]
  }

  private mutating func fix(_ row: Int, _ column: Int, _ isDark: Bool) {
    guard row >= 0, row < size, column >= 0, column < size else { return }
    dark[row * size + column] = isDark
    isFixed[row * size + column] = true
  }
}

// MARK: What each code has

extension QRCode {
  private mutating func drawFixed(_ shape: QRShape) {
    for place in 0..<size {
      fix(6, place, place % 2 == 0)
      fix(place, 6, place % 2 == 0)
    }
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawSquare(row, column, reach: 4) }
    let places = shape.alignment
    for (first, row) in places.enumerated() {
      for (second, column) in places.enumerated() {
        let last = places.count - 1
        // Where finders stand, none does.
        if first == 0 && second == 0 || first == 0 && second == last || first == last && second == 0 { continue }
        drawSquare(row, column, reach: 2)
      }
    }
    drawFormat(.low, 0)
    drawVersion(shape.version)
  }

  /// A finder with its light frame (reach 4), or an alignment pattern (reach 2).
  private mutating func drawSquare(_ row: Int, _ column: Int, reach: Int) {
    for y in -reach...reach {
      for x in -reach...reach {
        let ring = max(abs(x), abs(y))
        fix(row + y, column + x, reach == 2 ? ring != 1 : ring != 2 && ring != 4)
      }
    }
  }

  /// Level and mask, twice (section 7.9): BCH (15, 5).
  private mutating func drawFormat(_ level: Level, _ mask: Int) {
    let data = level.bits << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0..<6 { fix(index, 8, bit(index)) }
    fix(7, 8, bit(6))
    fix(8, 8, bit(7))
    fix(8, 7, bit(8))
    for index in 9..<15 { fix(8, 14 - index, bit(index)) }
    for index in 0..<8 { fix(8, size - 1 - index, bit(index)) }
    for index in 8..<15 { fix(size - 15 + index, 8, bit(index)) }
    fix(size - 8, 8, true)
  }

  /// From version 7 on, twice (section 7.10): BCH (18, 6).
  private mutating func drawVersion(_ version: Int) {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      fix(size - 11 + index % 3, index / 3, isDark)
      fix(index / 3, size - 11 + index % 3, isDark)
    }
  }
}

// MARK: Data

extension QRCode {
  /// In pairs of columns from the right, up and down in turn (section 7.7.3).
  private mutating func place(_ codewords: [UInt8]) {
    var bit = 0
    var right = size - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<size {
        let row = (right + 1) & 2 == 0 ? size - 1 - step : step
        for column in [right, right - 1] where !isFixed[row * size + column] && bit < codewords.count * 8 {
          dark[row * size + column] = codewords[bit >> 3] >> UInt8(7 - bit & 7) & 1 == 1
          bit += 1
        }
      }
      right -= 2
    }
  }

  /// Table 10.
  private mutating func apply(_ mask: Int) {
    for row in 0..<size {
      for column in 0..<size where !isFixed[row * size + column] {
        let isFlipped =
          switch mask {
          case 0: (row + column) % 2 == 0
          case 1: row % 2 == 0
          case 2: column % 3 == 0
          case 3: (row + column) % 3 == 0
          case 4: (row / 2 + column / 3) % 2 == 0
          case 5: row * column % 2 + row * column % 3 == 0
          case 6: (row * column % 2 + row * column % 3) % 2 == 0
          default: ((row + column) % 2 + row * column % 3) % 2 == 0
          }
        if isFlipped { dark[row * size + column].toggle() }
      }
    }
  }

  /// How hard it is to read (table 11): long runs, blocks, what looks like a finder, too much of one colour.
  private var penalty: Int {
    var sum = 0
    var count = 0
    for line in 0..<size {
      sum += penalty(ofLine: line, isRow: true) + penalty(ofLine: line, isRow: false)
      for place in 0..<size {
        let isDark = dark[line * size + place]
        if isDark { count += 1 }
        guard line + 1 < size, place + 1 < size else { continue }
        let below = (line + 1) * size + place
        if isDark == dark[line * size + place + 1], isDark == dark[below], isDark == dark[below + 1] { sum += 3 }
      }
    }
    let twentieths = abs(count * 20 - size * size * 10)
    return sum + twentieths / (size * size) * 10
  }

  private func penalty(ofLine line: Int, isRow: Bool) -> Int {
    var sum = 0
    var run = 0
    var colour = false
    // The last eleven modules; what lies around the code is light.
    var recent = 0
    for place in -4..<size + 4 {
      let isInside = place >= 0 && place < size
      let isDark = isInside && dark[isRow ? line * size + place : place * size + line]
      recent = (recent << 1 | (isDark ? 1 : 0)) & 0x7FF
      // 1:1:3:1:1 with four light ones before or behind it.
      if place >= 6, recent == 0b000_0101_1101 || recent == 0b101_1101_0000 { sum += 40 }
      guard isInside else { continue }
      run = place > 0 && isDark == colour ? run + 1 : 1
      colour = isDark
      if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
    }
    return sum
  }
}
