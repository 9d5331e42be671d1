package import Exercises
import Kernel

/// What is done with the bank: looked through, and one of it chosen.
package enum ExercisesAction: WordedAction {
  case query(String)
  case filter(Filter, String)
  case pick(ExerciseRef)
  /// For the bank, which didn't come.
  case askAgain

  /// The facts by which the list can be narrowed.
  package enum Filter: String, Sendable { case muscle, equipment, level, category }
}

extension ExercisesAction {
  var restsOnWhatIsKept: Bool {
    switch self {
    case .pick: true
    case .query, .filter, .askAgain: false
    }
  }

  /// What these wire forms begin with; no other screen of the module has these words.
  package enum Word: String, ActionWord {
    case query, filter, pick
    case askAgain = "ask-again"
  }

  package var worded: (word: Word, about: String?) {
    switch self {
    case .query: (.query, nil)
    case .filter(let filter, _): (.filter, filter.rawValue)
    case .pick(let exercise): (.pick, exercise.text)
    case .askAgain: (.askAgain, nil)
    }
  }

  init?(wire: String, value: String) {
    guard let (word, argument) = Self.read(wire) else { return nil }
    let text = argument ?? ""
    switch word {
    case .query: self = .query(value)
    case .filter:
      guard let filter = Filter(rawValue: text) else { return nil }
      self = .filter(filter, value)
    case .pick:
      guard let exercise = ExerciseRef(text: text) else { return nil }
      self = .pick(exercise)
    case .askAgain: self = .askAgain
    }
  }
}
