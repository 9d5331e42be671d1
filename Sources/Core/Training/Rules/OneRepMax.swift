import Exercises

/// What a person could lift once, judged by what they lifted several times: weight × (1 + repetitions ÷ 30)
/// (Boyd Epley, "Poundage Chart", 1985).
package enum OneRepMax {
  /// Beyond so many repetitions the formula says little, and nothing is said.
  package static let mostReps = 12

  /// In the set's own unit, rounded to a tenth; nil where nothing can be said: no weight, a warm-up, too many.
  package static func estimate(_ set: ExerciseSet) -> Weight? {
    guard set.measure == .reps, set.kind != .warmUp, (1...mostReps).contains(set.amount),
      set.weight.thousandths > 0
    else { return nil }
    if set.amount == 1 { return set.weight }
    let exact = Int64(set.weight.thousandths) * Int64(30 + set.amount)
    return Weight(thousandths: Int((exact + 1500) / 3000 * 100), set.weight.unit)
  }
}
