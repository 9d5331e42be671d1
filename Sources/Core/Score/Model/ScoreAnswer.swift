package import Kernel

/// What our server says at `/api/v1/score`, and what the device keeps of it between two starts.
package struct ScoreAnswer: Equatable, Sendable {
  /// The last one that was good; `nil` where there is none yet.
  package var report: Report?
  /// When the upstream last said that; `nil` where it never gave an answer.
  package var asOf: Instant?
  /// Why the last try gave nothing; then the report is an older one.
  package var failure: ScoreFailure?

  package init(report: Report? = nil, asOf: Instant? = nil, failure: ScoreFailure? = nil) {
    self.report = report
    self.asOf = asOf
    self.failure = failure
  }
}

extension ScoreAnswer {
  /// `{"score","minimum","maximum","band","asOf","health","failure","report"}`. `detail` says the failure to whoever
  /// reads along.
  package func json(detail: String?) -> JSON {
    var (copy, fields) = (self, Fields())
    copy.code(&fields, detail)
    return fields.json
  }

  package var json: JSON { json(detail: nil) }

  /// `nil` for what is no answer of ours.
  package init?(json: JSON) {
    var fields = Fields(json)
    self.init()
    code(&fields, nil)
    if fields.isUnreadable { return nil }
  }

  private mutating func code(_ fields: inout Fields, _ detail: String?) {
    fields.told("score", report.map { .integer(Int64($0.score)) } ?? .null)
    fields.told("minimum", report.map { .integer(Int64($0.least)) } ?? .null)
    fields.told("maximum", report.map { .integer(Int64($0.most)) } ?? .null)
    fields.told("band", report.flatMap { $0.band.isEmpty ? nil : .string($0.band) } ?? .null)
    fields.moment("asOf", &asOf, in: .utc)
    fields.told("health", .string(failure == nil ? "fresh" : "failing"))
    fields.value("failure", &failure) { failure in
      guard let failure else { return .null }
      guard let detail else { return .object(["reason": failure.json]) }
      return .object(["reason": failure.json, "detail": .string(detail)])
    } read: { json in
      .some(json == .null ? nil : ScoreFailure(json: json["reason"] ?? .null))
    }
    var fault: ReportFault?
    fields.value("report", &report) {
      $0?.fields ?? .null
    } read: { json in
      if json == .null { return .some(nil) }
      do throws(ReportFault) {
        return try Report(fields: json)
      } catch {
        fault = error
        return .some(nil)
      }
    }
    if let fault { failure = .report(fault) }
  }
}
