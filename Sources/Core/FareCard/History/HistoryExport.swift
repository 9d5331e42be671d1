package import Kernel

/// One card's history as a file for the person: every entry, oldest first.
package enum HistoryExport {
  /// RFC 4180, with a header; times as ISO 8601 in the zone given, amounts exact.
  package static func csv(_ card: Card, _ ledger: Ledger, in zone: Zone) -> String { "" }

  package static func json(_ card: Card, _ ledger: Ledger, in zone: Zone) -> String { "" }
}
