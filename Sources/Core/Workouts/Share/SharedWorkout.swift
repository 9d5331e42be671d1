import Kernel

/// A workout on its way to somebody: the plan, and what is to be known of the sender's own exercises in it. What a link,
/// a text or a file brings, and what they are made of.
package struct SharedWorkout: Equatable, Sendable {
  /// Without a place in anybody's list: see `Workout.init(name:supersets:)`.
  package let workout: Workout
  /// Each one that the workout needs, in the order in which it does.
  package let own: [OwnExercise]

  /// More than anybody plans; what is larger isn't read.
  package static let mostSupersets = 200
  package static let mostSets = 3000
  /// Exercises, each as often as it stands in the plan.
  package static let mostSlots = 500
  /// Bytes of a name.
  package static let longestName = 200

  /// `own` may have more than are needed. An exercise of its own that nobody knows any more keeps its id as name.
  package init(_ workout: Workout, own: [OwnExercise]) {
    var needed: [OwnExercise] = []
    var known = Places<String>()
    for exercise in own { known.add(exercise.id) }
    // By place in `known`: the first of one id counts.
    var places: [Int] = []
    for (index, exercise) in own.enumerated() where known.place(of: exercise.id) == places.count {
      places.append(index)
    }
    var taken = Places<String>()
    var supersets = workout.supersets
    for index in supersets.indices {
      for place in supersets[index].slots.indices {
        guard case .own(let id) = supersets[index].slots[place].exercise else { continue }
        var exercise = known.place(of: id).map { own[places[$0]] } ?? OwnExercise(id: id, name: id)
        let ref = ExerciseRef.own(named: exercise.name)
        supersets[index].slots[place].exercise = ref
        exercise.id = ref.text.dropPlus
        if taken.add(exercise.id).isNew { needed.append(exercise) }
      }
    }
    self.workout = Workout(name: workout.name, supersets: supersets)
    self.own = needed
  }
}

extension SharedWorkout {
  /// What is to be stored when somebody takes it: the exercises they don't have yet, and the workout at that position in
  /// their list. All of them together are one change.
  package func adding(to mine: MyWorkouts, at position: String) -> [WorkoutsOperation] {
    var operations: [WorkoutsOperation] = []
    for exercise in own where mine.ownExercise(exercise.id) == nil {
      operations.append(.ownExerciseAdded(OwnExerciseAdded(exercise: exercise)))
    }
    operations.append(.workoutAdded(WorkoutAdded(name: workout.name, position: position, supersets: workout.supersets)))
    return operations
  }

  /// The sets of all rounds.
  package var setCount: Int {
    var count = 0
    for superset in workout.supersets { count += superset.rounds.count * superset.slots.count }
    return count
  }
}

extension String {
  /// An own exercise's id, of the form that journals keep.
  fileprivate var dropPlus: String { String(decoding: Array(utf8.dropFirst()), as: UTF8.self) }
}
