package import Exercises
import Kernel

/// Exercises in a superset: each round has a set for each slot, so what is done to a slot is done in every round.
extension Superset {
  /// One whose id is there already changes nothing.
  package mutating func add(_ slot: Slot, measure: Measure, _ unit: Weight.Unit) {
    guard index(of: slot.id) == nil else { return }
    insert(slot) { _ in ExerciseSet(measure: measure, weight: Weight(thousandths: 0, unit)) }
  }

  /// With its sets in every round; other slots keep theirs.
  package mutating func remove(_ slot: String) {
    guard let index = index(of: slot) else { return }
    slots.remove(at: index)
    for round in rounds.indices { rounds[round].sets.remove(at: index) }
  }

  /// Another exercise in the same place. What was planned stays where it is counted alike.
  package mutating func replace(_ slot: String, by exercise: ExerciseRef, _ measure: Measure) {
    guard let index = index(of: slot) else { return }
    slots[index].exercise = exercise
    for round in rounds.indices where rounds[round].sets[index].measure != measure {
      rounds[round].sets[index].measure = measure
      rounds[round].sets[index].amount = 0
    }
  }

  /// Its sets go with it, in every round.
  package mutating func move(_ slot: String, to position: String) {
    guard let index = index(of: slot) else { return }
    var moved = slots[index]
    moved.position = position
    let sets = rounds.map { $0.sets[index] }
    remove(slot)
    insert(moved) { sets[$0] }
  }

  /// `set` gives the one for each round.
  private mutating func insert(_ slot: Slot, _ set: (Int) -> ExerciseSet) {
    let place = slot.rank.place(in: slots.map { $0.rank })
    slots.insert(slot, at: place)
    for round in rounds.indices { rounds[round].sets.insert(set(round), at: place) }
  }
}
