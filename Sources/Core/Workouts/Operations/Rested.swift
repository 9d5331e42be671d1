package import Kernel
import Training

/// The rest that is running ends then.
package struct Rested: WorkoutsFact {
  var logged = ""
  var until = Instant(milliseconds: 0)

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("logged", &logged)
    fields.time("time", &until)
  }

  func apply(to mine: inout MyWorkouts, id: String) {
    mine.changeLogged(logged) { if $0.isRunning { $0.restUntil = until } }
  }

  /// The clock says it.
  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { nil }
  func line(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { words.rest }
}
