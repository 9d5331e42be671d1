package import Kernel

/// An entry's day or score is another; what isn't said stays.
package struct EntryChanged: ScoreFact {
  var entry = ""
  var time: Instant?
  var score: Int?

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("entry", &entry)
    fields.time("time", &time)
    fields.whole("score", &score)
  }

  func apply(to file: inout CreditFile, id: String) { file.change(self) }

  /// The entry as it is then; nil where the score is none on its range: that changes nothing.
  func made(_ entry: DatedReport) -> DatedReport? {
    var entry = entry
    if let time { entry.time = time }
    if let score {
      guard let report = try? entry.report.with(score: score) else { return nil }
      entry.report = report
    }
    return entry
  }

  func register(id: String) -> Register? { Register("score.entry." + entry, .rest) }
  func line(_ words: ScoreWords) -> String { words.didChangeScore }
}
