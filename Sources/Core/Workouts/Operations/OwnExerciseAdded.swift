import Exercises
package import Kernel

/// An exercise that the person wrote. One whose id is there already changes nothing.
package struct OwnExerciseAdded: WorkoutsFact {
  var exercise = OwnExercise(id: "", name: "")

  package mutating func code(_ fields: inout Fields) { exercise.code(&fields) }

  func apply(to mine: inout MyWorkouts, id: String) {
    if mine.ownExercise(exercise.id) == nil { mine.ownExercises.append(exercise) }
  }

  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { words.didAdd(exercise.name) }
}
