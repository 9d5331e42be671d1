import Exercises
package import Training

/// Workouts in few words: `Plan.superset(["squat"], [[(5, 100)], [(5, 102.5)]])`.
package enum Plan {
  /// Rounds of sets: repetitions and kilograms.
  package static func superset(
    _ exercises: [String], _ rounds: [[(Int, Double)]], rest: Int = 90, shortRest: Int = 15
  ) -> Superset {
    var slots: [Slot] = []
    for exercise in exercises { slots.append(Slot(exercise: .bank(exercise))) }
    var list: [Round] = []
    for round in rounds {
      list.append(Round(sets: round.map { set($0.0, $0.1) }, rest: rest))
    }
    return Superset(slots: slots, rounds: list, shortRest: shortRest)
  }

  package static func set(_ reps: Int, _ kilograms: Double, _ kind: ExerciseSet.Kind = .normal) -> ExerciseSet {
    ExerciseSet(amount: reps, weight: Weight(thousandths: Int(kilograms * 1000)), kind: kind)
  }

  /// One whose supersets and slots are "1", "2", ….
  package static func workout(_ supersets: [Superset]) -> Workout { Workout(name: "Push day", supersets: supersets) }
}

extension Workout {
  package mutating func change(_ change: SupersetChange, superset: String = "1") { apply(change, to: superset) }

  package var first: Superset { supersets[0] }
}

extension Superset {
  /// "8×20 8×22.5 | …" a round, for reading in a test.
  package var said: [String] {
    rounds.map { round in
      round.sets.map { "\($0.amount)×\($0.weight.plain)" }.joined(separator: " ")
    }
  }

  package var exercises: [String] { slots.map { $0.exercise.text } }
}
