/// The rare number that needs more than a machine word: too many digits, or too far a power of ten.
///
/// Done here because the browser's Swift has no C library behind `Double(String)`. Exact by construction: the quotient of
/// two whole numbers, divided bit by bit, rounded once, halves to even (IEEE 754 section 4.3.1).
extension Double {
  /// The nearest `Double` to a number of JSON's grammar; infinite where it is too large.
  init(nearest text: ArraySlice<UInt8>) {
    var digits = WholeNumber()
    var count = 0
    var power = 0
    var exponent = 0
    var isFraction = false
    var isExponent = false
    var isNegative = false
    var isNegativeExponent = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "-") where isExponent: isNegativeExponent = true
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): isExponent = true
      case UInt8(ascii: "0")...UInt8(ascii: "9") where isExponent:
        exponent = min(exponent * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if count > 0 || byte != UInt8(ascii: "0") { count += 1 }
        // No halfway point between two doubles has more than 767 digits: after that only "more than nothing" counts.
        if count <= 770 {
          digits.multiply(by: 10, adding: UInt32(byte - UInt8(ascii: "0")))
          if isFraction { power -= 1 }
        } else {
          if byte != UInt8(ascii: "0") { digits.limbs[0] |= 1 }
          if !isFraction { power += 1 }
        }
      default: break
      }
    }
    power += isNegativeExponent ? -exponent : exponent
    let magnitude = Double.nearest(digits, count: count, power: power)
    self = isNegative ? -magnitude : magnitude
  }

  private static func nearest(_ digits: WholeNumber, count: Int, power: Int) -> Double {
    if count == 0 || min(count, 770) + power < -330 { return 0 }
    if min(count, 770) + power > 310 { return .infinity }
    var above = digits
    var below = WholeNumber(1)
    for _ in 0..<power.magnitude {
      if power > 0 { above.multiply(by: 10, adding: 0) } else { below.multiply(by: 10, adding: 0) }
    }
    // Shifted until 1 ≤ above / below < 2.
    var exponent = above.bits - below.bits
    if exponent > 0 { below.shift(by: exponent) } else { above.shift(by: -exponent) }
    if above < below {
      above.shift(by: 1)
      exponent -= 1
    }
    if exponent > 1023 { return .infinity }
    let precision = exponent >= -1022 ? 53 : 53 - (-1022 - exponent)
    if precision < 0 { return 0 }
    var mantissa: UInt64 = 0
    for _ in 0..<precision {
      mantissa <<= 1
      if !(above < below) {
        above.subtract(below)
        mantissa |= 1
      }
      above.shift(by: 1)
    }
    if below < above || (above == below && mantissa & 1 == 1) { mantissa += 1 }
    // The leading bit of a normal number adds one to the exponent; a carry from rounding does the same.
    return Double(bitPattern: exponent >= -1022 ? UInt64(exponent + 1022) << 52 + mantissa : mantissa)
  }
}

/// A whole number of any size, least limb first, no zero on top.
private struct WholeNumber: Comparable {
  var limbs: [UInt32] = []

  init() {}
  init(_ value: UInt32) { limbs = [value] }

  /// Without the zeros in front; 0 of zero.
  var bits: Int { limbs.isEmpty ? 0 : limbs.count * 32 - limbs[limbs.count - 1].leadingZeroBitCount }

  mutating func multiply(by factor: UInt32, adding addend: UInt32) {
    var carry = UInt64(addend)
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  mutating func shift(by count: Int) {
    let (whole, rest) = (count / 32, UInt32(count % 32))
    if rest > 0 {
      var carry: UInt32 = 0
      for index in limbs.indices {
        let limb = limbs[index]
        limbs[index] = limb << rest | carry
        carry = limb >> (32 - rest)
      }
      if carry > 0 { limbs.append(carry) }
    }
    if whole > 0, !limbs.isEmpty { limbs.insert(contentsOf: [UInt32](repeating: 0, count: whole), at: 0) }
  }

  /// `other` is not greater.
  mutating func subtract(_ other: WholeNumber) {
    var borrow: Int64 = 0
    for index in limbs.indices {
      borrow += Int64(limbs[index]) - (index < other.limbs.count ? Int64(other.limbs[index]) : 0)
      limbs[index] = UInt32(truncatingIfNeeded: borrow)
      borrow >>= 32
    }
    while limbs.last == 0 { limbs.removeLast() }
  }

  static func < (a: WholeNumber, b: WholeNumber) -> Bool {
    if a.limbs.count != b.limbs.count { return a.limbs.count < b.limbs.count }
    for index in a.limbs.indices.reversed() where a.limbs[index] != b.limbs[index] {
      return a.limbs[index] < b.limbs[index]
    }
    return false
  }
}
