package import Exercises

/// The order in which a plan is done: superset after superset, round after round, exercise after exercise.
package struct SetOrder: Sendable {
  package let steps: [Step]

  /// One set that is to be done, and what the plan says around it.
  package struct Step: Equatable, Sendable {
    package var place: SetPlace
    package var exercise: ExerciseRef
    package var planned: ExerciseSet
    /// Rounds of its superset.
    package var rounds: Int
    /// Seconds after it: between the exercises of a round the short rest, after the last one the round's own; none
    /// after the last set of all.
    package var rest: Int
    /// What the plan does in turn with it, by the superset's place in the workout: "A", and "B1", "B2" where there are
    /// several exercises.
    package var superset: Int
    package var slot: Int
    package var slots: Int
  }

  package init(_ plan: [Superset]) {
    var steps: [Step] = []
    for (place, superset) in plan.enumerated() {
      for (number, round) in superset.rounds.enumerated() {
        for (index, slot) in superset.slots.enumerated() where index < round.sets.count {
          steps.append(
            Step(
              place: SetPlace(superset: superset.id, slot: slot.id, round: number), exercise: slot.exercise,
              planned: round.sets[index], rounds: superset.rounds.count,
              rest: index + 1 < superset.slots.count ? superset.shortRest : round.rest, superset: place, slot: index,
              slots: superset.slots.count))
        }
      }
    }
    if !steps.isEmpty { steps[steps.count - 1].rest = 0 }
    self.steps = steps
  }

  /// Its step, from 0; nil for a set that the plan does not have.
  package func index(of place: SetPlace) -> Int? { steps.firstIndex { $0.place == place } }

  /// What comes next: the first set that isn't done behind the one that was done last; where all behind it are, the
  /// first that was left out. Nil when all is done.
  package func next(after done: [DoneSet]) -> Step? {
    if done.count >= steps.count { return nil }
    let start = done.last.flatMap { index(of: $0.place) } ?? -1
    for offset in 1...steps.count {
      let step = steps[(start + offset + steps.count) % steps.count]
      if !done.contains(where: { $0.place == step.place }) { return step }
    }
    return nil
  }
}
