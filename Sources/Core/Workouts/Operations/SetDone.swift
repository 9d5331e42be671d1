import Exercises
package import Kernel
import Training

/// A set is done. One that is done already is otherwise and keeps its place among the others: what was stored before
/// `SetCorrected`, or two devices that each did it.
package struct SetDone: WorkoutsFact {
  var logged = ""
  var done = DoneSet(
    SetPlace(superset: "", slot: "", round: 0), .bank(""), ExerciseSet(), at: Instant(milliseconds: 0))

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("logged", &logged)
    fields.place("place", &done.place)
    fields.exercise("exercise", &done.exercise)
    fields.value(
      "set", &done.set,
      write: { set in
        var row: [JSON] = []
        SupersetRows.append(set, to: &row)
        return .array(row)
      },
      read: { $0.array.flatMap { $0.count == 3 ? SupersetRows.set($0, at: 0) : nil } })
    fields.time("time", &done.time)
  }

  func apply(to mine: inout MyWorkouts, id: String) {
    mine.changeLogged(logged) {
      if let index = $0.sets.firstIndex(where: { $0.place == done.place }) {
        $0.sets[index] = done
      } else {
        $0.sets.append(done)
        $0.restUntil = nil
      }
    }
  }

  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? {
    words.didSet(state.name(of: done.exercise), words.set(done.set))
  }
}
