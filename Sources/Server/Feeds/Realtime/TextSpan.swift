/// Where a text stands in its feed's bytes; nothing is copied until someone wants to read it.
package struct TextSpan: Equatable, Sendable, BitwiseCopyable {
  package var offset: UInt32
  package var length: UInt32

  package static let none = TextSpan(offset: 0, length: 0)

  package var isEmpty: Bool { length == 0 }
}

extension UnsafeBufferPointer<UInt8> {
  /// A number that two texts share only when they are equal: the bytes themselves up to eight, a hash of longer ones.
  @inline(__always)
  func key(_ span: TextSpan) -> UInt64 {
    let start = Int(span.offset)
    let length = Int(span.length)
    guard let baseAddress, length <= 8, start + 8 <= count else { return slowKey(span) }
    if length == 0 { return 0 }
    let word = UnsafeRawPointer(baseAddress + start).loadUnaligned(as: UInt64.self)
    return UInt64(littleEndian: word) & (UInt64.max &>> UInt64(64 - 8 * length))
  }

  @inline(never)
  private func slowKey(_ span: TextSpan) -> UInt64 {
    let start = Int(span.offset)
    let end = start + Int(span.length)
    guard end <= count else { return 0 }
    return TextKey.of(self[start..<end])
  }
}

enum TextKey {
  static func of(_ text: String) -> UInt64 { of(text.utf8) }

  static func of(_ bytes: some Collection<UInt8>) -> UInt64 {
    if bytes.count <= 8 {
      var key: UInt64 = 0
      var shift: UInt64 = 0
      for byte in bytes {
        key |= UInt64(byte) << shift
        shift += 8
      }
      return key
    }
    // FNV-1a, 64 bits.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// Spreads a key's bits over the whole word.
  @inline(__always)
  static func mixed(_ key: UInt64) -> UInt64 {
    var x = (key ^ (key >> 32)) &* 0x9E37_79B9_7F4A_7C15
    x ^= x >> 29
    return x &* 0xBF58_476D_1CE4_E5B9
  }
}
