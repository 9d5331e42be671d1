package import Exercises

/// What happens inside one superset of one workout.
package enum SupersetChange: Equatable, Sendable {
  case position(String)
  case rounds(Int)
  /// Seconds after a round, or without one after every round.
  case rest(round: Int?, Int)
  /// Seconds between two exercises of a round.
  case shortRest(Int)
  case slotMoved(slot: String, position: String)
  case slotReplaced(slot: String, ExerciseRef, Measure)
  /// The last one takes the superset with it.
  case slotRemoved(slot: String)
  /// In one round, or without one in every round.
  case set(slot: String, round: Int?, SetChange)
}

extension Workout {
  package mutating func apply(_ change: SupersetChange, to superset: String) {
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
