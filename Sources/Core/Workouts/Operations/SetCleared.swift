package import Kernel
import Training

/// A set is not done after all.
package struct SetCleared: WorkoutsFact {
  var logged = ""
  var place = SetPlace(superset: "", slot: "", round: 0)

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("logged", &logged)
    fields.place("place", &place)
  }

  func apply(to mine: inout MyWorkouts, id: String) {
    mine.changeLogged(logged) {
      $0.sets.removeAll { $0.place == place }
      $0.restUntil = nil
    }
  }

  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { words.didClear }
}
