/// An exercise that the person wrote, because the bank has none like it. What is not known stays out.
package struct OwnExercise: Equatable, Sendable {
  /// Made of its first name: see `ExerciseRef.own(named:)`.
  package var id: String
  /// Never empty.
  package var name: String
  package var measure: Measure
  package var primary: [Muscle]
  package var secondary: [Muscle]
  /// One of the bank's words for it, or "".
  package var equipment: String

  package init(
    id: String, name: String, measure: Measure = .reps, primary: [Muscle] = [], secondary: [Muscle] = [],
    equipment: String = ""
  ) {
    self.id = id
    self.name = name
    self.measure = measure
    self.primary = primary
    self.secondary = secondary
    self.equipment = equipment
  }
}
