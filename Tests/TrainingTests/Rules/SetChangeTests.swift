import Kernel
import TestSupport
import Testing
import Training

/// What is set for all rounds is set in each of them, and in no other exercise.
@Suite("What is changed in a round, or in every one")
struct SetChangeTests {
  private var plan: Workout {
    Plan.workout([Plan.superset(["bench", "row"], [[(10, 20), (8, 40)], [(9, 22.5), (7, 40)], [(8, 25), (6, 45)]])])
  }

  @Test("the rest of all rounds is that of each; of one, of that one alone")
  func rest() {
    var plan = plan
    plan.change(.rest(round: nil, 45))
    #expect(plan.first.rounds.map { $0.rest } == [45, 45, 45])
    plan.change(.rest(round: 1, 120))
    #expect(plan.first.rounds.map { $0.rest } == [45, 120, 45])
    plan.change(.rest(round: 9, 1))
    #expect(plan.first.rounds.map { $0.rest } == [45, 120, 45])
  }

  @Test("the kind of all rounds is that of each set of that exercise")
  func kind() {
    var plan = plan
    plan.change(.set(slot: "1", round: nil, .kind(.drop)))
    #expect(plan.first.rounds.map { $0.sets[0].kind } == [.drop, .drop, .drop])
    #expect(plan.first.rounds.map { $0.sets[1].kind } == [.normal, .normal, .normal])
    plan.change(.set(slot: "2", round: 2, .kind(.failure)))
    #expect(plan.first.rounds.map { $0.sets[1].kind } == [.normal, .normal, .failure])
  }

  @Test("the weight and the amount of all rounds, the other exercise untouched")
  func values() {
    var plan = plan
    plan.change(.set(slot: "2", round: nil, .weight(Weight(thousandths: 50_000))))
    plan.change(.set(slot: "1", round: nil, .amount(12)))
    #expect(plan.first.rounds.map { $0.sets[1].weight.thousandths } == [50_000, 50_000, 50_000])
    #expect(plan.first.rounds.map { $0.sets[0].weight.thousandths } == [20_000, 22_500, 25_000])
    #expect(plan.first.rounds.map { $0.sets.map { $0.amount } } == [[12, 8], [12, 7], [12, 6]])
  }

  @Test("typing writes to every round, and what was mixed beside it stays as it was")
  func typing() {
    var plan = Plan.workout([Plan.superset(["bench"], [[(10, 20)], [(8, 22.5)], [(6, 25)]])])
    plan.change(.set(slot: "1", round: nil, .amount(5)))
    #expect(plan.first.said == ["5×20", "5×22.5", "5×25"])
    plan.change(.set(slot: "1", round: 1, .weight(Weight(thousandths: 30_000))))
    #expect(plan.first.said == ["5×20", "5×30", "5×25"])
    plan.change(.set(slot: "1", round: 9, .amount(99)))
    #expect(plan.first.said == ["5×20", "5×30", "5×25"])
  }
}
