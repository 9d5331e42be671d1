package import Kernel

extension ScoreOperation {
  package var fields: JSON {
    var members: [JSON.Member] = []
    func add(_ name: String, _ value: JSON) { members.append(JSON.Member(name, value)) }
    switch self {
    case .reported(let time, let report):
      add("time", .integer(time.milliseconds))
      add("report", report.fields)
    case .entered(let scale, let time, let report):
      add("scale", .string(scale))
      add("time", .integer(time.milliseconds))
      add("report", report.fields)
    case .entryChanged(let entry, let time, let score):
      add("entry", .string(entry))
      if let time { add("time", .integer(time.milliseconds)) }
      if let score { add("score", .integer(Int64(score))) }
    case .entryRemoved(let entry): add("entry", .string(entry))
    case .imported(let entries): add("entries", .array(entries.map { $0.json }))
    case .scaleAdded(let name, let least, let most, let bands):
      add("name", .string(name))
      add("least", .integer(Int64(least)))
      add("most", .integer(Int64(most)))
      add("bands", bands.json)
    case .bandsSet(let scale, let bands):
      add("scale", .string(scale))
      add("bands", bands.json)
    case .scaleChosen(let scale): add("scale", .string(scale))
    case .hiddenOnToday(let isHidden): add("hidden", .bool(isHidden))
    }
    return .object(members)
  }

  /// `nil` for another module's kind, or fields this version cannot read; the journal keeps those as they are.
  package init?(kind: String, fields: JSON) {
    switch kind {
    case "score.reported":
      guard let time = fields.time("time"), let report = fields.report else { return nil }
      self = .reported(time: time, report)
    case "score.entered":
      guard let scale = fields.identifier("scale"), let time = fields.time("time"), let report = fields.report else {
        return nil
      }
      self = .entered(scale: scale, time: time, report)
    case "score.entryChanged":
      guard let entry = fields.identifier("entry") else { return nil }
      let time = fields.time("time")
      let score = fields["score"]?.int
      if (time == nil) != (fields["time"] == nil) || (score == nil) != (fields["score"] == nil) { return nil }
      self = .entryChanged(entry: entry, time: time, score: score)
    case "score.entryRemoved":
      guard let entry = fields.identifier("entry") else { return nil }
      self = .entryRemoved(entry: entry)
    case "score.imported":
      guard let entries = DatedReport.list(fields["entries"]) else { return nil }
      self = .imported(entries)
    case "score.scaleAdded":
      guard let name = fields.identifier("name"), let least = fields["least"]?.int, let most = fields["most"]?.int,
        (try? Validity.check(least, least: least, most: most)) != nil,
        let bands = fields["bands"].flatMap({ Scale.Bands(json: $0) })
      else { return nil }
      self = .scaleAdded(name: name, least: least, most: most, bands)
    case "score.bandsSet":
      guard let scale = fields.identifier("scale"), let bands = fields["bands"].flatMap({ Scale.Bands(json: $0) })
      else {
        return nil
      }
      self = .bandsSet(scale: scale, bands)
    case "score.scaleChosen":
      guard let scale = fields.identifier("scale") else { return nil }
      self = .scaleChosen(scale: scale)
    case "score.hiddenOnToday":
      guard let isHidden = fields["hidden"]?.bool else { return nil }
      self = .hiddenOnToday(isHidden)
    default:
      return nil
    }
  }
}

extension JSON {
  fileprivate var report: Report? { self["report"].flatMap { try? Report(fields: $0) } }
}

extension DatedReport {
  /// `nil` where one of them can't be read.
  static func list(_ json: JSON?) -> [DatedReport]? {
    guard let rows = json?.array else { return nil }
    var entries: [DatedReport] = []
    for row in rows {
      guard let entry = DatedReport(json: row) else { return nil }
      entries.append(entry)
    }
    return entries
  }
}

extension Scale.Bands {
  /// `{"from":"2026-01-01","list":"580 Fair, 670 Good"}`; an empty list is "".
  var json: JSON { .object(["from": .string(from.iso8601), "list": .string(Scale.Band.typed(list))]) }

  init?(json: JSON) {
    guard let from = json["from"]?.string.flatMap({ Day(iso8601: $0) }), let text = json["list"]?.string else {
      return nil
    }
    guard let list = text.isEmpty ? [] : Scale.Band.list(typed: text) else { return nil }
    self.init(from: from, list: list)
  }
}
