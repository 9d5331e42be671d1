import Exercises
import Kernel
import TestSupport
import Testing
import Training

@Suite("Exercises in a superset")
struct SlotsTests {
  private var plan = Plan.workout([
    Plan.superset(["bench", "row", "bench"], [[(1, 10), (2, 20), (3, 30)], [(4, 40), (5, 50), (6, 60)]])
  ])

  @Test("one that is added gets a set in every round")
  mutating func added() {
    plan.change("1") {
      $0.add(Slot(id: "new", position: "z", exercise: .bank("dip")), measure: .reps, .pounds)
    }
    #expect(plan.first.exercises == ["bench", "row", "bench", "dip"])
    #expect(plan.first.said == ["1×10 2×20 3×30 0×0", "4×40 5×50 6×60 0×0"])
    #expect(plan.first.rounds[0].sets[3].weight.unit == .pounds)
  }

  @Test("one that is removed takes its set from every round; of two alike only the one that was meant")
  mutating func removed() {
    plan.change(.slotRemoved(slot: "3"))
    #expect(plan.first.exercises == ["bench", "row"] && plan.first.said == ["1×10 2×20", "4×40 5×50"])
  }

  @Test("the last one takes the superset with it")
  mutating func last() {
    for slot in ["1", "2", "3"] { plan.change(.slotRemoved(slot: slot)) }
    #expect(plan.supersets.isEmpty)
  }

  @Test("a move takes along the sets of all rounds, with the same exercise twice")
  mutating func moved() {
    let position = plan.first.position(for: "3", at: 0)
    plan.change(.slotMoved(slot: "3", position: position))
    #expect(plan.first.slots.map { $0.id } == ["3", "1", "2"])
    #expect(plan.first.said == ["3×30 1×10 2×20", "6×60 4×40 5×50"])
  }

  @Test("another exercise keeps the plan where it is counted alike, and its weights in any case")
  mutating func replaced() {
    plan.change(.slotReplaced(slot: "2", .bank("curl"), .reps))
    #expect(plan.first.exercises == ["bench", "curl", "bench"] && plan.first.said[0] == "1×10 2×20 3×30")
    plan.change(.slotReplaced(slot: "2", .bank("plank"), .seconds))
    #expect(plan.first.said[0] == "1×10 0×20 3×30" && plan.first.rounds[1].sets[1].measure == .seconds)
  }

  @Test("over eight rounds, any moves are a permutation that takes whole columns along", arguments: 0..<100)
  func permutation(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let rounds = (0..<8).map { round in (0..<5).map { (round * 10 + $0, Double($0)) } }
    var plan = Plan.workout([Plan.superset(["a", "b", "a", "c", "a"], rounds)])
    var expected = ["1", "2", "3", "4", "5"]
    for _ in 0..<20 {
      let from = Int.random(in: 0..<5, using: &random)
      let to = Int.random(in: 0..<5, using: &random)
      let slot = expected.remove(at: from)
      expected.insert(slot, at: to)
      plan.change(.slotMoved(slot: slot, position: plan.first.position(for: slot, at: to)))
    }
    #expect(plan.first.slots.map { $0.id } == expected)
    for (round, sets) in plan.first.rounds.enumerated() {
      #expect(sets.sets.map { $0.amount % 10 + 1 } == expected.compactMap { Int($0) })
      #expect(sets.sets.allSatisfy { $0.amount / 10 == round })
    }
  }
}
