package import Kernel

extension WorkoutsOperation {
  /// Only names, places and settings replace each other. What happens inside a superset depends on what came before it,
  /// because more rounds repeat the last one; and a removed workout may be what a logged one had its plan from.
  package var register: Register? {
    switch self {
    case .workoutRenamed(let workout, _): Register("workouts.name." + workout)
    case .workoutMoved(let workout, _): Register("workouts.position." + workout)
    case .unitChosen: Register("workouts.unit")
    case .rackChosen: Register("workouts.rack")
    default: nil
    }
  }
}
