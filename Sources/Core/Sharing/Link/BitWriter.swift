/// Bits one after the other, the highest first, as a link carries them.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var free = 0

  /// The lowest so many bits of it, the highest of them first.
  mutating func write(_ value: Int, bits: Int) {
    for shift in stride(from: bits - 1, through: 0, by: -1) {
      if free == 0 {
        bytes.append(0)
        free = 8
      }
      free -= 1
      bytes[bytes.count - 1] |= UInt8(truncatingIfNeeded: value >> shift & 1) << UInt8(free)
    }
  }

  mutating func write(_ flag: Bool) { write(flag ? 1 : 0, bits: 1) }

  /// A number from 0 on: three bits at a time, the lowest first, each time a bit before them that says "more follows".
  mutating func write(number: Int) {
    var rest = number
    repeat {
      write(rest > 7)
      write(rest & 7, bits: 3)
      rest >>= 3
    } while rest > 0
  }

  /// Five bits a letter; see `LinkText`.
  mutating func write(text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): write(Int(byte - UInt8(ascii: "a")), bits: 5)
      case UInt8(ascii: "-"): write(LinkText.dash, bits: 5)
      case UInt8(ascii: " "): write(LinkText.space, bits: 5)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        write(LinkText.capital, bits: 5)
        write(Int(byte - UInt8(ascii: "A")), bits: 5)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        write(LinkText.digit, bits: 5)
        write(Int(byte - UInt8(ascii: "0")), bits: 4)
      default:
        write(LinkText.byte, bits: 5)
        write(Int(byte), bits: 8)
      }
    }
    write(LinkText.end, bits: 5)
  }
}

/// What follows the 26 letters in five bits.
enum LinkText {
  static let dash = 26
  static let space = 27
  /// A letter of five bits follows.
  static let capital = 28
  /// Four bits follow.
  static let digit = 29
  /// Eight bits follow.
  static let byte = 30
  static let end = 31
}
