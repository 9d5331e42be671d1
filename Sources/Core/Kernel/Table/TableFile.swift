/// A file of rows that a person brings, CSV or JSON, whichever it is: row after row, each as text.
package struct TableFile<Column: TableColumn> {
  /// One row of the file, and where a person finds it there.
  package struct Line {
    package var row: TableRow<Column>
    /// Counted from 1, as a person sees it in the file.
    package var number: Int
    /// A quote never ends, or text stands behind one: its fields can't be told apart.
    package var isBroken = false
    /// What the row stands for in a JSON file.
    package var json: JSON?
  }

  /// Semicolons stand between the fields of a table because commas are in its amounts.
  package private(set) var hasSemicolons = false
  private var source: Source
  private let most: Int
  private var count = 0

  /// Where the rows come from: a table with what each of its columns holds (nil: nothing of ours), or a JSON list.
  private enum Source {
    case table(TableRows, [Column?])
    case list([JSON])
  }

  private static var mostBytes: Int { 20 << 20 }

  /// A table's first row must have the columns that it `needs`; of a JSON file `list` is its rows, nil where it is none of
  /// the kind that is meant. `next` refuses more than `most` rows.
  package init(_ text: String, needs: [Column], most: Int, list: (JSON) -> [JSON]?) throws(TableFileError) {
    guard text.utf8.count <= Self.mostBytes else { throw .tooLarge }
    self.most = most
    let body = text.withoutByteOrderMark
    switch body.utf8.first(where: { $0 > 0x20 }) {
    case .none: throw .empty
    case .some(UInt8(ascii: "{")), .some(UInt8(ascii: "[")):
      guard let json = try? JSON.parse(body, limits: JSON.Limits(depth: 16, bytes: Self.mostBytes)),
        let rows = list(json)
      else { throw .unknown }
      guard rows.count <= most else { throw .tooManyRows(most) }
      source = .list(rows)
    case .some:
      var rows = TableRows(body)
      guard let headings = rows.next() else { throw .empty }
      let columns = headings.map { Column(heading: $0.tidied) }
      for column in needs where !columns.contains(column) { throw .unknown }
      hasSemicolons = rows.separator == UInt8(ascii: ";")
      source = .table(rows, columns)
    }
  }

  /// Nil at the end.
  package mutating func next() throws(TableFileError) -> Line? {
    switch source {
    case .list(let rows):
      guard count < rows.count else { return nil }
      count += 1
      return Line(row: TableRow(members: rows[count - 1]), number: count, json: rows[count - 1])
    case .table(var rows, let columns):
      guard let fields = rows.next() else { return nil }
      source = .table(rows, columns)
      count += 1
      guard count <= most else { throw .tooManyRows(most) }
      return Line(row: TableRow(fields, columns), number: rows.number, isBroken: rows.isBroken)
    }
  }
}

/// Why a file of rows can't be used at all. Nothing is changed by it.
package enum TableFileError: Error, Equatable, Sendable {
  case empty
  /// Neither JSON of that kind nor a table whose first row names what is needed.
  case unknown
  /// More than 20 MB.
  case tooLarge
  /// More than so many.
  case tooManyRows(Int)
}

extension TableRow {
  fileprivate init(_ texts: [String], _ columns: [Column?]) {
    for (index, text) in texts.enumerated() where index < columns.count {
      if let column = columns[index] { self[column] = text.trimmed }
    }
  }

  /// A JSON object's texts and whole numbers.
  fileprivate init(members json: JSON) {
    guard case .object(let members) = json else { return }
    for member in members {
      guard let column = Column(heading: member.name) else { continue }
      self[column] = member.value.string ?? member.value.integer.map { String($0) } ?? ""
    }
  }
}
