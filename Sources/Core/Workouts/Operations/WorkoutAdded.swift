package import Kernel
import Training

/// A workout, whose id is that of this operation.
package struct WorkoutAdded: WorkoutsFact {
  var name = ""
  var position = ""
  var supersets: [Superset] = []

  package mutating func code(_ fields: inout Fields) {
    fields.name("name", &name)
    fields.ifReadable { $0.text("position", &position) }
    fields.list(
      "supersets", &supersets, write: { SupersetRows.json($0) }, read: { SupersetRows.superset($0) })
  }

  func apply(to mine: inout MyWorkouts, id: String) {
    var workout = Workout(name: name, supersets: supersets)
    workout.id = id
    workout.position = position
    mine.place(workout)
  }

  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { words.didAdd(name) }
}
