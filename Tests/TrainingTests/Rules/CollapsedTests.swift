import Kernel
import TestSupport
import Testing
import Training

@Suite("A superset, collapsed and expanded")
struct CollapsedTests {
  @Test("what is the same in every round is one value, what differs is none")
  func collapsed() {
    let superset = Plan.superset(["bench", "row"], [[(10, 20), (8, 40)], [(10, 22.5), (8, 40)]])
    let collapsed = Collapsed(superset)
    #expect(collapsed.rounds == 2 && collapsed.rest == 90)
    #expect(collapsed.lines[0].amount == 10 && collapsed.lines[0].weight == nil)
    #expect(collapsed.lines[1].amount == 8 && collapsed.lines[1].weight == Weight(thousandths: 40_000))
  }

  @Test("the same number in another unit differs")
  func units() {
    var superset = Plan.superset(["bench"], [[(10, 20)], [(10, 20)]])
    superset = Superset(
      slots: superset.slots,
      rounds: [
        superset.rounds[0], Round(sets: [ExerciseSet(amount: 10, weight: Weight(thousandths: 20_000, .pounds))]),
      ])
    #expect(Collapsed(superset).lines[0].weight == nil)
  }
}
