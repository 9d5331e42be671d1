import Kernel
import Testing
@testable import Workouts

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

  @Test("the plan stays as it stood at the start, whatever becomes of the workout")
  func planStays() {
    var mine = Plan.mine(PushDay.plan)
    mine.apply(.started(Started(workout: "w-1", name: "Push", time: PushDay.start)), id: "run")
    mine.apply(.workoutRemoved(WorkoutRemoved(workout: "w-1")))
    #expect(mine.workouts.isEmpty && mine.running?.plan == PushDay.plan)
    mine.apply(.finished(Finished(logged: "run", time: PushDay.start.adding(seconds: 3000))))
    #expect(mine.running == nil && mine.log[0].finished != nil && mine.log[0].plan.isEmpty)
  }
}
