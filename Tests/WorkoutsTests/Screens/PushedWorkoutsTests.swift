import Exercises
import Kernel
import Languages
import TestSupport
import Testing
import Training

@testable import Workouts

@Suite("Being told of workouts with the app closed")
struct PushedWorkoutsTests {
  private let lifter = Lifter(.en, Plan.mine([Plan.superset(["bench"], [[(10, 20)], [(10, 20)]])]))

  @Test("that a rest is over, by the server’s clock, with what comes next; and no more once it was skipped")
  func rest() throws {
    lifter.offset = 10_800
    lifter.act("workouts start w-1")
    #expect(lifter.pushed.isEmpty, "nothing is done yet")
    let place = SetPlace(superset: "1", slot: "1", round: 0)
    lifter.receive(
      .setDone(
        SetDone(logged: "op-1", done: DoneSet(place, .bank("bench"), ExerciseSet(amount: 10), at: lifter.now))))
    let one = try #require(lifter.pushed.first)
    let rest = try #require(lifter.state.running?.rest)
    #expect(one.kind == .rest && one.isOfTheMoment && one.path == "/workouts/now")
    #expect(one.asked == rest.until && one.due == rest.until.adding(seconds: 10_800), "the phone’s clock is 3 h behind")
    #expect(one.face.title == "Rest is over.")
    lifter.receive(.rested(Rested(logged: "op-1", until: lifter.now)))
    #expect(lifter.pushed.isEmpty)
  }

  @Test("a rest that runs says until when by the phone’s clock, and what ends it, which no later rest ends by")
  func live() throws {
    lifter.offset = 10_800
    lifter.act("workouts start w-1")
    let done = { (round: Int) in
      DoneSet(
        SetPlace(superset: "1", slot: "1", round: round), .bank("bench"), ExerciseSet(amount: 10), at: self.lifter.now)
    }
    lifter.receive(.setDone(SetDone(logged: "op-1", done: done(0))))
    let live = try #require(lifter.state.rest(lifter.surroundings)?.live)
    #expect(live.until == lifter.state.running?.rest?.until && live.text.hasPrefix("Push day · "))
    let skip = try #require(WorkoutsOperation(kind: live.kind, fields: live.fields))
    lifter.receive(skip)
    #expect(lifter.state.rest(lifter.surroundings) == nil && lifter.state.running?.rest == nil)
  }

  @Test("on which days a workout is planned is chosen in its editor, and told at the time chosen there")
  func planned() throws {
    lifter.open("/workouts/plan/w-1")
    lifter.act("workouts plan-day 3")
    lifter.act("workouts plan-day 0")
    #expect(lifter.kept.workout("w-1")?.planned == WorkoutPlan(days: [0, 3]))
    lifter.act("workouts plan-time", value: "18:30")
    let all = lifter.pushed
    #expect(all.map { Lifter.zone.local($0.due).day.weekday } == [3, 0])
    #expect(all.map { Lifter.zone.local($0.due).second } == [66_600, 66_600])
    #expect(all[0].face == PushReminder.Face("Push day", "Planned for today · 1 exercise") && all[0].canWait)
    lifter.act("workouts plan-day 3")
    #expect(lifter.kept.workout("w-1")?.planned.days == [0])
  }

  @Test("a time of today that was over when it was chosen is for next week")
  func late() throws {
    lifter.receive(.workoutPlanned(WorkoutPlanned(workout: "w-1", days: [3])))
    lifter.receive(.workoutTimed(WorkoutTimed(workout: "w-1", minutes: 8 * 60)))
    #expect(lifter.pushed.isEmpty, "it is twelve past eight")
    lifter.receive(.workoutTimed(WorkoutTimed(workout: "w-1", minutes: 8 * 60 + 5)))
    #expect(lifter.pushed.count == 1)
  }

  @Test("once it was begun on its day it is told of no more")
  func begun() {
    lifter.receive(.workoutPlanned(WorkoutPlanned(workout: "w-1", days: [3])))
    lifter.receive(.workoutTimed(WorkoutTimed(workout: "w-1", minutes: 8 * 60 + 5)))
    #expect(lifter.pushed.count == 1)
    lifter.act("workouts start w-1")
    #expect(lifter.pushed.isEmpty)
  }

  @Test("an empty time field changes nothing, and no other day than a week’s is taken")
  func odd() {
    lifter.open("/workouts/plan/w-1")
    for (wire, value) in [("plan-time", ""), ("plan-time", "25:00"), ("plan-day 7", ""), ("plan-day", "")] {
      lifter.act("workouts " + wire, value: value)
    }
    #expect(lifter.kept.workout("w-1")?.planned == WorkoutPlan())
  }
}

extension Lifter {
  fileprivate var pushed: [PushReminder] {
    state.pushReminders(surroundings).filter { $0.isAhead(of: surroundings.now) }
  }
}
