/// Compression by RFC 1951 with its fixed codes and the nearest earlier match only: small enough for text that repeats
/// itself as a timetable does, and quick.
struct Deflate {
  private var output: [UInt8]
  private var held: UInt64 = 0
  private var heldBits: UInt64 = 0

  static func compressed(_ input: [UInt8]) -> [UInt8] {
    var deflate = Deflate(output: [])
    deflate.output.reserveCapacity(input.count / 3 + 64)
    deflate.run(input)
    return deflate.output
  }

  private mutating func run(_ input: [UInt8]) {
    put(1, bits: 1)  // the last block
    put(1, bits: 2)  // fixed codes
    var latest = [Int32](repeating: -1, count: 1 << 15)
    let codes = FixedCodes.literals
    let count = input.count
    var at = 0
    while at < count {
      var length = 0
      var distance = 0
      if at + 4 <= count {
        let four =
          UInt32(input[at]) | UInt32(input[at + 1]) << 8 | UInt32(input[at + 2]) << 16 | UInt32(input[at + 3]) << 24
        let slot = Int((four &* 0x9E37_79B1) >> 17)
        let earlier = Int(latest[slot])
        latest[slot] = Int32(truncatingIfNeeded: at)
        if earlier >= 0 && at - earlier <= 32_768 {
          let most = min(258, count - at)
          while length < most && input[earlier + length] == input[at + length] { length += 1 }
          distance = at - earlier
        }
      }
      if length >= 4 {
        putMatch(length: length, distance: distance)
        at += length
      } else {
        let code = codes[Int(input[at])]
        put(UInt64(code.bits), bits: UInt64(code.length))
        at += 1
      }
    }
    let end = codes[256]
    put(UInt64(end.bits), bits: UInt64(end.length))
    if heldBits > 0 { output.append(UInt8(truncatingIfNeeded: held)) }
  }

  private mutating func putMatch(length: Int, distance: Int) {
    let symbol = Int(FixedCodes.lengthSymbol[length])
    let code = FixedCodes.literals[symbol]
    put(UInt64(code.bits), bits: UInt64(code.length))
    let base = FixedCodes.lengths[symbol - 257]
    put(UInt64(length - base.from), bits: UInt64(base.extra))
    // Distances: two codes for each power of two.
    var symbolOfDistance = distance - 1
    var extra = 0
    if distance > 4 {
      let power = Int.bitWidth - 1 - (distance - 1).leadingZeroBitCount
      extra = power - 1
      symbolOfDistance = 2 * power + ((distance - 1) >> extra & 1)
    }
    put(UInt64(FixedCodes.reversed(UInt16(symbolOfDistance), length: 5)), bits: 5)
    put(UInt64((distance - 1) & ((1 << extra) - 1)), bits: UInt64(extra))
  }

  private mutating func put(_ value: UInt64, bits: UInt64) {
    held |= value << heldBits
    heldBits += bits
    while heldBits >= 8 {
      output.append(UInt8(truncatingIfNeeded: held))
      held >>= 8
      heldBits -= 8
    }
  }
}

/// The codes of RFC 1951, section 3.2.6, bits reversed because codes go in from their highest bit.
private enum FixedCodes {
  static let literals: [(bits: UInt16, length: UInt8)] = (0..<288).map { symbol in
    let value = UInt16(symbol)
    return switch symbol {
    case 0..<144: (reversed(0x30 + value, length: 8), 8)
    case 144..<256: (reversed(0x190 + value - 144, length: 9), 9)
    case 256..<280: (reversed(value - 256, length: 7), 7)
    default: (reversed(0xC0 + value - 280, length: 8), 8)
    }
  }

  /// Each length symbol from 257 on: its least length and how many bits more.
  static let lengths: [(from: Int, extra: Int)] = {
    var all: [(from: Int, extra: Int)] = []
    var from = 3
    for symbol in 0..<28 {
      let extra = symbol < 8 ? 0 : symbol / 4 - 1
      all.append((from, extra))
      from += 1 << extra
    }
    all.append((258, 0))
    return all
  }()

  static let lengthSymbol: [UInt16] = (0...258).map { length in
    guard length < 258 else { return 285 }
    return UInt16(257 + (lengths.dropLast().lastIndex { $0.from <= length } ?? 0))
  }

  static func reversed(_ value: UInt16, length: Int) -> UInt16 {
    var result: UInt16 = 0
    for bit in 0..<length where value & (1 << bit) != 0 { result |= 1 << (length - 1 - bit) }
    return result
  }
}
