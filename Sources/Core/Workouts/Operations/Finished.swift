package import Kernel
import Training

/// A workout is done.
package struct Finished: WorkoutsFact {
  var logged = ""
  var time = Instant(milliseconds: 0)

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("logged", &logged)
    fields.time("time", &time)
  }

  func apply(to mine: inout MyWorkouts, id: String) {
    mine.changeLogged(logged) {
      $0.finished = time
      $0.plan = []
      $0.restUntil = nil
    }
  }

  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { words.didFinish }
}
