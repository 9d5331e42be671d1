import Exercises
import Kernel

/// Words of the exercises: the bank and one's own.
extension WorkoutsWords {
  func found(_ count: Int) -> String {
    count == 0 ? foundNone : exercisesFound(count)
  }
  func most(_ measure: Measure) -> String {
    switch measure {
    case .reps: mostReps
    case .seconds: mostSeconds
    case .metres: mostMetres
    }
  }
  func ownAdded(_ name: String) -> String { didAdd(name) }
}
