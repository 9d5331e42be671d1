package import Kernel

/// Whether the score is on Today only after a tap.
package struct HiddenOnToday: ScoreFact {
  var isHidden = false

  package mutating func code(_ fields: inout Fields) { fields.flag("hidden", &isHidden) }
  func apply(to file: inout CreditFile, id: String) { file.isHiddenOnToday = isHidden }
  func register(id: String) -> Register? { Register("score.hiddenOnToday") }

  /// The switch says it by where it stands.
  func sentence(_ words: ScoreWords) -> String? { nil }
  func line(_ words: ScoreWords) -> String { words.didHide(isHidden) }
}
