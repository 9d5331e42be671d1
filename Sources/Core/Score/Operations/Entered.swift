package import Kernel

/// A person read a score elsewhere and typed it in.
package struct Entered: ScoreFact {
  var scale = ""
  var time = Instant(milliseconds: 0)
  var report = Report()

  package mutating func code(_ fields: inout Fields) {
    fields.identifier("scale", &scale)
    fields.time("time", &time)
    fields.report("report", &report)
  }

  func apply(to file: inout CreditFile, id: String) {
    file.insert(DatedReport(id: id, scale: scale, time: time, report: report))
  }

  func register(id: String) -> Register? { Register("score.entry." + id, .rest) }
  func line(_ words: ScoreWords) -> String { words.didEnter(report.score) }
}
