/// The first row of a file: where each column stands.
struct CSVHeader {
  private(set) var names: [String] = []

  init() {}

  /// Column names as they are, but for a byte order mark in front of the first.
  init(_ row: CSVRows) {
    for column in 0..<min(row.count, CSVRows.columnLimit) {
      var name = row.text(column)
      if name.unicodeScalars.first?.value == 0xFEFF { name.unicodeScalars.removeFirst() }
      // "\u{FEFF}"stop_id"" leaves its quotes behind the mark.
      if name.utf8.first == .quote, name.utf8.last == .quote, name.utf8.count > 1 {
        name = String(name.dropFirst().dropLast())
      }
      names.append(name)
    }
  }

  /// -1 for a column that isn't there, which reads as empty in every row.
  func column(_ name: String) -> Int { names.firstIndex(of: name) ?? -1 }
}
