import Exercises
import Kernel
import TestSupport
import Testing
import Training

@testable import Workouts

@Suite("A workout being done, as its operations make it")
struct DoingTests {
  @Test("the plan stays as it stood at the start, whatever becomes of the workout")
  func planStays() {
    var mine = Plan.mine(PushDay.plan)
    mine.apply(.started(Started(workout: "w-1", name: "Push", time: PushDay.start)), id: "run")
    mine.apply(.workoutRemoved(WorkoutRemoved(workout: "w-1")))
    #expect(mine.workouts.isEmpty && mine.running?.plan == PushDay.plan)
    mine.apply(.finished(Finished(logged: "run", time: PushDay.start.adding(seconds: 3000))))
    #expect(mine.running == nil && mine.log[0].finished != nil && mine.log[0].plan.isEmpty)
  }

  @Test("a rest changed by hand ends when it was said to, until the next set")
  func restChanged() {
    var mine = Plan.mine(PushDay.plan)
    mine.apply(.started(Started(workout: "w-1", name: "Push", time: PushDay.start)), id: "run")
    func tick(_ index: Int, _ seconds: Int64) -> WorkoutsOperation {
      let step = PushDay.order.steps[index]
      return .setDone(
        SetDone(
          logged: "run",
          done: DoneSet(step.place, step.exercise, step.planned, at: PushDay.start.adding(seconds: seconds))))
    }
    mine.apply(tick(0, 10))
    mine.apply(.rested(Rested(logged: "run", until: PushDay.start.adding(seconds: 70))))
    #expect(RestTimer(mine.log[0], PushDay.order)?.until == PushDay.start.adding(seconds: 70))
    mine.apply(tick(1, 80))
    #expect(RestTimer(mine.log[0], PushDay.order)?.until == PushDay.start.adding(seconds: 170))
    mine.apply(.rested(Rested(logged: "run", until: PushDay.start.adding(seconds: 80))))
    #expect(RestTimer(mine.log[0], PushDay.order) == nil)
  }

  @Test("a set that is corrected keeps its place, and starts no new rest")
  func corrected() {
    var mine = Plan.mine(PushDay.plan)
    mine.apply(.started(Started(workout: "w-1", name: "Push", time: PushDay.start)), id: "run")
    for index in 0..<3 {
      let step = PushDay.order.steps[index]
      mine.apply(
        .setDone(
          SetDone(
            logged: "run", done: DoneSet(step.place, step.exercise, step.planned, at: PushDay.start.adding(seconds: 60))
          ))
      )
    }
    let step = PushDay.order.steps[0]
    mine.apply(
      .setDone(
        SetDone(
          logged: "run", done: DoneSet(step.place, step.exercise, Plan.set(7, 65), at: PushDay.start.adding(seconds: 5))
        ))
    )
    #expect(mine.log[0].sets.count == 3 && mine.log[0].sets[0].set.amount == 7)
    #expect(PushDay.order.next(after: mine.log[0].sets) == PushDay.order.steps[3])
    #expect(RestTimer(mine.log[0], PushDay.order)?.from == PushDay.start.adding(seconds: 60))
  }
}
