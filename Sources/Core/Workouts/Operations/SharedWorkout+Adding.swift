import Exercises
import Kernel
import Sharing
import Training

extension SharedWorkout {
  /// What is to be stored when somebody takes it: the exercises they don't have yet, and the workout at that position in
  /// their list. All of them together are one change.
  package func adding(to mine: MyWorkouts, at position: String) -> [WorkoutsOperation] {
    var operations: [WorkoutsOperation] = []
    for exercise in own where mine.ownExercise(exercise.id) == nil {
      operations.append(.ownExerciseAdded(OwnExerciseAdded(exercise: exercise)))
    }
    operations.append(.workoutAdded(WorkoutAdded(name: workout.name, position: position, supersets: workout.supersets)))
    return operations
  }
}
