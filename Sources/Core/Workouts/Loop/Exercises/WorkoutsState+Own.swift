import Exercises
import Kernel
import Training

extension WorkoutsState {
  mutating func update(_ action: OwnAction, _ words: WorkoutsWords) -> [Effect] {
    switch action {
    case .open(let id): own = OwnEditor(mine?.ownExercise(id), query: exercises.query)
    case .type(let field, let text): own?.type(text, into: field)
    case .cancel: own = nil
    case .save: return saveOwn(words)
    case .remove(let id): return go(to: .exercises(nil)) + [append(.ownExerciseRemoved(OwnExerciseRemoved(id: id)))]
    }
    return []
  }

  /// Its id is made of its name; one that has that and was renamed since is another exercise.
  private func free(_ exercise: OwnExercise) -> String {
    var (id, number) = (exercise.id, 1)
    while let other = mine?.ownExercise(id), ExerciseRef.own(named: other.name) != ExerciseRef.own(named: exercise.name)
    {
      number += 1
      id = exercise.id.cut(toBytes: 90) + "-" + String(number)
    }
    return id
  }

  /// Where it was looked for it goes into the workout at once.
  private mutating func saveOwn(_ words: WorkoutsWords) -> [Effect] {
    guard var editor = own else { return [] }
    let (done, said) = editor.form.save(editor.outcome(words))
    guard var exercise = done else {
      own = editor
      return said
    }
    if editor.before == nil { exercise.id = free(exercise) }
    own = nil
    if editor.before != nil { return editor.edit(to: exercise).map { [append(.ownExerciseEdited($0))] } ?? [] }
    let added = append(.ownExerciseAdded(OwnExerciseAdded(exercise: exercise)))
    let ref = ExerciseRef.own(exercise.id)
    if case .exercises(.some) = place { return [added] + pick(ref, in: exercise.measure, words) }
    return [added] + go(to: .exercise(ref)) + [.focus(selector: "#title")]
  }
}
