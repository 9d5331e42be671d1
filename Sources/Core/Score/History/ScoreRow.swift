import Kernel

/// One row of a history's file.
typealias ScoreRow = TableRow<ScoreColumn>

/// In a table's order from left to right.
enum ScoreColumn: Int, TableColumn {
  /// "2026-01-05", or a moment with its offset.
  case date
  case score, minimum, maximum, band, scale
  /// Used credit in hundredths of the limit.
  case utilisation
  case id

  var name: String {
    switch self {
    case .date: "date"
    case .score: "score"
    case .minimum: "minimum"
    case .maximum: "maximum"
    case .band: "band"
    case .scale: "scale"
    case .utilisation: "utilisation"
    case .id: "id"
    }
  }

  /// In our words, or as others write them.
  init?(heading: String) {
    switch heading {
    case "date", "time": self = .date
    case "score": self = .score
    case "minimum", "min": self = .minimum
    case "maximum", "max": self = .maximum
    case "band": self = .band
    case "scale": self = .scale
    case "utilisation", "utilization": self = .utilisation
    case "id": self = .id
    default: return nil
    }
  }
}

extension ScoreRow {
  init(_ entry: DatedReport, in zone: Zone) {
    self.init()
    self[.date] = entry.time.iso8601(in: zone)
    self[.score] = String(entry.report.score)
    self[.minimum] = String(entry.report.least)
    self[.maximum] = String(entry.report.most)
    self[.band] = entry.report.band
    self[.scale] = entry.scale
    self[.utilisation] = entry.report.whole(.percentageCreditUsed).map { String($0) } ?? ""
    self[.id] = entry.id
  }

  /// The entry, with the id that the row gives it, or one made of its content. Where a scale is not named it is that of
  /// the upstream's reports; where its range is not, the scale's own.
  func entry(_ file: CreditFile, in zone: Zone) throws(ScoreFault) -> DatedReport {
    guard let time = moment(in: zone), Instant.kept.contains(time.milliseconds) else {
      throw self[.date].utf8.filter { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }.count == 2
        ? .dateOrder : .date
    }
    guard let scale = file.scale(self[.scale].isEmpty ? Scale.ofReports : self[.scale]) else { throw .scale }
    guard let score = Int(self[.score]), let least = self[.minimum].isEmpty ? scale.least : Int(self[.minimum]),
      let most = self[.maximum].isEmpty ? scale.most : Int(self[.maximum])
    else { throw .score }
    var report: Report
    do throws(ReportFault) {
      report = try Report(score: score, least: least, most: most)
    } catch {
      throw .range
    }
    if let number = Int(self[.band]) {
      report[.scoreBand] = .integer(Int64(number))
    } else if !self[.band].isEmpty {
      report[.equifaxScoreBandDescription] = .string(self[.band].cut(toBytes: 200))
    }
    if let percent = Int(self[.utilisation]), (0...1000).contains(percent) {
      report[.percentageCreditUsed] = .integer(Int64(percent))
    }
    return DatedReport(id: id(scale.id), scale: scale.id, time: time, report: report)
  }

  /// A day by itself is noon there, so that it stays that day when its owner travels.
  private func moment(in zone: Zone) -> Instant? {
    if let day = Day(iso8601: self[.date]) { return zone.noon(of: day) }
    return Instant(iso8601: self[.date])
  }

  /// One that our export gave it; else made of what was written, so that the same file twice adds nothing.
  private func id(_ scale: String) -> String {
    let own = self[.id]
    var isPlain = (1...100).contains(own.utf8.count)
    for byte in own.utf8 where byte <= 0x20 || byte >= 0x7F { isPlain = false }
    if isPlain { return own }
    let text = scale + " " + self[.date] + " " + self[.score]
    return "i" + String(Mixing.finished(Mixing.add(text, to: Mixing.start))) + "." + self[.date].cut(toBytes: 10) + "."
      + self[.score].cut(toBytes: 8)
  }
}
