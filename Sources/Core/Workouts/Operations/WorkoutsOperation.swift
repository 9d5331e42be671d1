package import Kernel

/// What a person does with their workouts that lasts. The journal stores it under `kind` with `fields`: never change a
/// form, add another.
///
/// Each says one field of one item, so that two devices can change different ones and both stay.
package enum WorkoutsOperation: Equatable, Sendable {
  /// The workout's id is that of this operation.
  case workoutAdded(name: String, position: String, [Superset])
  case workoutRenamed(workout: String, name: String)
  case workoutMoved(workout: String, position: String)
  case workoutRemoved(workout: String)

  case supersetChanged(workout: String, superset: String, SupersetChange)
  /// Without a superset it makes one, whose id is that of this operation; then the position is the superset's. The
  /// slot's id is that of this operation in any case.
  case exerciseAdded(workout: String, superset: String?, position: String, ExerciseRef, Measure, Weight.Unit)

  /// One whose id is there already changes nothing.
  case ownExerciseAdded(OwnExercise)
  case ownExerciseChanged(OwnExercise)
  case ownExerciseRemoved(String)

  /// The logged workout's id is that of this operation.
  case started(workout: String, name: String, time: Instant)
  /// Done, or done otherwise than was said before.
  case setDone(logged: String, DoneSet)
  case setCleared(logged: String, SetPlace)
  /// The rest that is running ends then.
  case rested(logged: String, until: Instant)
  case finished(logged: String, time: Instant)
  case loggedRemoved(logged: String)
  /// Finished workouts of a file; those whose id is there already change nothing.
  case imported([LoggedWorkout])

  case unitChosen(Weight.Unit)
  case rackChosen(Rack)
}

/// What happens inside one superset of one workout.
package enum SupersetChange: Equatable, Sendable {
  case position(String)
  case rounds(Int)
  /// Seconds after a round, or without one after every round.
  case rest(round: Int?, Int)
  /// Seconds between two exercises of a round.
  case shortRest(Int)
  case slotMoved(slot: String, position: String)
  case slotReplaced(slot: String, ExerciseRef, Measure)
  /// The last one takes the superset with it.
  case slotRemoved(slot: String)
  /// In one round, or without one in every round.
  case set(slot: String, round: Int?, SetChange)
}

extension WorkoutsOperation {
  package var kind: String {
    switch self {
    case .workoutAdded: "workouts.added"
    case .workoutRenamed: "workouts.renamed"
    case .workoutMoved: "workouts.moved"
    case .workoutRemoved: "workouts.removed"
    case .supersetChanged: "workouts.superset"
    case .exerciseAdded: "workouts.exerciseAdded"
    case .ownExerciseAdded: "workouts.ownAdded"
    case .ownExerciseChanged: "workouts.ownChanged"
    case .ownExerciseRemoved: "workouts.ownRemoved"
    case .started: "workouts.started"
    case .setDone: "workouts.done"
    case .setCleared: "workouts.cleared"
    case .rested: "workouts.rested"
    case .finished: "workouts.finished"
    case .loggedRemoved: "workouts.loggedRemoved"
    case .imported: "workouts.imported"
    case .unitChosen: "workouts.unit"
    case .rackChosen: "workouts.rack"
    }
  }
}
