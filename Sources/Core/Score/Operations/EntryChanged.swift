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

  func apply(to file: inout CreditFile, id: String) {
    guard var changed = file.entry(entry) else { return }
    if let time { changed.time = time }
    if let score {
      // A score that is none on this entry's range changes nothing.
      guard let report = try? changed.report.with(score: score) else { return }
      changed.report = report
    }
    _ = file.remove(entry)
    file.insert(changed)
  }

  func register(id: String) -> Register? { Register("score.entry." + entry, .rest) }
  func line(_ words: ScoreWords) -> String { words.didChangeScore }
}
