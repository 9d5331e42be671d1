import Exercises
package import Kernel

/// An exercise that the person wrote. Where one of its id is there already, because another device wrote the same name, it
/// fills in what that one leaves open.
package struct OwnExerciseAdded: WorkoutsFact {
  var exercise = OwnExercise(id: "", name: "")

  package mutating func code(_ fields: inout Fields) { exercise.code(&fields) }

  func apply(to mine: inout MyWorkouts, id: String) {
    if mine.ownExercise(exercise.id) == nil {
      mine.ownExercises.append(exercise)
    } else {
      mine.changeOwn(exercise.id) { $0.fill(from: exercise) }
    }
  }

  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { words.didAdd(exercise.name) }
}
