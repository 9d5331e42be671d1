/// A small comma-separated file whole, for programs that make facts of it.
package struct CSVTable: Sendable {
  /// By column name; rows whose quotes never close are left out.
  package let rows: [[String: String]]

  package init(_ bytes: [UInt8]) {
    rows = bytes.withUnsafeBufferPointer { buffer in
      var rows = CSVRows(buffer, isWhole: true)
      guard rows.next() else { return [] }
      let names = CSVHeader(rows).names
      var all: [[String: String]] = []
      while rows.next() {
        if rows.isBroken { continue }
        all.append(
          Dictionary(names.enumerated().map { ($1, rows.text($0)) }, uniquingKeysWith: { first, _ in first }))
      }
      return all
    }
  }
}
