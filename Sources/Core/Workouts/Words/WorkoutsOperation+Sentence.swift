package import Kernel

extension WorkoutsState {
  /// What was done, for the toast and the screen reader, once it is in the fold.
  package func sentence(for operation: WorkoutsOperation, _ language: Language) -> String? {
    let words = WorkoutsWords(language)
    switch operation {
    case .workoutAdded(let name, _, _): return words.didAdd(name)
    case .workoutRenamed(_, let name): return words.didRename(name)
    case .workoutRemoved: return words.didDeleteWorkout
    // Their new place is announced as they move.
    case .workoutMoved, .supersetChanged(_, _, .position), .supersetChanged(_, _, .slotMoved), .rested: return nil
    case .supersetChanged(_, _, let change): return sentence(for: change, words)
    case .exerciseAdded(_, _, _, let exercise, _, _): return words.didAdd(name(of: exercise))
    case .ownExerciseAdded(let exercise): return words.didAdd(exercise.name)
    case .ownExerciseChanged: return words.didChange
    case .ownExerciseRemoved: return words.didRemoveExercise
    case .started(_, let name, _): return words.didStart(name)
    case .setDone(_, let done): return words.didSet(name(of: done.exercise), words.set(done.set))
    case .setCleared: return words.didClear
    case .finished: return words.didFinish
    case .loggedRemoved: return words.didRemoveLogged
    case .imported: return words.didBringLog
    case .unitChosen: return words.didChooseUnit
    case .rackChosen: return words.didChangePlates
    }
  }

  /// The same for the list of changes, where each has a line.
  package func line(for operation: WorkoutsOperation, _ language: Language) -> String? {
    let words = WorkoutsWords(language)
    switch operation {
    case .workoutMoved, .supersetChanged(_, _, .position), .supersetChanged(_, _, .slotMoved): return words.didMove
    case .rested: return words.rest
    default: return sentence(for: operation, language)
    }
  }

  private func sentence(for change: SupersetChange, _ words: WorkoutsWords) -> String {
    switch change {
    case .rounds(let count): words.didSetRounds(count)
    case .rest(_, let seconds), .shortRest(let seconds): words.rest + " " + Whole.clock(seconds) + "."
    case .slotRemoved: words.didRemoveExercise
    case .slotReplaced: words.didReplace
    case .set(_, _, .kind(let kind)): words.kind(kind) + "."
    case .set(_, _, .weight(let weight)): weight.text(in: words.language) + "."
    case .set, .position, .slotMoved: words.didChange
    }
  }
}
