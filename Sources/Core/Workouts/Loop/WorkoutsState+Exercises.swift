import Exercises
import Kernel
import Training

/// The bank, the person's own exercises, and choosing among them.
extension WorkoutsState {
  func exercise(_ exercise: ExerciseRef) -> Exercise? {
    bank.bank.exercise(exercise, own: mine?.ownExercises ?? [])
  }

  /// Before the bank has come, or of an own one that was removed, the id says it well enough.
  func name(of ref: ExerciseRef) -> String {
    if let exercise = exercise(ref) { return exercise.name }
    let id =
      switch ref {
      case .bank(let id), .own(let id): id
      }
    return Self.name(of: id)
  }

  /// "Barbell Bench Press" of "barbell-bench-press", as the bank has most of them.
  private static func name(of id: String) -> String {
    var bytes = Array(id.utf8)
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "-") { bytes[index] = 0x20 }
      let isFirst = index == 0 || bytes[index - 1] == 0x20
      if isFirst, bytes[index] >= UInt8(ascii: "a"), bytes[index] <= UInt8(ascii: "z") { bytes[index] -= 0x20 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func name(of superset: Superset, _ words: WorkoutsWords) -> String {
    var name = ""
    for slot in superset.slots { name += (name.isEmpty ? "" : " + ") + self.name(of: slot.exercise) }
    return name
  }

  func measure(of ref: ExerciseRef) -> Measure { exercise(ref)?.measurement.measure ?? .reps }

  func found(_ surroundings: Surroundings) -> (found: [Exercise], count: Int) {
    searches.find(query, filter, limit: shown, bank.bank, mine?.ownExercises ?? [], surroundings.language)
  }

  /// The value is a case's number, or "" for any.
  mutating func choose(_ which: WorkoutsAction.Filter, _ value: String) {
    let number = Int(value) ?? -1
    switch which {
    case .muscle: filter.muscle = Muscle(rawValue: number)
    case .equipment: filter.equipment = Equipment(rawValue: number)
    case .level: filter.level = Level(rawValue: number)
    case .category: filter.category = Category(rawValue: number)
    }
    shown = Self.page
  }

  /// Into the workout it was looked for.
  mutating func pick(_ exercise: ExerciseRef, in measure: Measure? = nil, _ words: WorkoutsWords) -> [Effect] {
    guard let target = wanted, let workout = mine?.workout(target.workout) else { return [] }
    let measure = measure ?? self.measure(of: exercise)
    var operation: WorkoutsOperation
    if let id = target.superset, let superset = workout.superset(id) {
      if let slot = target.slot {
        operation = .supersetChanged(
          SupersetChanged(workout: workout.id, superset: id, change: .slotReplaced(slot: slot, exercise, measure)))
      } else {
        if superset.slots.count >= Superset.mostSlots { return [.announce(words.tooManyExercises)] }
        let position = superset.position(for: nil, at: superset.slots.count)
        operation = .exerciseAdded(
          ExerciseAdded(
            workout: workout.id, superset: id, position: position, exercise: exercise, measure: measure, unit: unit))
      }
    } else {
      let position = workout.position(for: nil, at: workout.supersets.count)
      operation = .exerciseAdded(
        ExerciseAdded(
          workout: workout.id, superset: nil, position: position, exercise: exercise, measure: measure, unit: unit))
    }
    return go(to: .workout(workout.id)) + [.focus(selector: "#add-exercise"), append(operation)]
  }

  /// What an exercise is being chosen for, in the bank or beside its facts.
  var wanted: WorkoutsPlace.Target? {
    switch place {
    case .exercises(let target): target
    case .exercise(_, from: .some(.choosing(let target))): target
    default: nil
    }
  }

  // MARK: Own exercises

  mutating func openOwn(_ id: String) { own = OwnEditor(mine?.ownExercise(id), query: query) }

  /// Where it was looked for it goes into the workout at once.
  mutating func saveOwn(_ words: WorkoutsWords) -> [Effect] {
    guard var editor = own else { return [] }
    let (done, said) = editor.form.save(editor.outcome(words))
    guard let exercise = done else {
      own = editor
      return said
    }
    own = nil
    if editor.id != nil { return [append(.ownExerciseChanged(OwnExerciseChanged(exercise: exercise)))] }
    let added = append(.ownExerciseAdded(OwnExerciseAdded(exercise: exercise)))
    let ref = ExerciseRef.own(exercise.id)
    if case .exercises(.some) = place { return [added] + pick(ref, in: exercise.measure, words) }
    return [added] + go(to: .exercise(ref)) + [.focus(selector: "#title")]
  }
}
