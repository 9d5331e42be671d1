/// Which of black and white reads better on a colour (WCAG 2.2, "relative luminance" and "contrast ratio").
package enum Contrast {
  /// A colour and what is written on it in black or white, at 4.5 : 1 at least. White where the agency's colour nearly
  /// bears it (3 : 1), as riders know the digits of the 1 2 3 and 4 5 6: the colour is then darkened just enough.
  package static func face(of color: UInt32) -> (fill: UInt32, isTextBlack: Bool) {
    if prefersBlackText(on: color), ratio(luminance(color), 1) < 3 { return (color, true) }
    var fill = color
    while ratio(luminance(fill), 1) < 4.5 { fill = darkened(fill) }
    return (fill, false)
  }

  /// A line's colour on the map, as the page's two themes have it: the agency's by day; by night light enough to be seen
  /// (3 : 1, WCAG's for what is drawn).
  static func stroke(of color: UInt32) -> String {
    var night = color
    while ratio(luminance(night), luminance(ground)) < 3 { night = lightened(night) }
    return night == color ? hex(color) : "light-dark(" + hex(color) + ", " + hex(night) + ")"
  }

  /// Of the map by night: tokens.css, --surface.
  private static let ground: UInt32 = 0x18_1B21

  private static func lightened(_ color: UInt32) -> UInt32 {
    func more(_ value: UInt32) -> UInt32 { value + (255 - value + 24) / 25 }
    return more(color >> 16 & 255) << 16 | more(color >> 8 & 255) << 8 | more(color & 255)
  }

  static func hex(_ color: UInt32) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = [UInt8(ascii: "#")]
    for shift in [20, 16, 12, 8, 4, 0] as [UInt32] { bytes.append(digits[Int(color >> shift & 15)]) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Each channel by a fiftieth, and by one at the least, so that black is reached.
  private static func darkened(_ color: UInt32) -> UInt32 {
    func less(_ value: UInt32) -> UInt32 { value == 0 ? 0 : min(value - 1, value * 49 / 50) }
    return less(color >> 16 & 255) << 16 | less(color >> 8 & 255) << 8 | less(color & 255)
  }

  /// Black and white meet at 4.58 : 1, so the better of the two always has at least 4.5 : 1; a softer black would not.
  static func prefersBlackText(on color: UInt32) -> Bool {
    ratio(luminance(color), 0) >= ratio(luminance(color), 1)
  }

  static func ratio(_ a: Double, _ b: Double) -> Double {
    (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// 0 for black, 1 for white; `color` is 0xRRGGBB.
  static func luminance(_ color: UInt32) -> Double {
    0.2126 * channel(color >> 16 & 255) + 0.7152 * channel(color >> 8 & 255) + 0.0722 * channel(color & 255)
  }

  /// sRGB to linear light, by the standard's power of 2.4; Embedded Swift has no `pow`.
  private static func channel(_ value: UInt32) -> Double {
    let c = Double(value) / 255
    if c <= 0.04045 { return c / 12.92 }
    let x = (c + 0.055) / 1.055
    // x^2.4 is x^2 times the fifth root of x^2, which Newton's method finds.
    let square = x * x
    var root = x
    for _ in 0..<8 { root = (4 * root + square / (root * root * root * root)) / 5 }
    return square * root
  }
}
