package import Kernel

/// What a file of a card's history holds that the card doesn't know yet.
package struct HistoryImport: Equatable, Sendable {
  /// To be stored by `FareCardOperation.imports`.
  package var added: [Entry] = []
  /// Rows that the card has already.
  package var known = 0
  package var skipped = 0
  /// Why, of the first 20 that were skipped.
  package var faults: [RowFault] = []

  package init() {}
}

/// A row that can't be used, counted from 1 as a person sees them in the file.
package struct RowFault: Equatable, Sendable {
  package enum Reason: Error, Equatable, Sendable {
    case time
    /// A day in figures whose parts may be read in two orders.
    case dateOrder
    /// After now: nobody rode then yet, and the balance of now would be another.
    case future
    case kind
    case amount
    case balance
    case service
    case quotes
  }

  package var row: Int
  package var reason: Reason
}

/// Why a file can't be used at all.
package enum HistoryError: Error, Equatable, Sendable {
  case empty
  /// Neither our JSON nor a table whose first row names time, kind and amount.
  case notAHistory
  /// More than 20 MB.
  case tooLarge
  /// More than 20,000 rows.
  case tooManyRows
  case notJSON(JSONError)
}

extension FareCardOperation {
  /// As many operations as it takes: a record of the journal has 64 KiB at most.
  package static func imports(card: String, _ entries: [Entry]) -> [FareCardOperation] {
    var all: [FareCardOperation] = []
    var start = 0
    while start < entries.count {
      let end = min(start + 300, entries.count)
      all.append(.imported(card: card, Array(entries[start..<end])))
      start = end
    }
    return all
  }
}
