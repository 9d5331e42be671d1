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
  package var json: JSON { json(in: nil) }

  /// `{"score","minimum","maximum","band","asOf","health","failure","report"}`. With a language, why it failed is also said in words, for who reads it in a terminal.
  package func json(in language: Language?) -> JSON {
    var members: [JSON.Member] = []
    func add(_ name: String, _ value: JSON?) { members.append(JSON.Member(name, value ?? .null)) }
    add("score", report.map { .integer(Int64($0.score)) })
    add("minimum", report.map { .integer(Int64($0.least)) })
    add("maximum", report.map { .integer(Int64($0.most)) })
    add("band", report.flatMap { $0.band.isEmpty ? nil : .string($0.band) })
    add("asOf", asOf.map { .string($0.iso8601(in: .utc)) })
    add("health", .string(failure == nil ? "fresh" : "failing"))
    add(
      "failure",
      failure.map {
        var why = [JSON.Member("reason", $0.json)]
        if let language { why.append(JSON.Member("detail", .string(ScoreWords(language).reason($0)))) }
        return .object(why)
      })
    add("report", report.map { $0.fields })
    return .object(members)
  }

  /// `nil` for what is no answer of ours.
  package init?(json: JSON) {
    guard case .object = json, let failed = json["failure"], let fields = json["report"] else { return nil }
    asOf = json["asOf"]?.string.flatMap { Instant(iso8601: $0) }
    if failed != .null { failure = ScoreFailure(json: failed["reason"] ?? .null) }
    guard fields != .null else { return }
    do throws(ReportFault) {
      report = try Report(fields: fields)
    } catch {
      failure = .report(error)
    }
  }
}
