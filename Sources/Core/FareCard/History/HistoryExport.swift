package import Kernel

/// One card's history as a file for the person: every entry, oldest first.
package enum HistoryExport {
  /// RFC 4180, with a header; times as ISO 8601 in the zone given, amounts exact.
  package static func csv(_ card: Card, _ ledger: Ledger, in zone: Zone) -> String {
    FileRow.csv(rows(card, ledger, in: zone))
  }

  package static func json(_ card: Card, _ ledger: Ledger, in zone: Zone) -> String {
    var entries: [JSON] = []
    entries.reserveCapacity(card.entries.count)
    for row in rows(card, ledger, in: zone) {
      var members: [JSON.Member] = []
      for column in HistoryColumn.allCases where !row[column].isEmpty {
        members.append(JSON.Member(column.name, .string(row[column])))
      }
      entries.append(.object(members))
    }
    let file = [
      JSON.Member("pocketful", .string("fare card history")), JSON.Member("version", .integer(1)),
      JSON.Member("card", .string(card.name)), JSON.Member("owner", .string(card.owner)),
      JSON.Member("entries", .array(entries)),
    ]
    return JSON.object(file).text
  }

  private static func rows(_ card: Card, _ ledger: Ledger, in zone: Zone) -> [FileRow] {
    let firstKnown = card.firstKnown
    var rows: [FileRow] = []
    rows.reserveCapacity(card.entries.count)
    for (index, (entry, line)) in zip(card.entries, ledger.lines).enumerated() {
      rows.append(HistoryColumns(entry, line, index < firstKnown ? nil : line.balance, in: zone).row)
    }
    return rows
  }
}
