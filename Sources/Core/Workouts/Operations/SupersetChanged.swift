package import Kernel

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

  func line(_ words: WorkoutsWords, _ state: WorkoutsState) -> String? { sentence(words, state) ?? words.didMove }
}

extension Workout {
  fileprivate mutating func apply(_ change: SupersetChange, to superset: String) {
    switch change {
    case .position(let position):
      guard var moved = self.superset(superset) else { return }
      supersets.removeAll { $0.id == superset }
      moved.position = position
      place(moved)
    case .slotRemoved(let slot):
      self.change(superset) { $0.remove(slot) }
      supersets.removeAll { $0.slots.isEmpty }
    case .rounds(let count): self.change(superset) { $0.setRounds(count) }
    case .rest(let round, let seconds): self.change(superset) { $0.setRest(seconds, round: round) }
    case .shortRest(let seconds): self.change(superset) { $0.shortRest = seconds }
    case .slotMoved(let slot, let position): self.change(superset) { $0.move(slot, to: position) }
    case .slotReplaced(let slot, let exercise, let measure):
      self.change(superset) { $0.replace(slot, by: exercise, measure) }
    case .set(let slot, let round, let change): self.change(superset) { $0.change(slot, round: round, change) }
    }
  }
}
