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

/// A text as a number, for tables and sorting: itself where it has at most 8 bytes, else its hash.
enum TextKey {
  /// Of its UTF-8.
  static func of(_ text: String) -> UInt64 { of(text.utf8) }

  /// Up to 8 bytes little-endian, so equal keys are equal texts; of longer ones FNV-1a.
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
    return FNV.hash(bytes)
  }

  /// Spreads a key's bits over the whole word.
  @inline(__always)
  static func mixed(_ key: UInt64) -> UInt64 {
    var x = (key ^ (key >> 32)) &* 0x9E37_79B9_7F4A_7C15
    x ^= x >> 29
    return x &* 0xBF58_476D_1CE4_E5B9
  }
}
