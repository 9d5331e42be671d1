package import Kernel
import Training

/// A workout is deleted.
package struct WorkoutRemoved: WorkoutsFact {
  var workout = ""

  package mutating func code(_ fields: inout Fields) { fields.identifier("workout", &workout) }
  func apply(to mine: inout MyWorkouts, id: String) { mine.workouts.removeAll { $0.id == workout } }
  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { words.didDeleteWorkout }
}
