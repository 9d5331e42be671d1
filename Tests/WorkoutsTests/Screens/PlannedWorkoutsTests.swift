import Exercises
import Kernel
import Languages
import TestSupport
import Testing
import Training

@testable import Workouts

@Suite("What is planned for a day, while the app is open")
struct PlannedWorkoutsTests {
  /// It is twelve past eight on a Thursday.
  private let lifter = Lifter(.en, Plan.mine([Plan.superset(["bench"], [[(10, 20)], [(10, 20)]])]))

  private func plan(_ minutes: Int, days: [Int] = [3]) {
    lifter.receive(.workoutPlanned(WorkoutPlanned(workout: "w-1", days: days)))
    lifter.receive(.workoutTimed(WorkoutTimed(workout: "w-1", minutes: minutes)))
  }

  @Test("it is told at its time, once, with the way to it")
  func told() {
    plan(8 * 60 + 13)
    #expect(lifter.tick().isEmpty && lifter.nowLine == nil)
    lifter.wait(59)
    #expect(lifter.tick().isEmpty)
    lifter.wait(1)
    #expect(lifter.tick() == [Spoken(text: "Push day · Planned for today", path: "/workouts/plan/w-1")])
    lifter.wait(1)
    #expect(lifter.tick().isEmpty)
  }

  @Test("a page that lay hidden until long after says nothing, and shows it")
  func late() {
    plan(8 * 60 + 13)
    #expect(lifter.tick().isEmpty)
    lifter.wait(1200)
    #expect(lifter.tick().isEmpty)
    #expect(lifter.nowLine?.text == "Push day · Planned for today" && lifter.nowLine?.urgency == .minutes)
    lifter.wait(3600)
    #expect(lifter.nowLine?.urgency == .today)
  }

  @Test("it stands on Today from the morning on, before what would come next, and until it is begun")
  func tile() {
    #expect(lifter.tile.text.contains("Push day · 1 exercise"))
    plan(18 * 60 + 30)
    #expect(lifter.tile.text.contains("Push day · Planned for today · 18:30"))
    lifter.wait(11 * 3600)
    #expect(lifter.nowLine?.path == "/workouts/plan/w-1")
    lifter.act("workouts start w-1")
    #expect(!lifter.tile.text.contains("Planned") && lifter.nowLine?.path == "/workouts/now")
  }

  @Test("on another day it is not told")
  func another() {
    plan(8 * 60 + 13, days: [0, 4])
    #expect(lifter.tick().isEmpty)
    lifter.wait(120)
    #expect(lifter.tick().isEmpty && lifter.nowLine == nil && !lifter.tile.text.contains("Planned"))
  }

  @Test("of two the line and the tile show the one whose time came last, and two at once are told in one sentence")
  func two() {
    plan(8 * 60 + 13)
    lifter.receive(.workoutAdded(WorkoutAdded(name: "Leg day", position: "b0", supersets: [])))
    let other = lifter.kept.workouts.first { $0.name == "Leg day" }?.id ?? ""
    lifter.receive(.workoutPlanned(WorkoutPlanned(workout: other, days: [3])))
    lifter.receive(.workoutTimed(WorkoutTimed(workout: other, minutes: 8 * 60 + 13)))
    #expect(lifter.tick().isEmpty)
    lifter.wait(60)
    #expect(lifter.tick() == [Spoken(text: "Push day and Leg day · Planned for today", path: "/workouts")])
    #expect(lifter.nowLine?.text.hasPrefix("Push day") == true && lifter.tile.text.contains("Push day · Planned"))
    lifter.receive(.workoutTimed(WorkoutTimed(workout: other, minutes: 8 * 60 + 14)))
    #expect(lifter.tile.text.contains("Push day · Planned"))
    lifter.wait(60)
    #expect(lifter.nowLine?.text.hasPrefix("Leg day") == true && lifter.tile.text.contains("Leg day · Planned"))
  }

  @Test("a time that was emptied is asked for, and the one before holds")
  func emptied() {
    plan(18 * 60 + 30)
    lifter.open("/workouts/plan/w-1")
    lifter.act("workouts plan-time", value: "")
    #expect(lifter.page.text.contains("Enter a time. Until then the one before holds."))
    #expect(lifter.kept.workout("w-1")?.planned.minutes == 18 * 60 + 30)
    lifter.act("workouts plan-time", value: "18:30")
    #expect(!lifter.page.text.contains("Enter a time."))
  }
}
