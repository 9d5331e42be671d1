package import Kernel
import Training

/// Finished workouts of a file; those whose id is there already change nothing.
package struct Imported: WorkoutsFact {
  var workouts: [LoggedWorkout] = []

  package mutating func code(_ fields: inout Fields) {
    fields.list(
      "workouts", &workouts, write: { LogRows.json($0) },
      read: { LogRows.logged($0).flatMap { $0.isRunning ? nil : $0 } })
  }

  func apply(to mine: inout MyWorkouts, id: String) { mine.log(workouts) }
  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { words.didBringLog }
}
