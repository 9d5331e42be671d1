package import Kernel
import Training

/// A workout is being done; the logged one's id is that of this operation.
package struct Started: WorkoutsFact {
  var workout = ""
  var name = ""
  var time = Instant(milliseconds: 0)

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("workout", &workout)
    fields.name("name", &name)
    fields.time("time", &time)
  }

  func apply(to mine: inout MyWorkouts, id: String) {
    let plan = mine.workout(workout)?.supersets ?? []
    mine.log([LoggedWorkout(id: id, name: name, started: time, workout: workout, plan: plan)])
  }

  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { words.didStart(name) }
}
