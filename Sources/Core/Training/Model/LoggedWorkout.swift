package import Exercises
package import Kernel

/// A workout that was done, or is being done: what was really lifted, not what was planned.
package struct LoggedWorkout: Equatable, Sendable {
  /// That of the operation that started it; of an imported one it is made of its content.
  package var id: String
  package var name: String
  package var started: Instant
  /// Nil while it is being done.
  package var finished: Instant?
  /// The workout it was started from.
  package var workout: String?
  /// What is planned, as it stood at the start; empty once it is finished.
  package var plan: [Superset]
  /// In the order in which they were done.
  package var sets: [DoneSet]
  /// The end of the rest that was changed by hand since the last set.
  package var restUntil: Instant?

  package init(
    id: String, name: String, started: Instant, finished: Instant? = nil, workout: String? = nil,
    plan: [Superset] = [], sets: [DoneSet] = []
  ) {
    self.id = id
    self.name = name
    self.started = started
    self.finished = finished
    self.workout = workout
    self.plan = plan
    self.sets = sets
  }

  package var isRunning: Bool { finished == nil }

  /// Nil while the set is not done.
  package func done(_ place: SetPlace) -> DoneSet? { sets.first { $0.place == place } }

  /// The newest first; of two at the same moment the ids decide, the same on every device.
  package static func precedes(_ a: LoggedWorkout, _ b: LoggedWorkout) -> Bool {
    a.started != b.started ? a.started > b.started : a.id < b.id
  }
}

/// Which set of a plan.
package struct SetPlace: Equatable, Sendable {
  package var superset: String
  package var slot: String
  /// From 0.
  package var round: Int

  package init(superset: String, slot: String, round: Int) {
    self.superset = superset
    self.slot = slot
    self.round = round
  }
}

/// One set that was done.
package struct DoneSet: Equatable, Sendable {
  /// Unique in its workout: ticking the same set again changes it. In an imported workout, supersets and slots are
  /// numbered in the order of the file.
  package var place: SetPlace
  package var exercise: ExerciseRef
  package var set: ExerciseSet
  package var time: Instant

  package init(_ place: SetPlace, _ exercise: ExerciseRef, _ set: ExerciseSet, at time: Instant) {
    self.place = place
    self.exercise = exercise
    self.set = set
    self.time = time
  }
}
