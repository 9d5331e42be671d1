import Exercises
package import Kernel
import Training

/// Every sentence of this module, in each language we speak; views and announcements take them from here.
package struct WorkoutsWords: Words, Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  // MARK: Kinds and measures

  func kind(_ kind: ExerciseSet.Kind) -> String {
    switch kind {
    case .normal: kindNormal
    case .warmUp: kindWarmUp
    case .drop: kindDrop
    case .failure: kindFailure
    }
  }
  /// Over a field.
  func measure(_ measure: Measure) -> String {
    switch measure {
    case .reps: measureReps
    case .seconds: measureSeconds
    case .metres: measureMetres
    }
  }

  /// "10 reps", "1:30", "400 m".
  func amount(_ amount: Int, _ measure: Measure) -> String {
    switch measure {
    case .reps: countedReps(amount)
    case .seconds: Whole.clock(amount)
    case .metres: String(amount) + "\u{A0}m"
    }
  }
  /// "10 × 60 kg", and without a weight "10 reps".
  func set(_ set: ExerciseSet) -> String {
    let kind = set.kind == .normal ? "" : " · " + self.kind(set.kind)
    if set.weight.thousandths == 0 { return amount(set.amount, set.measure) + kind }
    let amount = set.measure == .reps ? String(set.amount) : self.amount(set.amount, set.measure)
    return amount + "\u{A0}×\u{A0}" + set.weight.text(in: language) + kind
  }
}
