package import Exercises
package import Kernel

/// All that was done of one exercise: the days, newest first, and the records.
package struct ExercisePast: Equatable, Sendable {
  /// One workout's sets of the exercise, with the workout's id, name and beginning.
  package struct Session: Equatable, Sendable {
    package var logged: String
    package var name: String
    package var time: Instant
    package var sets: [ExerciseSet]
  }

  package let exercise: ExerciseRef
  package private(set) var sessions: [Session] = []
  package private(set) var records = Records()

  /// `log` is in order, newest first.
  package init(_ exercise: ExerciseRef, _ log: [LoggedWorkout]) {
    self.exercise = exercise
    for logged in log {
      var sets: [ExerciseSet] = []
      for done in logged.sets where done.exercise == exercise {
        sets.append(done.set)
        records.add(done)
      }
      if sets.isEmpty { continue }
      sessions.append(Session(logged: logged.id, name: logged.name, time: logged.started, sets: sets))
    }
  }
}

/// What a person did last time, to stand beside what they do now.
package enum LastTime {
  /// The `number`th set (from 0) of that exercise the last time it was done in a finished workout; the last one, where
  /// there were fewer.
  package static func set(_ number: Int, of exercise: ExerciseRef, in log: [LoggedWorkout]) -> ExerciseSet? {
    for logged in log where !logged.isRunning {
      var count = 0
      var last: ExerciseSet?
      for done in logged.sets where done.exercise == exercise {
        if count <= number { last = done.set }
        count += 1
      }
      if let last { return last }
    }
    return nil
  }
}
