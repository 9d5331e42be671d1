import Kernel
import Testing
@testable import Workouts

@Suite("The rest after a set")
struct RestTimerTests {
  @Test("the short rest inside a superset, the full one after its round, none after the last set")
  func rests() {
    #expect(RestTimer(PushDay.done(0), PushDay.order) == nil)
    #expect(RestTimer(PushDay.done(1), PushDay.order)?.secondsLeft(at: PushDay.start.adding(seconds: 100)) == 15)
    let full = RestTimer(PushDay.done(2), PushDay.order)
    #expect(full?.secondsLeft(at: PushDay.start.adding(seconds: 230)) == 60)
    #expect(full?.thousandthsLeft(at: PushDay.start.adding(seconds: 245)) == 500)
    #expect(full?.secondsLeft(at: PushDay.start.adding(seconds: 1000)) == 0)
    #expect(full?.thousandthsLeft(at: PushDay.start) == 1000)
    #expect(RestTimer(PushDay.done(5), PushDay.order) == nil)
  }

  @Test("a clock that is put back makes no rest longer than it was")
  func clockPutBack() {
    #expect(RestTimer(PushDay.done(2), PushDay.order)?.secondsLeft(at: PushDay.start.adding(seconds: -3600)) == 90)
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
