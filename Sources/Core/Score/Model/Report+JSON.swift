package import Kernel

extension Report {
  /// The upstream's answer. `nil` where it has no `creditReportInfo`: there is no report yet.
  package static func read(upstream body: [UInt8]) throws(ReportFault) -> Report? {
    let limits = JSON.Limits(depth: 16, bytes: 1 << 20)
    guard let json = try? JSON.parse(body, limits: limits), case .object = json else { throw .notUnderstood }
    guard let info = json["creditReportInfo"], info != .null else { return nil }
    guard case .object = info else { throw .notUnderstood }
    return try Report(in: [info, json, json["coachingSummary"] ?? .null])
  }

  /// Of an object as `fields` makes it.
  package init(fields: JSON) throws(ReportFault) {
    guard case .object = fields else { throw .notUnderstood }
    try self.init(in: [fields])
  }

  /// Each field from the first of the objects that has it.
  private init(in objects: [JSON]) throws(ReportFault) {
    func value(_ field: ReportField) -> JSON? {
      for object in objects {
        if let value = object[field.name] { return value }
      }
      return nil
    }
    guard let said = value(.score), said != .null else { throw .noScore }
    guard let score = said.int else { throw .notUnderstood }
    guard let least = value(.minScoreValue)?.int, let most = value(.maxScoreValue)?.int else { throw .notUnderstood }
    try self.init(score: score, least: least, most: most)
    for field in ReportField.allCases where field.rawValue > ReportField.maxScoreValue.rawValue {
      guard let value = value(field) else { continue }
      switch value {
      case .array, .object: continue
      case .string(let text): self[field] = .string(text.cut(toBytes: 200))
      default: self[field] = value
      }
    }
  }

  /// All that was said, in one flat object under the upstream's names.
  package var fields: JSON {
    var members: [JSON.Member] = []
    for field in ReportField.allCases {
      if let value = self[field] { members.append(JSON.Member(field.name, value)) }
    }
    return .object(members)
  }
}
