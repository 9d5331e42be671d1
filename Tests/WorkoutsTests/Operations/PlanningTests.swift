import Exercises
import Kernel
import TestSupport
import Testing
import Training

@testable import Workouts

@Suite("A plan, as any operations make it")
struct PlanningTests {
  @Test("what is put into a superset that another device emptied meanwhile is not lost")
  func emptied() {
    var mine = Plan.mine([Plan.superset(["bench", "row", "bench"], [[(1, 10), (2, 20), (3, 30)]])])
    for slot in ["1", "2", "3"] { mine.change(.slotRemoved(slot: slot)) }
    mine.apply(
      .exerciseAdded(
        ExerciseAdded(
          workout: "w-1", superset: "1", position: "a0", exercise: .bank("dip"), measure: .reps, unit: .kilograms)),
      id: "b")
    #expect(mine.first.exercises == ["dip"] && mine.first.id == "1")
  }

  @Test("every round has one set an exercise, whatever was done", arguments: 0..<200)
  func whole(seed: UInt64) {
    var life = RandomLife(seed: seed)
    for _ in 0..<150 {
      life.step()
      for workout in life.mine.workouts {
        for superset in workout.supersets {
          #expect(!superset.slots.isEmpty && (1...Superset.mostRounds).contains(superset.rounds.count))
          #expect(superset.rounds.allSatisfy { $0.sets.count == superset.slots.count })
        }
      }
    }
  }

  @Test("a superset, collapsed and expanded again, is itself", arguments: 0..<200)
  func identity(seed: UInt64) {
    var life = RandomLife(seed: seed)
    for _ in 0..<80 { life.step() }
    for workout in life.mine.workouts {
      for superset in workout.supersets { #expect(superset.expanded(from: Collapsed(superset)) == superset) }
    }
  }
}

extension Superset {
  /// The expanded form of what was collapsed: only what is one value there is written to every round. A superset
  /// collapsed and expanded is itself again.
  fileprivate func expanded(from collapsed: Collapsed) -> Superset {
    var superset = self
    superset.setRounds(collapsed.rounds)
    if let rest = collapsed.rest { superset.setRest(rest, round: nil) }
    for (slot, line) in zip(slots, collapsed.lines) {
      if let amount = line.amount { superset.change(slot.id, round: nil, .amount(amount)) }
      if let weight = line.weight { superset.change(slot.id, round: nil, .weight(weight)) }
      if let kind = line.kind { superset.change(slot.id, round: nil, .kind(kind)) }
    }
    return superset
  }
}
