package import Kernel

/// The history as a file for the person, oldest first.
package enum ScoreExport {
  /// RFC 4180, with a header; times as ISO 8601 in the zone given.
  package static func csv(_ file: CreditFile, in zone: Zone) -> String {
    var bytes: [UInt8] = []
    var header = ScoreRow()
    for column in ScoreRow.Column.allCases { header[column] = column.name }
    append(header, to: &bytes)
    for entry in file.reports { append(ScoreRow(entry, in: zone), to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ row: ScoreRow, to bytes: inout [UInt8]) {
    for column in ScoreRow.Column.allCases {
      if column.rawValue > 0 { bytes.append(UInt8(ascii: ",")) }
      TableRows.append(row[column], to: &bytes)
    }
    bytes.append(0x0D)
    bytes.append(0x0A)
  }

  /// All that each report says, and the scales that are the person's own.
  package static func json(_ file: CreditFile, in zone: Zone) -> String {
    var entries: [JSON] = []
    for entry in file.reports {
      let row = ScoreRow(entry, in: zone)
      entries.append(
        .object([
          "date": .string(row[.date]), "score": .integer(Int64(entry.report.score)),
          "min": .integer(Int64(entry.report.least)), "max": .integer(Int64(entry.report.most)),
          "scale": .string(entry.scale), "id": .string(entry.id), "report": entry.report.fields,
        ]))
    }
    return JSON.object([
      "pocketful": .string("score history"), "version": .integer(1), "entries": .array(entries),
    ]).text
  }
}
