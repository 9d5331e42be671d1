import Exercises
package import Kernel

/// An exercise that the person wrote is deleted.
package struct OwnExerciseRemoved: WorkoutsFact {
  var id = ""

  package mutating func code(_ fields: inout Fields) { fields.identifier("id", &id) }
  func apply(to mine: inout MyWorkouts, id: String) { mine.ownExercises.removeAll { $0.id == self.id } }
  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { words.didRemoveExercise }
}
