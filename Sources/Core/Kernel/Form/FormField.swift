/// What can be typed into a form. The raw value stands in wire forms, and is the id of what is typed into.
package protocol FormField: RawRepresentable, CaseIterable, Equatable, Sendable where RawValue == String {
  /// What stands before it in an id.
  static var prefix: String { get }
}

extension FormField {
  package static var prefix: String { "" }

  /// Rows that any form has at most.
  package static var mostRows: Int { 20 }

  /// Of a form with rows, that of one row: "band-from-2".
  @inline(never)
  package func name(row: Int?) -> String { row.map { rawValue + "-" + String($0) } ?? rawValue }

  /// The field, and the row that it is of, by `name(row:)`; nil for a name that no field has.
  package static func named(_ name: String) -> (field: Self, row: Int?)? {
    for field in allCases {
      if field.rawValue == name { return (field, nil) }
      for row in 0..<mostRows where field.name(row: row) == name { return (field, row) }
    }
    return nil
  }
}
