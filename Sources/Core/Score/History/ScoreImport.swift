package import Kernel

/// What a file of reports holds that isn't known yet.
package struct ScoreImport: Equatable, Sendable {
  /// To be stored by `ScoreOperation.imports`.
  package private(set) var added: [DatedReport] = []
  /// Rows that are there already.
  package private(set) var known = 0
  package private(set) var skipped = 0
  /// Why, of the first 20 that were skipped.
  package private(set) var faults: [ScoreRowFault] = []

  private let today: Day

  private static let mostBytes = 20 << 20
  private static let mostRows = 5000
  private static let mostFaults = 20

  /// CSV or JSON, whichever it is: our own, a list of rows, or an object with such a list as `entries`.
  ///
  /// A day that is still to come in `zone` at `now` is refused, as the editor refuses it.
  package init(_ text: String, into file: CreditFile, zone: Zone, now: Instant) throws(ScoreFileError) {
    guard text.utf8.count <= Self.mostBytes else { throw .tooLarge }
    today = zone.local(now).day
    let body = text.trimmedOfMark
    switch body.utf8.first {
    case .none: throw .empty
    case .some(UInt8(ascii: "{")), .some(UInt8(ascii: "[")): try readJSON(body, file, zone)
    default: try readTable(body, file, zone)
    }
  }

  private mutating func readTable(_ text: String, _ file: CreditFile, _ zone: Zone) throws(ScoreFileError) {
    var rows = TableRows(text)
    guard let headings = rows.next() else { throw .empty }
    var columns: [ScoreRow.Column?] = []
    for heading in headings { columns.append(ScoreRow.Column(heading: heading.tidied)) }
    guard columns.contains(.date), columns.contains(.score) else { throw .notAHistory }
    var taken = Self.contents(of: file, in: zone)
    var count = 0
    while let fields = rows.next() {
      count += 1
      guard count <= Self.mostRows else { throw .tooManyRows }
      var row = ScoreRow()
      for (index, field) in fields.enumerated() where index < columns.count {
        if let column = columns[index] { row[column] = field.trimmed }
      }
      if rows.isBroken { skip(rows.number, .quotes) } else { take(row, nil, at: rows.number, &taken, file, zone) }
    }
  }

  private mutating func readJSON(_ text: String, _ file: CreditFile, _ zone: Zone) throws(ScoreFileError) {
    let limits = JSON.Limits(depth: 16, bytes: Self.mostBytes)
    guard let json = try? JSON.parse(text, limits: limits), let list = json.array ?? json["entries"]?.array else {
      throw .notAHistory
    }
    guard list.count <= Self.mostRows else { throw .tooManyRows }
    var taken = Self.contents(of: file, in: zone)
    for (index, entry) in list.enumerated() {
      var row = ScoreRow()
      if case .object(let members) = entry {
        for member in members {
          guard let column = ScoreRow.Column(heading: member.name) else { continue }
          row[column] = member.value.string ?? member.value.integer.map { String($0) } ?? ""
        }
      }
      // As a part of one in what others write: 0.51.
      if let used = entry["factors"]?["utilisation"]?.number, used >= 0, used <= 10 {
        row[.utilisation] = String(Int((used * 100).rounded()))
      }
      take(row, entry["report"], at: index + 1, &taken, file, zone)
    }
  }

  private mutating func take(
    _ row: ScoreRow, _ whole: JSON?, at number: Int, _ taken: inout Places<String>, _ file: CreditFile, _ zone: Zone
  ) {
    do throws(ScoreRowFault.Reason) {
      var entry = try row.entry(file, in: zone)
      if let whole, let report = try? Report(fields: whole), report.score == entry.report.score {
        entry.report = report
      }
      guard zone.local(entry.time).day <= today else { throw .future }
      if !taken.add(entry.id).isNew || file.entry(entry.id) != nil
        || taken.contains(Self.content(of: entry, in: zone))
      {
        known += 1
      } else {
        added.append(entry)
      }
    } catch {
      skip(number, error)
    }
  }

  /// What is there already, by what it says: one that was entered by hand has another id than its row in a file.
  private static func contents(of file: CreditFile, in zone: Zone) -> Places<String> {
    var contents = Places<String>()
    for entry in file.reports { contents.add(content(of: entry, in: zone)) }
    return contents
  }

  /// The same score of the same scale on the same day is the same report.
  private static func content(of entry: DatedReport, in zone: Zone) -> String {
    "\n" + entry.scale + " " + zone.local(entry.time).day.iso8601 + " " + String(entry.report.score)
  }

  private mutating func skip(_ number: Int, _ reason: ScoreRowFault.Reason) {
    skipped += 1
    if faults.count < Self.mostFaults { faults.append(ScoreRowFault(row: number, reason: reason)) }
  }
}

/// A row that can't be used, counted from 1 as a person sees them in the file.
package struct ScoreRowFault: Equatable, Sendable {
  package enum Reason: Error, Equatable, Sendable {
    case date
    /// A day in figures that may be read in two orders.
    case dateOrder
    /// After today.
    case future
    case score
    /// No score on its range.
    case range
    /// A scale that is not here.
    case scale
    case quotes
  }

  package var row: Int
  package var reason: Reason
}

/// Why a file can't be used at all.
package enum ScoreFileError: Error, Equatable, Sendable {
  case empty
  /// Neither JSON of that kind nor a table whose first row names date and score.
  case notAHistory
  /// More than 20 MB.
  case tooLarge
  /// More than 5,000 rows.
  case tooManyRows
}

extension String {
  /// Trimmed, and without a byte order mark.
  fileprivate var trimmedOfMark: String {
    let bytes = Array(utf8)
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return trimmed }
    return String(decoding: bytes[3...], as: UTF8.self).trimmed
  }
}
