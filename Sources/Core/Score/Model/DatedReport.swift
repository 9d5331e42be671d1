package import Kernel

/// A report with its date: one fact of the history.
package struct DatedReport: Equatable, Sendable {
  /// The id of the operation that made it; of an imported one it is made of its content.
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

  /// By time; of two at the same moment the ids decide, the same on every device.
  static func precedes(_ a: DatedReport, _ b: DatedReport) -> Bool {
    a.time != b.time ? a.time < b.time : a.id < b.id
  }
}

extension DatedReport {
  /// As it stands in the journal, in a snapshot and in an exported file.
  var json: JSON {
    .object([
      "id": .string(id), "scale": .string(scale), "time": .integer(time.milliseconds), "report": report.fields,
    ])
  }

  /// `nil` where anything in it can't be read.
  init?(json: JSON) {
    guard let id = json.identifier("id"), let scale = json.identifier("scale"), let time = json.time("time"),
      let fields = json["report"], let report = try? Report(fields: fields)
    else { return nil }
    self.init(id: id, scale: scale, time: time, report: report)
  }
}

extension JSON {
  func identifier(_ name: String) -> String? {
    guard let text = self[name]?.string, (1...100).contains(text.utf8.count) else { return nil }
    return text
  }

  /// From 1970 to the end of the year 9999.
  func time(_ name: String) -> Instant? {
    guard let milliseconds = self[name]?.integer, (0...253_402_300_799_999).contains(milliseconds) else { return nil }
    return Instant(milliseconds: milliseconds)
  }
}
