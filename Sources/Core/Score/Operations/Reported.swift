package import Kernel

/// The upstream sent a report.
package struct Reported: ScoreFact {
  var time = Instant(milliseconds: 0)
  package var report = Report()

  package mutating func code(_ fields: inout Fields) {
    fields.time("time", &time)
    fields.report("report", &report)
  }

  func apply(to file: inout CreditFile, id: String) {
    file.take(SentReport(id: id, time: time, report: report))
  }

  /// It came by itself, and the ring says it.
  func sentence(_ words: ScoreWords) -> String? { nil }
  func line(_ words: ScoreWords) -> String { words.didReport(report.score) }
}
