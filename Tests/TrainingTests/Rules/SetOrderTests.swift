import Exercises
import Kernel
import TestSupport
import Testing
import Training

@Suite("The order in which a plan is done")
struct SetOrderTests {
  @Test("exercises of a superset come in turn, round after round")
  func inTurn() {
    #expect(PushDay.order.steps.map { $0.exercise.text } == ["bench", "row", "bench", "row", "dip"])
    #expect(PushDay.order.steps.map { $0.rest } == [15, 90, 15, 90, 0])
  }

  @Test("the next set is the first behind the last one done; those left out come at the end")
  func next() {
    #expect(PushDay.order.next(after: []) == PushDay.order.steps[0])
    let steps = PushDay.order.steps
    func set(_ index: Int) -> DoneSet {
      DoneSet(steps[index].place, steps[index].exercise, steps[index].planned, at: PushDay.start)
    }
    #expect(PushDay.order.next(after: [set(1)]) == steps[2])
    #expect(PushDay.order.next(after: [set(1), set(4)]) == steps[0])
    #expect(PushDay.order.next(after: [set(0), set(1), set(2), set(3), set(4)]) == nil)
    #expect(SetOrder([]).next(after: []) == nil)
  }
}
