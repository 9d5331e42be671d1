package import Kernel
package import Training

/// What weights are entered in from now on.
package struct UnitChosen: WorkoutsFact {
  package var unit = Weight.Unit.kilograms

  package mutating func code(_ fields: inout Fields) { fields.choice("unit", &unit) }
  func apply(to mine: inout MyWorkouts, id: String) { mine.unit = unit }
  var register: Register? { Register("workouts.unit") }
  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { words.didChooseUnit }
}
