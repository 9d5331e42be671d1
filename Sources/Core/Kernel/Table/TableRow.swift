/// A table file's columns from left to right.
package protocol TableColumn: RawRepresentable<Int>, CaseIterable, Equatable, Sendable {
  /// The heading that we write.
  var name: String { get }

  /// By a heading in a file: ours, or one that others write.
  init?(heading: String)
}

/// One row of a table file, as text: what CSV and JSON have in common. "" where the file has no such column.
package struct TableRow<Column: TableColumn> {
  private var fields = [String](repeating: "", count: Column.allCases.count)

  package init() {}

  package subscript(column: Column) -> String {
    get { fields[column.rawValue] }
    set { fields[column.rawValue] = newValue }
  }
}

extension TableRow {
  /// RFC 4180, with a header.
  package static func csv(_ rows: [TableRow]) -> String {
    var header = TableRow()
    for column in Column.allCases { header[column] = column.name }
    var bytes: [UInt8] = []
    bytes.reserveCapacity((rows.count + 1) * 100)
    header.append(to: &bytes)
    for row in rows { row.append(to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(to bytes: inout [UInt8]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      TableRows.append(field, to: &bytes)
    }
    bytes.append(0x0D)
    bytes.append(0x0A)
  }
}
