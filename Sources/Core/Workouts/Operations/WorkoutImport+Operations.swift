import Exercises
import Sharing
import Training

extension WorkoutImport {
  /// To be stored together; none before the end is reached. A record of the journal has 64 KiB at most.
  package var operations: [WorkoutsOperation] {
    guard isDone else { return [] }
    var operations: [WorkoutsOperation] = []
    for exercise in own { operations.append(.ownExerciseAdded(OwnExerciseAdded(exercise: exercise))) }
    var batch: [LoggedWorkout] = []
    var size = 0
    for workout in workouts {
      let more = 500 + workout.sets.count * Self.bytesOfSet
      if size + more > 55_000, !batch.isEmpty {
        operations.append(.imported(Imported(workouts: batch)))
        batch = []
        size = 0
      }
      batch.append(workout)
      size += more
    }
    if !batch.isEmpty { operations.append(.imported(Imported(workouts: batch))) }
    return operations
  }

  /// In a record, as text.
  private static let bytesOfSet = 48
}
