import Kernel
import Training

/// The editor's words: fields, what is wrong with them, what was done.
extension WorkoutsWords {
  func weight(_ unit: Weight.Unit) -> String { weightIn(unit.symbol) }

  /// Stands in a collapsed superset where its rounds differ.
  var mixed: String { "\u{2013}" }
  /// "Bench Press, round 2", or without one of all rounds.
  func line(_ exercise: String, round: Int?) -> String {
    guard let round else { return exercise }
    return exercise + ", " + self.round(round)
  }

  /// `number` is from 0, what is said from 1.
  func round(_ number: Int) -> String { roundNumber(number + 1) }
  func roundTitle(_ number: Int) -> String { roundNumberTitle(number + 1) }

  // MARK: What is wrong with a field

  func enter(_ wanted: Refusal.Wanted) -> String {
    switch wanted {
    case .name: enterName
    case .time: enterTime
    case .rounds: enterRounds
    case .rest:
      enterRest
    case .amount:
      enterAmount
    case .weight: enterWeight
    }
  }

  // MARK: What was done

  func didSetRounds(_ count: Int) -> String { roundCount(count) + "." }
}
