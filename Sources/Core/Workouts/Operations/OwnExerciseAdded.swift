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
      // Another that was only renamed since is another exercise.
      mine.changeOwn(exercise.id) {
        if ExerciseRef.own(named: $0.name) == .own($0.id) { $0.fill(from: exercise) }
      }
    }
  }

  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { words.didAdd(exercise.name) }
}
