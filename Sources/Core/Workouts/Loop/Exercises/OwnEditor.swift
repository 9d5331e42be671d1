import Exercises
import Kernel
import Training

/// An own exercise being written or changed. All but its name may stay open.
package struct OwnEditor: Equatable, Sendable {
  /// What the dialog asks of an exercise.
  package enum Field: String, FormField {
    case name, measure, primary, secondary, equipment

    package static var prefix: String { "own-" }
  }

  /// Nil for a new one.
  var id: String?
  var form = Form<Field>()

  /// A new one is called what was looked for.
  init(_ exercise: OwnExercise?, query: String) {
    id = exercise?.id
    form[.name] = exercise?.name ?? query
    form[.measure] = String((exercise?.measure ?? .reps).rawValue)
    for muscle in exercise?.primary ?? [] { form.toggle(String(muscle.rawValue), in: .primary) }
    for muscle in exercise?.secondary ?? [] { form.toggle(String(muscle.rawValue), in: .secondary) }
    form[.equipment] = exercise?.equipment ?? ""
    form = form.begun
  }

  /// Of what can be chosen the number comes; muscles go on and off.
  mutating func type(_ text: String, into field: Field) {
    switch field {
    case .name: form.type(text, into: .name, most: 200)
    case .measure: form[.measure] = text
    case .primary, .secondary:
      if let muscle = Self.muscle(text) { form.toggle(String(muscle.rawValue), in: field) }
    case .equipment: form[.equipment] = Int(text).flatMap { Equipment(rawValue: $0)?.word } ?? ""
    }
  }

  /// Those chosen in `primary` or `secondary`.
  func muscles(_ field: Field) -> MuscleSet {
    var muscles = MuscleSet()
    for text in form.chosen(field) {
      if let muscle = Self.muscle(text) { muscles.insert(muscle) }
    }
    return muscles
  }

  /// What Save would keep now, or the first thing that is wrong.
  func outcome(_ words: WorkoutsWords) -> FormOutcome<Field, OwnExercise> {
    guard let name = WorkoutName.typed(form[.name]) else { return .wrong(.name, words.enter(.name)) }
    guard case .own(let id) = id.map({ .own($0) }) ?? ExerciseRef.own(named: name) else {
      return .wrong(.name, words.enter(.name))
    }
    return .ready(
      OwnExercise(
        id: id, name: name, measure: Int(form[.measure]).flatMap { Measure(rawValue: $0) } ?? .reps,
        primary: muscles(.primary).all, secondary: muscles(.secondary).all, equipment: form[.equipment]))
  }

  private static func muscle(_ text: String) -> Muscle? { Int(text).flatMap { Muscle(rawValue: $0) } }
}
