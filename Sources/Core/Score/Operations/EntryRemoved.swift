package import Kernel

/// An entry is deleted.
package struct EntryRemoved: ScoreFact {
  var entry = ""

  package mutating func code(_ fields: inout Fields) { fields.identifier("entry", &entry) }
  func apply(to file: inout CreditFile, id: String) { file.remove(entry) }
  func register(id: String) -> Register? { Register("score.entry." + entry) }
  func line(_ words: ScoreWords) -> String { words.didDelete }
}
