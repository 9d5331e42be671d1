package import Kernel

/// What a file of a card's history holds that the card doesn't know yet.
package struct HistoryImport: Equatable, Sendable {
  /// To be stored by `FareCardOperation.imports`.
  package private(set) var added: [Entry] = []
  /// Rows that the card has already.
  package private(set) var known = 0
  package private(set) var faults = RowFaults<HistoryFault>(mostShown: 20)

  /// CSV or JSON, whichever it is. Clock times without an offset are of `zone`, amounts without a currency of `currency`.
  /// What is later than `now` is refused, as the editor refuses it.
  package init(_ text: String, into card: Card, zone: Zone, currency: Currency, now: Instant) throws(TableFileError) {
    var file = try TableFile<HistoryColumn>(text, needs: [.time, .kind, .amount], most: 20_000) { json in
      json["pocketful"]?.string == "fare card history" ? json["entries"]?.array : nil
    }
    let habits = HistoryHabits(zone: zone, currency: currency, hasComma: file.hasSemicolons, now: now)
    var ids = KnownEntries(card)
    while let line = try file.next() {
      do throws(HistoryFault) { try take(line, &ids, habits) } catch { faults.add(error, at: line.number) }
    }
  }

  private mutating func take(
    _ line: TableFile<HistoryColumn>.Line, _ ids: inout KnownEntries, _ habits: HistoryHabits
  ) throws(HistoryFault) {
    if line.isBroken { throw .quotes }
    var entry = try HistoryColumns.entry(line.row, habits)
    guard let id = ids.newID(for: entry, named: line.row[.id]) else { return known += 1 }
    entry.id = id
    added.append(entry)
  }
}

/// Why a row of a history can't be used.
package enum HistoryFault: Error, Equatable, Sendable {
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

extension FareCardOperation {
  /// As many operations as it takes: a record of the journal has 64 KiB at most.
  package static func imports(card: String, _ entries: [Entry]) -> [FareCardOperation] {
    var all: [FareCardOperation] = []
    var start = 0
    while start < entries.count {
      let end = min(start + 300, entries.count)
      all.append(.imported(Imported(card: card, entries: Array(entries[start..<end]))))
      start = end
    }
    return all
  }
}
