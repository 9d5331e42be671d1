/// Which exercises are wanted; nil wants any.
package struct ExerciseFilter: Equatable, Sendable {
  /// Among the primary ones.
  package var muscle: Muscle?
  package var equipment: Equipment?
  package var level: Level?
  package var category: Category?

  package init(
    muscle: Muscle? = nil, equipment: Equipment? = nil, level: Level? = nil, category: Category? = nil
  ) {
    self.muscle = muscle
    self.equipment = equipment
    self.level = level
    self.category = category
  }

  /// What an exercise does not say of itself passes only where any will do.
  package func passes(_ exercise: Exercise) -> Bool {
    if let muscle, !exercise.primary.contains(muscle) { return false }
    return (equipment == nil || exercise.equipment == equipment) && (level == nil || exercise.level == level)
      && (category == nil || exercise.category == category)
  }
}
