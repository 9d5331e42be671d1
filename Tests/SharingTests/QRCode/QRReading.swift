import Sharing

/// Reads a QR code as a scanner does once it has the modules, from the standard's other side: nothing here comes from
/// what draws it. Damage is not mended.
struct QRReading {
  let text: String?

  init(_ code: QRCode) {
    let version = (code.size - 17) / 4
    var format = 0
    for (row, column) in [
      (8, 0), (8, 1), (8, 2), (8, 3), (8, 4), (8, 5), (8, 7), (8, 8), (7, 8), (5, 8), (4, 8), (3, 8), (2, 8), (1, 8),
      (0, 8),
    ] { format = format << 1 | (code.isDark(row: row, column: column) ? 1 : 0) }
    format ^= 0b101_0100_0001_0010
    let level = format >> 13
    let mask = format >> 10 & 7
    var bits: [Bool] = []
    var column = code.size - 1
    var isUp = true
    while column > 0 {
      if column == 6 { column -= 1 }
      for step in 0..<code.size {
        let row = isUp ? code.size - 1 - step : step
        for x in [column, column - 1] where !QRReading.isFunction(row, x, version, code.size) {
          bits.append(code.isDark(row: row, column: x) != QRReading.isMasked(mask, row, x))
        }
      }
      isUp.toggle()
      column -= 2
    }
    var words: [UInt8] = []
    for start in stride(from: 0, to: bits.count / 8 * 8, by: 8) {
      words.append(bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
    }
    // Level L is 01, M is 00.
    let blocks = (level == 1 ? QRReading.low : QRReading.medium)[version - 1]
    let data = words.count - blocks.count * blocks.corrections
    var parts = [[UInt8]](repeating: [], count: blocks.count)
    let short = data / blocks.count
    let long = data % blocks.count
    var place = 0
    for row in 0...short {
      for block in 0..<blocks.count where row < short || block >= blocks.count - long {
        parts[block].append(words[place])
        place += 1
      }
    }
    let stream = parts.flatMap { $0 }
    func number(_ start: Int, _ count: Int) -> Int {
      (start..<start + count).reduce(0) { $0 << 1 | Int(stream[$1 / 8] >> UInt8(7 - $1 % 8) & 1) }
    }
    let lengthBits = version < 10 ? 8 : 16
    guard number(0, 4) == 4 else {
      text = nil
      return
    }
    let length = number(4, lengthBits)
    text = String(decoding: (0..<length).map { UInt8(number(4 + lengthBits + $0 * 8, 8)) }, as: UTF8.self)
  }

  private static func isMasked(_ mask: Int, _ i: Int, _ j: Int) -> Bool {
    [
      (i + j) % 2, i % 2, j % 3, (i + j) % 3, (i / 2 + j / 3) % 2, (i * j) % 2 + (i * j) % 3,
      ((i * j) % 2 + (i * j) % 3) % 2, ((i + j) % 2 + (i * j) % 3) % 2,
    ][mask] == 0
  }

  private static func isFunction(_ row: Int, _ column: Int, _ version: Int, _ size: Int) -> Bool {
    if row == 6 || column == 6 { return true }
    if row < 9 && (column < 9 || column >= size - 8) || row >= size - 8 && column < 9 { return true }
    if version >= 7, row < 6 && column >= size - 11 || column < 6 && row >= size - 11 { return true }
    let middles = alignment[version - 1]
    for y in middles where abs(y - row) <= 2 {
      for x in middles where abs(x - column) <= 2 {
        let atFinder = y == 6 && (x == 6 || x == size - 7) || x == 6 && y == size - 7
        if !atFinder { return true }
      }
    }
    return false
  }
}

extension QRReading {
  /// ISO/IEC 18004:2015, table E.1.
  private static let alignment: [[Int]] = [
    [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50], [6, 30, 54],
    [6, 32, 58], [6, 34, 62], [6, 26, 46, 66], [6, 26, 48, 70], [6, 26, 50, 74], [6, 30, 54, 78], [6, 30, 56, 82],
    [6, 30, 58, 86], [6, 34, 62, 90], [6, 28, 50, 72, 94], [6, 26, 50, 74, 98], [6, 30, 54, 78, 102],
    [6, 28, 54, 80, 106], [6, 32, 58, 84, 110], [6, 30, 58, 86, 114], [6, 34, 62, 90, 118], [6, 26, 50, 74, 98, 122],
    [6, 30, 54, 78, 102, 126], [6, 26, 52, 78, 104, 130], [6, 30, 56, 82, 108, 134], [6, 34, 60, 86, 112, 138],
    [6, 30, 58, 86, 114, 142], [6, 34, 62, 90, 118, 146], [6, 30, 54, 78, 102, 126, 150],
    [6, 24, 50, 76, 102, 128, 154], [6, 28, 54, 80, 106, 132, 158], [6, 32, 58, 84, 110, 136, 162],
    [6, 26, 54, 82, 110, 138, 166], [6, 30, 58, 86, 114, 142, 170],
  ]

  /// Table 9: blocks, and correction codewords in each.
  private static let low: [(count: Int, corrections: Int)] = [
    (1, 7), (1, 10), (1, 15), (1, 20), (1, 26), (2, 18), (2, 20), (2, 24), (2, 30), (4, 18), (4, 20), (4, 24), (4, 26),
    (4, 30), (6, 22), (6, 24), (6, 28), (6, 30), (7, 28), (8, 28), (8, 28), (9, 28), (9, 30), (10, 30), (12, 26),
    (12, 28), (12, 30), (13, 30), (14, 30), (15, 30), (16, 30), (17, 30), (18, 30), (19, 30), (19, 30), (20, 30),
    (21, 30), (22, 30), (24, 30), (25, 30),
  ]

  private static let medium: [(count: Int, corrections: Int)] = [
    (1, 10), (1, 16), (1, 26), (2, 18), (2, 24), (4, 16), (4, 18), (4, 22), (5, 22), (5, 26), (5, 30), (8, 22), (9, 22),
    (9, 24), (10, 24), (10, 28), (11, 28), (13, 26), (14, 26), (16, 26), (17, 26), (17, 28), (18, 28), (20, 28),
    (21, 28), (23, 28), (25, 28), (26, 28), (28, 28), (29, 28), (31, 28), (33, 28), (35, 28), (37, 28), (38, 28),
    (40, 28), (43, 28), (45, 28), (47, 28), (49, 28),
  ]
}
