/// Chance as a function: the same numbers in give the same number out, so a feed can be made for any second without
/// having made the seconds before it. The mixing is SplitMix64's.
package struct Noise: Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = Noise.mixed(seed) }

  /// The noise of one thing among others: of a trip, of a stop of that trip …
  package func of(_ number: Int) -> Noise {
    var child = self
    child.state = Noise.mixed(state ^ (UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15))
    return child
  }

  /// The noise of what has that name.
  package func of(_ text: String) -> Noise {
    // FNV-1a. The stand-in shares nothing with the code that reads it.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return of(Int(truncatingIfNeeded: hash))
  }

  package var bits: UInt64 { state }

  /// 0 ..< 1.
  package var unit: Double { Double(state >> 11) / 9_007_199_254_740_992 }

  /// 0 ..< `bound`.
  package func below(_ bound: Int) -> Int { Int(state % UInt64(max(1, bound))) }

  /// True once in `n`.
  package func oneIn(_ n: Int) -> Bool { below(n) == 0 }

  /// 0 … 1, changing smoothly with `x`: each whole `x` has its own height.
  package func smooth(_ x: Double) -> Double {
    let whole = x.rounded(.down)
    let t = x - whole
    let ease = t * t * (3 - 2 * t)
    let low = of(Int(whole)).unit
    let high = of(Int(whole) + 1).unit
    return low + (high - low) * ease
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
