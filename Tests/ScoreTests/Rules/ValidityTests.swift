import Score
import Testing

@Suite("Which scores can be shown")
struct ValidityTests {
  @Test(
    "a scale reaches to a million either way, both ends included",
    arguments: [(1_000_000, -1_000_000, 1_000_000), (-1_000_000, -1_000_000, -999_999), (0, 0, 1)])
  func furthest(score: Int, least: Int, most: Int) throws(ReportFault) {
    try Validity.check(score, least: least, most: most)
  }

  @Test("a score on its scale is one, 0 too", arguments: [(0, 0, 700), (700, 0, 700), (-3, -10, 0), (300, 300, 850)])
  func valid(score: Int, least: Int, most: Int) throws {
    #expect(try Report(score: score, least: least, most: most).score == score)
  }

  @Test(
    "a scale that ends where it begins, and a score outside it, are refused with the reason",
    arguments: [
      (5, 7, 7, ReportFault.noRange(least: 7, most: 7)), (5, 9, 7, .noRange(least: 9, most: 7)),
      (701, 0, 700, .outside(score: 701, least: 0, most: 700)), (-1, 0, 700, .outside(score: -1, least: 0, most: 700)),
      (1, 0, 2_000_000, .noRange(least: 0, most: 2_000_000)),
      (1, Int.min, Int.max, .noRange(least: Int.min, most: Int.max)),
    ])
  func invalid(score: Int, least: Int, most: Int, fault: ReportFault) {
    #expect(throws: fault) { try Report(score: score, least: least, most: most) }
  }
}
