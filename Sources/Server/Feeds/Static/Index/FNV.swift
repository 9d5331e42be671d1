/// Fowler–Noll–Vo 1a, 64 bits: tells things apart, keeps nothing secret. Inlined also into other targets: it is a step for
/// each byte, or word, of what may be long.
package enum FNV {
  /// The hash of nothing.
  @inlinable package static var start: UInt64 { 0xCBF2_9CE4_8422_2325 }

  /// The hash after one more byte; also of a word, where speed counts for more than how well its high bits are spread.
  @inlinable package static func step(_ hash: UInt64, _ word: UInt64) -> UInt64 { (hash ^ word) &* 0x100_0000_01B3 }

  /// Of all bytes, as the definition has it.
  @inlinable package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = start
    for byte in bytes { hash = step(hash, UInt64(byte)) }
    return hash
  }

  /// With its high bits in the low ones as well, for tables of a power of two.
  @inlinable package static func folded(_ bytes: some Sequence<UInt8>) -> UInt64 {
    let hash = hash(bytes)
    return hash ^ hash >> 32
  }
}
