import Score
import Testing

@Suite("The part of a scale")
struct FractionTests {
  @Test(
    "the ring fills to the score's part of its scale, held at both ends",
    arguments: [
      (514, 0, 700, 0.7342857142857143), (0, 0, 700, 0), (700, 0, 700, 1), (-5, 0, 700, 0), (900, 0, 700, 1),
      (300, 300, 850, 0), (575, 300, 850, 0.5), (5, 7, 7, 0), (5, 9, 7, 0),
    ])
  func fraction(score: Int, least: Int, most: Int, part: Double) {
    #expect(Fraction.of(score, least: least, most: most) == part)
  }
}
