package import Kernel

/// The history as a file for the person, oldest first.
package enum ScoreExport {
  /// RFC 4180, with a header; times as ISO 8601 in the zone given.
  package static func csv(_ file: CreditFile, in zone: Zone) -> String {
    ScoreRow.csv(file.reports.map { ScoreRow($0, in: zone) })
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
