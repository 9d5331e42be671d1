/// `Double` to and from decimal text.
extension Double {
  /// Reads a number of JSON's grammar; the nearest `Double`, infinite where it is too large.
  ///
  /// Up to 15 digits and powers of ten up to 22 are exact as doubles, so one multiplication or division rounds once and
  /// right (Clinger 1990); coordinates and distances all go that way. The rest is done at length (Double+Nearest.swift).
  init(decimal text: ArraySlice<UInt8>) {
    var mantissa: Int64 = 0
    var exponent = 0
    var isNegative = false
    var isFraction = false
    var significant = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if significant > 0 || byte != UInt8(ascii: "0") { significant += 1 }
        if significant > 15 { break }
        mantissa = mantissa * 10 + Int64(byte - UInt8(ascii: "0"))
        if isFraction { exponent -= 1 }
      default:
        significant = 16
      }
    }
    if significant <= 15, exponent >= -22 {
      let magnitude = Double(mantissa) / Double.powersOfTen[-exponent]
      self = isNegative ? -magnitude : magnitude
    } else {
      self.init(nearest: text)
    }
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
