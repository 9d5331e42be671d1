package import Kernel

/// The ring shows this scale from now on, where it is there.
package struct ScaleChosen: ScoreFact {
  var scale = ""

  package mutating func code(_ fields: inout Fields) { fields.identifier("scale", &scale) }

  func apply(to file: inout CreditFile, id: String) {
    if file.scale(scale) != nil { file.chosen = scale }
  }

  /// The ring says it.
  func sentence(_ words: ScoreWords) -> String? { nil }
  func line(_ words: ScoreWords) -> String { words.didChangeScale }
}
