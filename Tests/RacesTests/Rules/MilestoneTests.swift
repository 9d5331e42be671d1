import Kernel
import Races
import Testing

@Suite("When a followed race is spoken of")
struct MilestoneTests {
  @Test(
    "followed races are spoken of at 10, 5 and 1 minutes and at the start",
    arguments: [
      (601, 600, true), (600, 599, false), (301, 300, true), (61, 59, true), (1, 0, true), (0, -1, false),
      (700, -59, true), (700, -60, false),
    ] as [(Int64, Int64, Bool)])
  func milestones(before: Int64, after: Int64, isPassed: Bool) {
    let start = Card.now
    #expect(
      Milestone.isPassed(
        Milestone.spoken, start: start, from: start.adding(seconds: -before), to: start.adding(seconds: -after))
        == isPassed)
  }
}
