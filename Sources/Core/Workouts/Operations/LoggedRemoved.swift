package import Kernel
import Training

/// A workout that was done is deleted.
package struct LoggedRemoved: WorkoutsFact {
  var logged = ""

  package mutating func code(_ fields: inout Fields) { fields.identifier("logged", &logged) }
  func apply(to mine: inout MyWorkouts, id: String) { mine.log.removeAll { $0.id == logged } }
  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { words.didRemoveLogged }
}
