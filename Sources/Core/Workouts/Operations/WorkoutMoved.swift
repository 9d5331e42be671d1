package import Kernel
import Training

/// A workout stands elsewhere among the others.
package struct WorkoutMoved: WorkoutsFact {
  var workout = ""
  var position = ""

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("workout", &workout)
    fields.ifReadable { $0.text("position", &position) }
  }

  func apply(to mine: inout MyWorkouts, id: String) {
    guard var moved = mine.workout(workout) else { return }
    mine.workouts.removeAll { $0.id == workout }
    moved.position = position
    mine.place(moved)
  }

  var register: Register? { Register("workouts.position." + workout) }

  /// Its new place is announced as it moves.
  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { nil }
  func line(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { words.didMove }
}
