import Exercises
package import Kernel
import Training

/// The words in a workout's text. What is written in one language is read in every one.
package struct ShareWords: Words, Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  /// Behind an amount, "" for what is usual.
  func kind(_ kind: ExerciseSet.Kind) -> String {
    switch kind {
    case .normal: ""
    case .warmUp: " (" + warmUp + ")"
    case .drop: " (" + drop + ")"
    case .failure: " (" + failure + ")"
    }
  }

  func measure(_ measure: Measure) -> String {
    switch measure {
    case .reps: " " + reps
    case .seconds: " s"
    case .metres: " m"
    }
  }
}
