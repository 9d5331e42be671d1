import Kernel

/// A report that the upstream sent, as one or more devices have stored it.
struct SentReport: Equatable, Sendable {
  /// The operations that say so, ascending. Journals of before name entries by them.
  private(set) var ids: [String]
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

  /// The same was stored by another operation, too.
  mutating func add(_ other: SentReport) {
    for id in other.ids where !ids.contains(id) {
      let place = ids.firstIndex { $0 > id } ?? ids.count
      ids.insert(id, at: place)
      if place == 0 { report = other.report }
    }
  }

  /// "i0123456789abcdef", or with ".2" where that content came for the second time. No operation's id looks like it.
  static func isName(_ text: String) -> Bool {
    var place = 0
    for byte in text.utf8 {
      switch place {
      case 0: if byte != UInt8(ascii: "i") { return false }
      case 1...16:
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): break
        default: return false
        }
      default: return byte == UInt8(ascii: ".")
      }
      place += 1
    }
    return place == 17
  }
}

extension SentReport: Coded {
  mutating func code(_ fields: inout Fields) {
    fields.list("ids", &ids, write: { .string($0) }, read: { $0.string })
    fields.check(!ids.isEmpty && ids.indices.dropFirst().allSatisfy { ids[$0 - 1] < ids[$0] })
    fields.time("time", &time)
    fields.report("report", &report)
    if fields.isReading, !fields.isUnreadable { content = report.content }
  }
}
