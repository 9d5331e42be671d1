/// The id of what a file brings that has none: made of its content, so that the same file twice adds nothing. FNV-1a of 64
/// bits (Fowler, Noll, Vo) over all that is added, in its order. Journals keep such ids for ever.
package struct ContentID {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  @inline(never)
  package mutating func add(_ number: Int64) {
    var rest = UInt64(bitPattern: number)
    for _ in 0..<8 {
      add(byte: UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  package mutating func add(byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// "i" and 16 hexadecimal digits.
  package var text: String {
    var text = [UInt8(ascii: "i")]
    for shift in stride(from: 60, through: 0, by: -4) {
      let digit = UInt8(hash >> UInt64(shift) & 0xF)
      text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
