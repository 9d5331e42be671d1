import TestSupport
import Training

@testable import Workouts

extension Plan {
  /// With one workout, "w-1", whose supersets and slots are "1", "2", ….
  static func mine(_ supersets: [Superset]) -> MyWorkouts {
    var mine = MyWorkouts()
    WorkoutsOperation.workoutAdded(WorkoutAdded(name: "Push day", position: "a0", supersets: supersets)).apply(
      to: &mine, id: "w-1")
    return mine
  }
}

extension MyWorkouts {
  mutating func apply(_ operation: WorkoutsOperation, id: String = "op") { operation.apply(to: &self, id: id) }

  mutating func change(_ change: SupersetChange, superset: String = "1") {
    apply(.supersetChanged(SupersetChanged(workout: "w-1", superset: superset, change: change)))
  }

  var first: Superset { workouts[0].supersets[0] }
}
