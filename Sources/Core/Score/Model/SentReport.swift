import Kernel

/// A report that the upstream sent, as one or more devices have stored it.
struct SentReport: Equatable, Sendable {
  /// The operations that say so. Journals of before name entries by them.
  var ids: [String]
  var time: Instant
  /// As the first of them says it.
  private(set) var report: Report
  /// `Report.content`.
  private(set) var content: String

  init(id: String, time: Instant, report: Report) {
    ids = [id]
    self.time = time
    self.report = report
    content = report.content
  }

  /// To be read into.
  init() { (ids, time, report, content) = ([], Instant(milliseconds: 0), Report(), "") }

  /// By time; of two at the same moment the contents decide, the same on every device.
  static func precedes(_ a: SentReport, _ b: SentReport) -> Bool {
    a.time != b.time ? a.time < b.time : a.content < b.content
  }
}

extension SentReport: Coded {
  mutating func code(_ fields: inout Fields) {
    fields.list("ids", &ids, write: { .string($0) }, read: { $0.string })
    fields.check(!ids.isEmpty)
    fields.time("time", &time)
    fields.report("report", &report)
    if fields.isReading, !fields.isUnreadable { content = report.content }
  }
}
