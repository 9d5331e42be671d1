package import Exercises
package import Kernel

/// Exercises that are done in turn, round after round. A single exercise is a superset of one.
///
/// Every round has exactly one set a slot, in the slots' order.
package struct Superset: Equatable, Sendable {
  /// Unique in its workout.
  package var id: String
  /// A fractional index among the workout's supersets.
  package var position: String
  /// In their order.
  package internal(set) var slots: [Slot]
  /// 1 to `mostRounds`.
  package internal(set) var rounds: [Round]
  /// Seconds between two exercises of one round; the round's own rest comes after the last.
  package var shortRest: Int

  package init(
    id: String = "", position: String = "", slots: [Slot], rounds: [Round], shortRest: Int = Superset.usualShortRest
  ) {
    self.id = id
    self.position = position
    self.slots = slots
    self.rounds = rounds
    self.shortRest = shortRest
  }

  package static let mostRounds = 100
  /// As many as a screen lets a person add; two devices together may have more.
  package static let mostSlots = 20
  /// Seconds that nobody rests longer than: an hour.
  package static let mostRest = 3600
  package static let usualShortRest = 15
  package static let usualRest = 90

  package func slot(_ id: String) -> Slot? { slots.first { $0.id == id } }

  /// Its place in the order, which is also that of its set in each round; nil for one that is not there.
  package func index(of slot: String) -> Int? { slots.firstIndex { $0.id == slot } }

  /// The position that puts a slot at `index` among the others.
  package func position(for slot: String?, at index: Int) -> String {
    Rank.position(in: slots.map { $0.rank }, for: slot, at: index)
  }

  /// What puts a slot at `index` among the others.
  package func moves(of slot: String, to index: Int) -> [Rank.Move] {
    Rank.moves(of: slot, to: index, in: slots.map { $0.rank })
  }

  /// Gives slots new ids, "1", "2" …, and positions by the order in which they stand.
  mutating func number() {
    var place: String?
    for index in slots.indices {
      place = FractionalIndex.between(place, nil)
      slots[index].id = String(index + 1)
      slots[index].position = place ?? ""
    }
  }
}

/// An exercise's place in a superset. It has an identity of its own, so that the same exercise can stand there twice.
package struct Slot: Equatable, Sendable {
  /// Unique in its superset.
  package var id: String
  /// A fractional index among the superset's slots.
  package var position: String
  package var exercise: ExerciseRef

  package init(id: String = "", position: String = "", exercise: ExerciseRef) {
    self.id = id
    self.position = position
    self.exercise = exercise
  }
}

extension Superset {
  var rank: Rank { Rank(position: position, id: id) }
}

extension Slot {
  var rank: Rank { Rank(position: position, id: id) }
}

/// Once through a superset.
package struct Round: Equatable, Sendable {
  /// One a slot, in the slots' order.
  package internal(set) var sets: [ExerciseSet]
  /// Seconds after it.
  package var rest: Int

  package init(sets: [ExerciseSet], rest: Int = Superset.usualRest) {
    self.sets = sets
    self.rest = rest
  }
}
