package import Exercises
import Kernel
package import Training

/// All that a person keeps in this module: the fold of `WorkoutsOperation`s.
package struct MyWorkouts: Equatable, Sendable {
  /// In the person's order.
  package internal(set) var workouts: [Workout] = []
  /// The newest first.
  package internal(set) var log: [LoggedWorkout] = []
  /// In the order in which they were added.
  package internal(set) var ownExercises: [OwnExercise] = []
  /// What weights are entered in from now on; nil until one was chosen.
  package internal(set) var unit: Weight.Unit?
  /// The bar and the plates the person owns, one rack a unit and kilograms first; none where they keep to the usual one.
  package internal(set) var racks: [Rack] = []

  /// Of what was ever in the log.
  var met = EverMet()

  package init() {}

  package func workout(_ id: String) -> Workout? { workouts.first { $0.id == id } }
  package func logged(_ id: String) -> LoggedWorkout? { log.first { $0.id == id } }
  package func ownExercise(_ id: String) -> OwnExercise? { ownExercises.first { $0.id == id } }

  /// The person's own, else the usual one.
  package func rack(in unit: Weight.Unit) -> Rack {
    for rack in racks where rack.bar.unit == unit { return rack }
    return Plates.usual(unit)
  }

  /// The one that is being done. Two devices may each have begun one: the later goes on, the other waits.
  package var running: LoggedWorkout? { log.first { $0.isRunning } }

  /// What puts a workout at `index` among the others.
  func moves(of workout: String, to index: Int) -> [Rank.Move] {
    Rank.moves(of: workout, to: index, in: workouts.map { $0.rank })
  }

  /// The position that puts a workout at `index` among the others.
  package func position(for workout: String?, at index: Int) -> String {
    Rank.position(in: workouts.map { $0.rank }, for: workout, at: index)
  }
}
