import Exercises

/// What was done, summed. Warm-ups are counted as sets but lift nothing: volume and records are of working sets.
package struct Totals: Equatable, Sendable {
  package var sets = 0
  // A month of a hostile file has more of them than the browser's Int holds.
  package var reps: Int64 = 0
  package var seconds: Int64 = 0
  package var metres: Int64 = 0
  /// Repetitions times weight, in grams.
  package var volume: Int64 = 0

  package init() {}

  package init(_ sets: [DoneSet]) {
    for done in sets { add(done.set) }
  }

  /// A set of any kind counts; a warm-up has no volume.
  package mutating func add(_ set: ExerciseSet) {
    sets += 1
    switch set.measure {
    case .reps: reps += Int64(set.amount)
    case .seconds: seconds += Int64(set.amount)
    case .metres: metres += Int64(set.amount)
    }
    volume += set.volume
  }
}

extension ExerciseSet {
  /// In grams.
  package var volume: Int64 {
    kind == .warmUp || measure != .reps ? 0 : Int64(amount) * weight.grams
  }
}
