import TestSupport
import Testing
import Training

@Suite("How many rounds a superset has")
struct RoundsTests {
  @Test("fewer rounds keep the first, more repeat the last")
  func rounds() {
    var plan = Plan.workout([Plan.superset(["bench"], [[(10, 20)], [(8, 22.5)], [(6, 25)]])])
    plan.change(.rounds(2))
    #expect(plan.first.said == ["10×20", "8×22.5"])
    plan.change(.rounds(4))
    #expect(plan.first.said == ["10×20", "8×22.5", "8×22.5", "8×22.5"])
  }

  @Test("a number of rounds that can't be is refused", arguments: ["0", "-1", "", "three", "101", "2.5", "1e1", " "])
  func refused(_ text: String) {
    #expect(Rounds.typed(text) == nil)
  }

  @Test("others are read", arguments: [("1", 1), ("100", 100), (" 8 ", 8), ("007", 7)])
  func read(_ text: String, _ rounds: Int) {
    #expect(Rounds.typed(text) == rounds)
  }
}
