import Exercises
package import Kernel
import Training

/// The words in a workout's text. What is written in one language is read in both.
package struct ShareWords: Words, Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  var rest: String { say("rest", "repos") }
  var shortRest: String { say("short rest", "repos court") }

  /// Behind an amount, "" for what is usual.
  func kind(_ kind: ExerciseSet.Kind) -> String {
    switch kind {
    case .normal: ""
    case .warmUp: say(" (warm-up)", " (échauffement)")
    case .drop: say(" (drop)", " (dégressive)")
    case .failure: say(" (failure)", " (échec)")
    }
  }

  func measure(_ measure: Measure) -> String {
    switch measure {
    case .reps: say(" reps", " rép")
    case .seconds: " s"
    case .metres: " m"
    }
  }
}
