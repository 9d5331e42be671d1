/// One exercise, of the bank or of the person's own: facts alone. What is not known is nil or empty.
package struct Exercise: Equatable, Sendable {
  package var ref: ExerciseRef
  /// In English in the bank; as it was written for an own one.
  package var name: String
  /// What else people call it, in small letters.
  package var aliases: [String] = []
  /// One that most people have done: it comes first among equals.
  package var isKnown = false
  package var equipment: Equipment?
  package var force: Force?
  package var mechanic: Mechanic?
  package var level: Level?
  package var category: Category?
  package var measurement: Measurement
  package var primary = MuscleSet()
  package var secondary = MuscleSet()

  package init(_ ref: ExerciseRef, name: String, measurement: Measurement) {
    self.ref = ref
    self.name = name
    self.measurement = measurement
  }

  package init(_ own: OwnExercise) {
    self.init(.own(own.id), name: own.name, measurement: Measurement(own.measure))
    equipment = Equipment(word: own.equipment)
    for muscle in own.primary { primary.insert(muscle) }
    for muscle in own.secondary { secondary.insert(muscle) }
  }
}
