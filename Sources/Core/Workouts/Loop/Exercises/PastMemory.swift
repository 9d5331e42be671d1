import Exercises
import Kernel
import Training

/// An exercise's past, worked out when its screen opens and not at each view.
final class PastMemory {
  private var past: ExercisePast?
  private var log: [LoggedWorkout] = []

  /// Worked out anew where the exercise or the log is another.
  func past(of exercise: ExerciseRef, in log: [LoggedWorkout]) -> ExercisePast {
    if let past, past.exercise == exercise, self.log.count == log.count, self.log.first == log.first { return past }
    let past = ExercisePast(exercise, log)
    self.past = past
    self.log = log
    return past
  }
}
