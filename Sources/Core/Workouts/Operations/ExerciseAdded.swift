import Exercises
package import Kernel
import Training

/// An exercise in a workout. Without a superset it makes one, whose id is that of this operation; then the position is the
/// superset's. The slot's id is that of this operation in any case.
package struct ExerciseAdded: WorkoutsFact {
  var workout = ""
  var superset: String?
  var position = ""
  var exercise = ExerciseRef.bank("")
  var measure = Measure.reps
  var unit = Weight.Unit.kilograms

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("workout", &workout)
    fields.ifReadable { $0.identifier("superset", &superset) }
    fields.ifReadable { $0.text("position", &position) }
    fields.exercise("exercise", &exercise)
    fields.choice("measure", &measure)
    fields.choice("unit", &unit)
  }

  func apply(to mine: inout MyWorkouts, id: String) {
    mine.change(workout) { $0.add(Slot(id: id, position: position, exercise: exercise), to: superset, measure, unit) }
  }

  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { words.didAdd(state.name(of: exercise)) }
  func line(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? {
    state.line(words.didAdd(state.name(of: exercise)), of: workout, words)
  }
}

extension Workout {
  /// A superset that was removed meanwhile comes back with the exercise that was put into it, at the end.
  fileprivate mutating func add(_ slot: Slot, to superset: String?, _ measure: Measure, _ unit: Weight.Unit) {
    if let superset, self.superset(superset) != nil {
      change(superset) { $0.add(slot, measure: measure, unit) }
      return
    }
    let set = ExerciseSet(measure: measure, weight: Weight(thousandths: 0, unit))
    let position = superset == nil ? slot.position : self.position(for: nil, at: supersets.count)
    place(
      Superset(id: superset ?? slot.id, position: position, slots: [slot], rounds: [Round(sets: [set])]))
  }
}
