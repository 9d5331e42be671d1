import Exercises
package import Kernel

/// An exercise that the person wrote is otherwise.
package struct OwnExerciseChanged: WorkoutsFact {
  var exercise = OwnExercise(id: "", name: "")

  package mutating func code(_ fields: inout Fields) { exercise.code(&fields) }

  func apply(to mine: inout MyWorkouts, id: String) {
    guard let index = mine.ownExercises.firstIndex(where: { $0.id == exercise.id }) else { return }
    mine.ownExercises[index] = exercise
  }

  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { words.didChange }
}
