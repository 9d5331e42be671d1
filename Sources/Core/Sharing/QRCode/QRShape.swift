/// A QR code's version and level, and its codewords: data, corrections, and in which order they stand.
struct QRShape {
  private(set) var version = 1
  private let level: QRCode.Level

  /// The least version that holds so many bytes.
  init?(bytes: Int, _ level: QRCode.Level) {
    self.level = level
    while bytes * 8 + 4 + lengthBits > dataCount * 8 {
      guard version < 40 else { return nil }
      version += 1
    }
  }

  /// Modules along one edge.
  var size: Int { version * 4 + 17 }

  /// Where the middles of alignment patterns stand, in both directions (annex E).
  var alignment: [Int] {
    if version == 1 { return [] }
    let count = version / 7 + 2
    let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
    var places = [6]
    for index in stride(from: count - 2, through: 0, by: -1) { places.append(size - 7 - index * step) }
    return places
  }

  private var lengthBits: Int { version < 10 ? 8 : 16 }

  /// All codewords; what is left over are single modules.
  private var codewordCount: Int {
    var modules = (16 * version + 128) * version + 64
    if version >= 2 {
      let count = version / 7 + 2
      modules -= (25 * count - 10) * count - 55
      if version >= 7 { modules -= 36 }
    }
    return modules / 8
  }

  private var dataCount: Int { codewordCount - blockCount * correctionCount }

  private var blockCount: Int { Self.row(level == .low ? Self.blocksLow : Self.blocksMedium, version) }

  /// In each block.
  private var correctionCount: Int { Self.row(level == .low ? Self.correctionsLow : Self.correctionsMedium, version) }

  private static func row(_ table: StaticString, _ version: Int) -> Int { Int(table.utf8Start[version - 1]) - 48 }

  // Table 9, for versions 1 to 40: each a character, its code less that of "0".
  private static let correctionsLow: StaticString = "7:?DJBDHNBDHJNFHLNLLLLNNJLNNNNNNNNNNNNNN"
  private static let correctionsMedium: StaticString = ":@JBH@BFFJNFFHHLLJJJJLLLLLLLLLLLLLLLLLLL"
  private static let blocksLow: StaticString = "11111222244444666678899:<<<=>?@ABCCDEFHI"
  private static let blocksMedium: StaticString = "11122444555899::;=>@AABDEGIJLMOQSUVX[]_a"
}

extension QRShape {
  /// Mode, length, the bytes, padding (section 7.4); then each block's corrections, all of them in turn (7.6).
  func codewords(_ bytes: [UInt8]) -> [UInt8] {
    var writer = BitWriter()
    writer.write(4, bits: 4)
    writer.write(bytes.count, bits: lengthBits)
    for byte in bytes { writer.write(Int(byte), bits: 8) }
    writer.write(0, bits: min(4, dataCount * 8 - (4 + lengthBits + bytes.count * 8)))
    var data = writer.bytes
    var isFirst = true
    while data.count < dataCount {
      data.append(isFirst ? 0xEC : 0x11)
      isFirst.toggle()
    }
    return interleaved(data)
  }

  private func interleaved(_ data: [UInt8]) -> [UInt8] {
    let divisor = QRField.divisor(correctionCount)
    // The first blocks are shorter by one where it doesn't come out even.
    let short = dataCount / blockCount
    let shortCount = blockCount - dataCount % blockCount
    var blocks: [ArraySlice<UInt8>] = []
    var corrections: [[UInt8]] = []
    var start = 0
    for index in 0..<blockCount {
      let end = start + short + (index < shortCount ? 0 : 1)
      blocks.append(data[start..<end])
      corrections.append(QRField.remainder(data[start..<end], divisor))
      start = end
    }
    var all: [UInt8] = []
    for place in 0...short {
      for block in blocks where place < block.count { all.append(block[block.startIndex + place]) }
    }
    for place in 0..<correctionCount {
      for correction in corrections { all.append(correction[place]) }
    }
    return all
  }
}

/// Reed and Solomon's corrections over the field of 256 elements (polynomial 0x11D).
private enum QRField {
  static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var product = 0
    for shift in stride(from: 7, through: 0, by: -1) {
      product = product << 1 ^ (product >> 7) * 0x11D
      if b >> UInt8(shift) & 1 == 1 { product ^= Int(a) }
    }
    return UInt8(truncatingIfNeeded: product)
  }

  /// The generator polynomial's coefficients, the highest left out.
  static func divisor(_ degree: Int) -> [UInt8] {
    var divisor = [UInt8](repeating: 0, count: degree)
    divisor[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for place in 0..<degree {
        divisor[place] = product(divisor[place], root)
        if place + 1 < degree { divisor[place] ^= divisor[place + 1] }
      }
      root = product(root, 2)
    }
    return divisor
  }

  static func remainder(_ data: ArraySlice<UInt8>, _ divisor: [UInt8]) -> [UInt8] {
    var rest = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ rest[0]
      rest.removeFirst()
      rest.append(0)
      for place in divisor.indices { rest[place] ^= product(divisor[place], factor) }
    }
    return rest
  }
}
