package import Kernel
import Training

/// A workout has another name.
package struct WorkoutRenamed: WorkoutsFact {
  var workout = ""
  var name = ""

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("workout", &workout)
    fields.name("name", &name)
  }

  func apply(to mine: inout MyWorkouts, id: String) { mine.change(workout) { $0.name = name } }
  var register: Register? { Register("workouts.name." + workout) }
  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { words.didRename(name) }
}
