import Exercises
package import Kernel

extension WorkoutsState {
  /// What a person's action changes, and what it asks the host to do. Kept things change only by `.append`.
  @inline(never)  // a gate of the program's parts
  package mutating func update(_ action: WorkoutsAction, _ surroundings: Surroundings) -> [Effect] {
    guard mine != nil else { return [] }
    let words = WorkoutsWords(surroundings.language)
    switch action {
    case .list(let action): return update(action, surroundings, words)
    case .plan(let action): return update(action, words)
    case .exercises(let action): return update(action, surroundings, words)
    case .own(let action): return update(action, words)
    case .doing(let action): return update(action, surroundings, words)
    case .log(let action): return update(action)
    case .weights(let action): return update(action, words)
    case .sharing(let action): return update(action, surroundings, words)
    case .page(let action): return update(action)
    }
  }

  /// A different screen of this module is open: what belonged to the one before is put away.
  @inline(never)  // a gate of the program's parts
  package mutating func open(_ next: WorkoutsPlace) {
    if next != place {
      // What was looked for is still there when one comes back from an exercise's facts.
      if !Self.isChoosing(place, next) {
        page.shown = PageState.rows
        exercises.query = ""
        exercises.filter = ExerciseFilter()
      }
      page.point = nil
      list = ListState()
      plan = PlanState()
      target = ""
      sharing.brought = nil
      sharing.copied = nil
    }
    refusal = nil
    own = nil
    place = next
    // What could not be fetched is asked for again where it is wanted next.
    if case .failed = bank { bank = .wanted }
  }

  package mutating func acknowledged(_ operation: WorkoutsOperation, id: String) -> [Effect] {
    switch operation {
    case .workoutAdded:
      // Its name is ready to be typed over.
      open(.workout(id))
      return [.navigate(path: Self.address(place), replace: false), .scroll(top: 0), .focus(selector: "#name")]
    case .started:
      open(.running)
      return [.navigate(path: Self.address(place), replace: false), .scroll(top: 0), .focus(selector: "#title")]
    case .setDone, .setCorrected: return [.vibrate([10])]
    case .workoutRenamed, .workoutMoved, .workoutRemoved, .supersetChanged, .exerciseAdded, .ownExerciseAdded,
      .ownExerciseChanged, .ownExerciseEdited, .ownExerciseRemoved, .setCleared, .rested, .finished, .loggedRemoved,
      .imported, .unitChosen, .rackChosen, .rackChanged, .workoutPlanned, .workoutTimed:
      return []
    }
  }

  private static func isChoosing(_ a: WorkoutsPlace, _ b: WorkoutsPlace) -> Bool {
    switch (a, b) {
    case (.exercises(.none), .exercise(_, from: .none)), (.exercise(_, from: .none), .exercises(.none)): true
    case (.exercises(.some(let here)), .exercise(_, from: .some(.choosing(let there)))),
      (.exercise(_, from: .some(.choosing(let here))), .exercises(.some(let there))):
      here == there
    default: false
    }
  }

  /// Without another step of the history.
  mutating func go(to next: WorkoutsPlace) -> [Effect] {
    open(next)
    return [.navigate(path: Self.address(next), replace: true)]
  }
}
