import Kernel
import Testing

@Suite("A part of a whole")
struct PortionTests {
  @Test(
    "it is nothing of nothing, and never more than all",
    arguments: [
      (0, 4, 0), (1, 4, 0.25), (4, 4, 1), (5, 4, 1), (-1, 4, 0), (3, 0, 0), (0, 0, 0), (3, -2, 0),
      (Double.infinity, 3, 1), (1e308, 1e308, 1),
    ] as [(Double, Double, Double)])
  func value(part: Double, whole: Double, value: Double) { #expect(Portion(part, of: whole).value == value) }

  @Test("what is said is the nearest; what is reached is never said too early", arguments: 1...100)
  func hundredths(part: Int) {
    let portion = Portion(Double(part), of: 100)
    #expect(portion.percentReached == part && portion.rounded(to: 100) == part)
    #expect(Portion(Double(part) - 0.25, of: 100).percentReached == part - 1)
    #expect(Portion(Double(part) - 0.25, of: 100).rounded(to: 100) == part)
  }
}
