import Kernel

/// Entries as short rows, for a snapshot and for imports: `[id, milliseconds, kind, …]`.
///
/// In a snapshot, where ten thousand stand together, times count from the row before, and an id such as "k3x9-12" is
/// written as two numbers, `[device, 12, …]`: the place of "k3x9" in a list of prefixes.
///
/// What stands behind the time is a list of its own: `EntryCells`.
enum EntryRows {
  /// Makes the rows, and the list of prefixes that their ids refer to.
  struct Writer {
    private(set) var rows: [JSON] = []
    private var places = Places<String>()
    var prefixes: [String] { places.keys }
    private let sharesPrefixes: Bool
    private var last: Int64 = 0

    init(sharesPrefixes: Bool) { self.sharesPrefixes = sharesPrefixes }

    mutating func add(_ entry: Entry) {
      var row: [JSON] = []
      if sharesPrefixes, let (prefix, number) = EntryRows.parts(of: entry.id) {
        row.append(.integer(Int64(places.add(prefix).place)))
        row.append(.integer(number))
      } else {
        row.append(.string(entry.id))
      }
      row.append(.integer(entry.time.milliseconds - last))
      if sharesPrefixes { last = entry.time.milliseconds }
      rows.append(.array(row + EntryCells(of: entry.kind).cells))
    }
  }

  /// Nil when a row can't be read. `prefixes` is nil where rows stand by themselves, with whole times.
  static func read(_ rows: [JSON], prefixes: [String]?) -> [Entry]? {
    var entries: [Entry] = []
    entries.reserveCapacity(rows.count)
    var last: Int64 = 0
    for row in rows {
      guard let entry = entry(row.array ?? [], prefixes ?? [], after: last) else { return nil }
      entries.append(entry)
      if prefixes != nil { last = entry.time.milliseconds }
    }
    return entries
  }

  private static func entry(_ row: [JSON], _ prefixes: [String], after last: Int64) -> Entry? {
    var at = 1
    let id: String
    if let text = row.first?.string {
      guard (1...100).contains(text.utf8.count) else { return nil }
      id = text
    } else {
      guard row.count > 1, let place = row[0].int, prefixes.indices.contains(place), let number = row[1].integer,
        number > 0
      else { return nil }
      id = prefixes[place] + "-" + String(number)
      at = 2
    }
    guard row.count >= at + 2, let step = row[at].integer,
      let time = Self.time(last.addingReportingOverflow(step).partialValue),
      let kind = EntryCells.read(row[(at + 1)...])
    else { return nil }
    return Entry(id: id, time: time, kind: kind)
  }

  private static func time(_ milliseconds: Int64) -> Instant? {
    Instant.kept.contains(milliseconds) ? Instant(milliseconds: milliseconds) : nil
  }

  /// Who recorded an entry; nil for one of a file.
  static func writer(of id: String) -> String? { parts(of: id)?.prefix }

  /// The two parts of an operation's id, if they make the same text again.
  private static func parts(of id: String) -> (prefix: String, number: Int64)? {
    let bytes = Array(id.utf8)
    guard let dash = bytes.lastIndex(of: UInt8(ascii: "-")), dash > 0 else { return nil }
    let digits = bytes[(dash + 1)...]
    guard (1...15).contains(digits.count), digits.first != UInt8(ascii: "0") else { return nil }
    var number: Int64 = 0
    for byte in digits {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    return (String(decoding: bytes[..<dash], as: UTF8.self), number)
  }
}
