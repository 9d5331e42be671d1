import Score
import Testing

@Suite("The part of a scale that a chart shows")
struct ScoreAxisTests {
  @Test(
    "a chart's axis lies around the scores, so that a change is seen, and never leaves the scale",
    arguments: [
      ([468, 514], 430, 550), ([514], 470, 550), ([0, 700], 0, 700), ([690, 700], 650, 700), ([0], 0, 40),
    ] as [([Int], Int, Int)])
  func axis(scores: [Int], low: Int, high: Int) {
    let axis = ScoreAxis(scores.map { .of($0) })
    #expect(axis.low == low && axis.high == high)
    #expect(scores.allSatisfy { (0...1).contains(axis.height($0)) })
  }

  @Test("of no reports is a scale of its own, and of a narrow scale counted in ones")
  func edges() {
    #expect(ScoreAxis([]).low == 0 && ScoreAxis([]).high == 1)
    let narrow = ScoreAxis([.of(5, most: 10)])
    #expect(narrow.low == 4 && narrow.high == 6)
  }
}
