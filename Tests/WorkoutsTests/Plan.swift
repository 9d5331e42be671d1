import Kernel
@testable import Workouts

/// Workouts in few words: `Plan.superset(["squat"], [[(5, 100)], [(5, 102.5)]])`.
enum Plan {
  /// Rounds of sets: repetitions and kilograms.
  static func superset(
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

  static func set(_ reps: Int, _ kilograms: Double, _ kind: ExerciseSet.Kind = .normal) -> ExerciseSet {
    ExerciseSet(amount: reps, weight: Weight(thousandths: Int(kilograms * 1000)), kind: kind)
  }

  /// With one workout, "w-1", whose supersets and slots are "1", "2", ….
  static func mine(_ supersets: [Superset]) -> MyWorkouts {
    var mine = MyWorkouts()
    WorkoutsOperation.workoutAdded(WorkoutAdded(name: "Push day", position: "a0", supersets: supersets)).apply(
      to: &mine, id: "w-1")
    return mine
  }
}

extension MyWorkouts {
  mutating func apply(_ operation: WorkoutsOperation, id: String = "op") { operation.apply(to: &self, id: id) }

  mutating func change(_ change: SupersetChange, superset: String = "1") {
    apply(.supersetChanged(SupersetChanged(workout: "w-1", superset: superset, change: change)))
  }

  var first: Superset { workouts[0].supersets[0] }
}

extension Superset {
  /// "8×20 8×22.5 | …" a round, for reading in a test.
  var said: [String] {
    rounds.map { round in
      round.sets.map { "\($0.amount)×\($0.weight.plain)" }.joined(separator: " ")
    }
  }

  var exercises: [String] { slots.map { $0.exercise.text } }
}
