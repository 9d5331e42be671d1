import Kernel
import TestSupport
import Testing

@testable import Departures

/// WCAG 2.2, "contrast ratio"; the pairs are published ones, to two places as tools round them.
@Suite("Bullets can be read")
struct ContrastTests {
  @Test(
    "the ratio of two colours is WCAG's",
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0x777777, 0xFFFFFF, 4.48), (0x767676, 0xFFFFFF, 4.54), (0x0000FF, 0xFFFFFF, 8.59),
      (0xFF0000, 0xFFFFFF, 4.0), (0x00FF00, 0xFFFFFF, 1.37), (0xFFFF00, 0x000000, 19.56), (0x959595, 0xFFFFFF, 2.99),
      (0x123456, 0x123456, 1.0),
    ] as [(UInt32, UInt32, Double)])
  func ratio(a: UInt32, b: UInt32, expected: Double) {
    let ratio = Contrast.ratio(Contrast.luminance(a), Contrast.luminance(b))
    #expect(abs(ratio - expected) < 0.006)
  }

  @Test(
    "New York's lines have the digits that riders know: white but on the yellow, the orange, the greys and the light green",
    arguments: [
      (0xEE352E, false), (0x00933C, false), (0xB933AD, false), (0x0039A6, false), (0x996633, false), (0x808183, false),
      (0xFCCC0A, true), (0xFF6319, true), (0x6CBE45, true), (0xA7A9AC, true),
    ] as [(UInt32, Bool)])
  func digits(color: UInt32, isBlack: Bool) {
    #expect(Contrast.face(of: color).isTextBlack == isBlack)
  }

  @Test(
    "whatever the colour, its digit stands at 4.5 : 1 at the least, and a colour that bears its digit stays as it is")
  func always() {
    var random = SeededRandom(seed: 46)
    for _ in 0..<2000 {
      let color = UInt32(truncatingIfNeeded: random.next()) & 0xFFFFFF
      let face = Contrast.face(of: color)
      let ratio = Contrast.ratio(Contrast.luminance(face.fill), face.isTextBlack ? 0 : 1)
      #expect(ratio >= 4.5)
      if Contrast.ratio(Contrast.luminance(color), 1) >= 4.5 { #expect(face.fill == color) }
    }
  }
}
