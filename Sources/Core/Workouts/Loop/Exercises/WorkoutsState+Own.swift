import Exercises
import Kernel
import Training

/// An own exercise being written or changed.
struct OwnEditor: Equatable {
  /// Nil for a new one.
  var id: String?
  var name = ""
  var measure = Measure.reps
  var primary = MuscleSet()
  var secondary = MuscleSet()
  var equipment = ""
  var isTried = false
}

extension WorkoutsState {
  mutating func update(_ action: OwnAction, _ words: WorkoutsWords) -> [Effect] {
    switch action {
    case .field(let field, let text):
      type(field, text)
      return []
    case .save: return saveOwn(words)
    case .remove(let id): return go(to: .exercises(nil)) + [append(.ownExerciseRemoved(OwnExerciseRemoved(id: id)))]
    }
  }

  mutating func type(_ field: OwnAction.Field, _ text: String) {
    switch field {
    case .open:
      own = OwnEditor()
      guard let exercise = mine?.ownExercise(text) else {
        own?.name = exercises.query
        return
      }
      own?.id = exercise.id
      own?.name = exercise.name
      own?.measure = exercise.measure
      for muscle in exercise.primary { own?.primary.insert(muscle) }
      for muscle in exercise.secondary { own?.secondary.insert(muscle) }
      own?.equipment = exercise.equipment
    case .cancel: own = nil
    case .name: own?.name = text.cut(toBytes: 200)
    case .measure: own?.measure = Int(text).flatMap { Measure(rawValue: $0) } ?? .reps
    case .primary: if let muscle = Self.muscle(text) { own?.primary.toggle(muscle) }
    case .secondary: if let muscle = Self.muscle(text) { own?.secondary.toggle(muscle) }
    case .equipment:
      own?.equipment = Int(text).flatMap { Equipment(rawValue: $0)?.word } ?? ""
    }
  }

  private static func muscle(_ text: String) -> Muscle? { Int(text).flatMap { Muscle(rawValue: $0) } }

  /// Where it was looked for it goes into the workout at once.
  mutating func saveOwn(_ words: WorkoutsWords) -> [Effect] {
    guard let editor = own else { return [] }
    guard let name = WorkoutName.typed(editor.name) else {
      own?.isTried = true
      return [.announce(words.enter(.name))]
    }
    let ref = editor.id.map { ExerciseRef.own($0) } ?? ExerciseRef.own(named: name)
    guard case .own(let id) = ref else { return [] }
    let exercise = OwnExercise(
      id: id, name: name, measure: editor.measure, primary: editor.primary.all, secondary: editor.secondary.all,
      equipment: editor.equipment)
    own = nil
    if editor.id != nil { return [append(.ownExerciseChanged(OwnExerciseChanged(exercise: exercise)))] }
    if case .exercises(.some) = place {
      return [append(.ownExerciseAdded(OwnExerciseAdded(exercise: exercise)))] + pick(ref, in: exercise.measure, words)
    }
    return [append(.ownExerciseAdded(OwnExerciseAdded(exercise: exercise)))] + go(to: .exercise(ref)) + [
      .focus(selector: "#title")
    ]
  }
}

extension MuscleSet {
  fileprivate mutating func toggle(_ muscle: Muscle) {
    var rest = MuscleSet()
    for other in all where other != muscle { rest.insert(other) }
    if !contains(muscle) { rest.insert(muscle) }
    self = rest
  }
}
