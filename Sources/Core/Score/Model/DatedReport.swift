package import Kernel

/// A report with its date: one fact of the history.
package struct DatedReport: Equatable, Sendable {
  /// The id of the operation that made it; of one that was reported or imported it is made of its content.
  package var id: String
  /// The id of the scale that it is a score of.
  package var scale: String
  package var time: Instant
  package var report: Report

  package init(id: String, scale: String, time: Instant, report: Report) {
    self.id = id
    self.scale = scale
    self.time = time
    self.report = report
  }

  /// To be read into.
  init() { self.init(id: "", scale: "", time: Instant(milliseconds: 0), report: Report()) }

  /// By time; of two at the same moment the ids decide, the same on every device.
  static func precedes(_ a: DatedReport, _ b: DatedReport) -> Bool {
    a.time != b.time ? a.time < b.time : a.id < b.id
  }
}
