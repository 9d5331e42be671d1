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

  /// As it was when the form was opened; nil for a new one.
  let before: OwnExercise?
  var form = Form<Field>()

  /// A new one is called what was looked for.
  init(_ exercise: OwnExercise?, query: String) {
    before = exercise
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
      if let muscle = Self.muscle(text) { toggle(String(muscle.rawValue), in: field) }
    case .equipment: form[.equipment] = Int(text).flatMap { Equipment(rawValue: $0)?.word } ?? ""
    }
  }

  /// What is trained doesn't help as well.
  private mutating func toggle(_ muscle: String, in field: Field) {
    form.toggle(muscle, in: field)
    let other = field == .primary ? Field.secondary : .primary
    if form.chosen(field).contains(muscle), form.chosen(other).contains(muscle) { form.toggle(muscle, in: other) }
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
    guard case .own(let id) = before.map({ .own($0.id) }) ?? ExerciseRef.own(named: name) else {
      return .wrong(.name, words.enter(.name))
    }
    return .ready(
      OwnExercise(
        id: id, name: name, measure: Int(form[.measure]).flatMap { Measure(rawValue: $0) } ?? .reps,
        primary: muscles(.primary).all, secondary: muscles(.secondary).all, equipment: form[.equipment]))
  }

  /// What was changed since the form was opened, to become that; nil where nothing was. What another device has changed
  /// meanwhile is none of it.
  func edit(to exercise: OwnExercise) -> OwnExerciseEdited? {
    guard let before else { return nil }
    var edit = OwnExerciseEdited(id: before.id)
    if form.isChanged(.name), exercise.name != before.name { edit.name = exercise.name }
    if exercise.measure != before.measure { edit.measure = exercise.measure }
    for muscle in Muscle.allCases
    where before.primary.contains(muscle) != exercise.primary.contains(muscle)
      || before.secondary.contains(muscle) != exercise.secondary.contains(muscle)
    {
      edit.muscles.append(OwnExerciseEdited.Part(muscle: muscle, role: exercise.role(of: muscle)))
    }
    if exercise.equipment != before.equipment { edit.equipment = exercise.equipment }
    return edit.saysAny ? edit : nil
  }

  private static func muscle(_ text: String) -> Muscle? { Int(text).flatMap { Muscle(rawValue: $0) } }
}
