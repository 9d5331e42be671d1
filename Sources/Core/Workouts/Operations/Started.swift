package import Kernel
import Training

/// A workout is being done; the logged one's id is that of this operation.
package struct Started: WorkoutsFact {
  var workout = ""
  var name = ""
  var time = Instant(milliseconds: 0)
  /// The workout's supersets as they stood, so that no change of it that arrives later changes what is being done. Nil
  /// before they were said, and where they are too long to be: then they are those that the fold has here.
  var plan: [Superset]?

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("workout", &workout)
    fields.name("name", &name)
    fields.time("time", &time)
    // One that only a later version understands loses no workout: it is then as if it had not been said.
    fields.ifReadable {
      $0.ifThere("plan", &plan, []) {
        $0.list("plan", &$1, write: { SupersetRows.json($0) }, read: { SupersetRows.superset($0) })
        $0.check(Self.areUnlike($1))
      }
    }
  }

  func apply(to mine: inout MyWorkouts, id: String) {
    let plan = plan ?? mine.workout(workout)?.supersets ?? []
    mine.log([LoggedWorkout(id: id, name: name, started: time, workout: workout, plan: plan)])
  }

  /// No two of one id: sets are told apart by it.
  private static func areUnlike(_ plan: [Superset]) -> Bool {
    var ids = Places<String>()
    for superset in plan {
      if !ids.add(superset.id).isNew { return false }
    }
    return true
  }

  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { words.didStart(name) }
}

extension Started {
  /// With the plan where a record of the journal, which has 64 KiB at most, has room for it.
  init(_ workout: Workout, at time: Instant) {
    self.init(workout: workout.id, name: workout.name, time: time)
    let size = JSON.array(workout.supersets.map { SupersetRows.json($0) }).text.utf8.count
    if size <= 48 * 1024 { plan = workout.supersets }
  }
}
