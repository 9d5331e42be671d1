import Exercises
package import Kernel

/// An exercise that the person wrote is otherwise, all of it: what was stored before `OwnExerciseEdited`.
package struct OwnExerciseChanged: WorkoutsFact {
  var exercise = OwnExercise(id: "", name: "")

  package mutating func code(_ fields: inout Fields) { exercise.code(&fields) }

  func apply(to mine: inout MyWorkouts, id: String) {
    mine.changeOwn(exercise.id) { $0 = exercise }
  }

  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { words.didChange }
}
