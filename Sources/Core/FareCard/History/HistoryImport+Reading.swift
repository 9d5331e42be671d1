package import Kernel

extension HistoryImport {
  private static let mostRows = 20_000
  private static let mostFaults = 20

  private static let mostBytes = 20 << 20

  /// CSV or JSON, whichever it is. Clock times without an offset are of `zone`, amounts without a currency of `currency`.
  /// What is later than `now` is refused, as the editor refuses it.
  package init(_ text: String, into card: Card, zone: Zone, currency: Currency, now: Instant) throws(HistoryError) {
    self.init()
    guard text.utf8.count <= Self.mostBytes else { throw .tooLarge }
    var known = KnownEntries(card)
    var first: UInt8 = 0
    for byte in text.utf8 where byte > 0x20 && byte != 0xEF && byte != 0xBB && byte != 0xBF {
      first = byte
      break
    }
    switch first {
    case 0: throw .empty
    case UInt8(ascii: "{"):
      try readJSON(text, &known, HistoryHabits(zone: zone, currency: currency, language: .en, now: now))
    default:
      try readTable(text, &known, HistoryHabits(zone: zone, currency: currency, language: .en, now: now))
    }
  }

  private mutating func readTable(
    _ text: String, _ known: inout KnownEntries, _ habits: HistoryHabits
  ) throws(HistoryError) {
    var rows = TableRows(text)
    guard let headings = rows.next() else { throw .empty }
    var columns: [FileRow.Column?] = []
    for heading in headings { columns.append(FileRow.Column(heading: heading.tidied)) }
    guard columns.contains(.time), columns.contains(.kind), columns.contains(.amount) else { throw .notAHistory }
    // Where semicolons separate, it is because commas are in the amounts.
    var habits = habits
    if rows.separator == UInt8(ascii: ";") { habits.language = .fr }
    var count = 0
    while let fields = rows.next() {
      count += 1
      guard count <= Self.mostRows else { throw .tooManyRows }
      var row = FileRow()
      for (index, field) in fields.enumerated() where index < columns.count {
        guard let column = columns[index] else { continue }
        row[column] = column == .kind || column == .transfer ? field.tidied : field.trimmed
      }
      if rows.isBroken { skip(rows.number, .quotes) } else { take(row, at: rows.number, &known, habits) }
    }
  }

  private mutating func readJSON(
    _ text: String, _ known: inout KnownEntries, _ habits: HistoryHabits
  ) throws(HistoryError) {
    let bytes = Array(text.utf8)
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
    let json: JSON
    do { json = try JSON.parse(body, limits: JSON.Limits(depth: 8, bytes: Self.mostBytes)) } catch {
      throw .notJSON(error)
    }
    guard json["pocketful"]?.string == "fare card history", let entries = json["entries"]?.array else {
      throw .notAHistory
    }
    guard entries.count <= Self.mostRows else { throw .tooManyRows }
    for (index, entry) in entries.enumerated() {
      var row = FileRow()
      for column in FileRow.Column.allCases { row[column] = entry[column.name]?.string ?? "" }
      take(row, at: index + 1, &known, habits)
    }
  }

  private mutating func take(
    _ row: FileRow, at number: Int, _ known: inout KnownEntries, _ habits: HistoryHabits
  ) {
    var entry: Entry
    do { entry = try row.entry(habits) } catch { return skip(number, error) }
    if let id = known.newID(for: entry, named: row[.id]) {
      entry.id = id
      added.append(entry)
    } else {
      self.known += 1
    }
  }

  private mutating func skip(_ number: Int, _ reason: RowFault.Reason) {
    skipped += 1
    if faults.count < Self.mostFaults { faults.append(RowFault(row: number, reason: reason)) }
  }
}
