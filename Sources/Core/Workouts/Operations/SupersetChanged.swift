package import Kernel
package import Training

/// Something inside one superset of one workout is otherwise.
package struct SupersetChanged: WorkoutsFact {
  var workout = ""
  var superset = ""
  package var change = SupersetChange.rounds(1)

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("workout", &workout)
    fields.identifier("superset", &superset)
    change.code(&fields)
  }

  func apply(to mine: inout MyWorkouts, id: String) { mine.change(workout) { $0.apply(change, to: superset) } }

  func sentence(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? {
    switch change {
    // Their new place is announced as they move.
    case .position, .slotMoved: nil
    case .rounds(let count): words.didSetRounds(count)
    case .rest(_, let seconds), .shortRest(let seconds): words.rest + " " + Whole.clock(seconds) + "."
    case .slotRemoved: words.didRemoveExercise
    case .slotReplaced: words.didReplace
    case .set(_, _, .kind(let kind)): words.kind(kind) + "."
    case .set(_, _, .weight(let weight)): weight.text(in: words.language) + "."
    case .set(_, _, .amount): words.didChange
    }
  }

  func line(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? {
    state.line(sentence(words, state) ?? words.didMove, of: workout, words)
  }
}

extension WorkoutsState {
  /// What was done in a workout, for the list of changes; without its name where it is gone.
  func line(_ text: String, of workout: String, _ words: WorkoutsWords) -> String {
    mine?.workout(workout).map { words.inWorkout($0.name, change: text) } ?? text
  }
}
