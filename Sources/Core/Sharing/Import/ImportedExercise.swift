import Exercises

/// What a name in an export means.
struct ImportedExercise: Sendable {
  let ref: ExerciseRef
  /// Where a set has both a distance and a time.
  let prefersTime: Bool
  /// Of its first set.
  var measure: Measure?
  private let name: String?

  init(_ name: String, _ names: ExerciseNames) {
    let known = names.exercise(name)
    ref = known?.ref ?? .own(named: name)
    prefersTime = known?.measurement.measure == .seconds
    self.name = known == nil ? name : nil
  }

  /// To be added to the person's own; nil where it is known.
  var new: OwnExercise? {
    guard let name, case .own(let id) = ref else { return nil }
    return OwnExercise(id: id, name: name, measure: measure ?? .reps)
  }
}
