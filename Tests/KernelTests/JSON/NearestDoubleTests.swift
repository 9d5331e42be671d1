import TestSupport
import Testing

@testable import Kernel

@Suite("A number of any length is read as the nearest double")
struct NearestDoubleTests {
  @Test(
    "the hard cases round as IEEE 754 wants",
    arguments: [
      "9007199254740993", "9007199254740992.999999999999999", "1e23", "8.5e22", "1.7976931348623157e308",
      "1.7976931348623158e308", "1.7976931348623159e308", "1e309", "2.2250738585072011e-308", "2.2250738585072014e-308",
      "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "1e-400", "0e999999999999", "-0.0e-5",
      "6.631236846766476e-316", "3.2378839133029012895883524125015321748630094436e-319",
      "123456789012345678901234567890",
      "0.000000000000000000000000000000000000000000001234567890123456789", "-5e-324", "1e22", "1e-22",
    ])
  func hardCases(text: String) throws {
    #expect(Double(nearest: Array(text.utf8)[...]).bitPattern == (try #require(Double(text))).bitPattern)
  }

  @Test("any finite double written out comes back as itself, and its neighbours' midpoint as the even one")
  func seeded() throws {
    var random = SeededRandom(seed: 17)
    for _ in 0..<4_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      #expect(Double(nearest: Array(value.description.utf8)[...]).bitPattern == value.bitPattern)
      let text = "\(random.next())\(random.next()).\(random.next())e\(Int.random(in: -360...290, using: &random))"
      #expect(Double(nearest: Array(text.utf8)[...]) == (try #require(Double(text))))
    }
  }

  @Test("a thousand digits just above a halfway point round up, and exactly on it to even")
  func longTies() {
    let half = "9007199254740993" + "." + String(repeating: "0", count: 1_000)
    #expect(Double(nearest: Array(half.utf8)[...]) == 9_007_199_254_740_992)
    #expect(Double(nearest: Array((half + "1").utf8)[...]) == 9_007_199_254_740_994)
  }
}
