/// What stands in the fields of an open form, beside what they held at first.
package struct Form<Field: FormField>: Equatable, Sendable {
  private struct Text: Equatable, Sendable {
    var field: Field
    var row: Int?
    var text: String
  }

  private var texts: [Text] = []
  private var start: [Text] = []
  /// Save was tried.
  package private(set) var isTried = false

  package init() {}

  /// Opened with what the fields hold now.
  package var begun: Form {
    var form = self
    form.start = texts
    return form
  }

  package subscript(field: Field, row: Int? = nil) -> String {
    get { Self.text(field, row, in: texts) }
    set {
      if let place = texts.firstIndex(where: { $0.field == field && $0.row == row }) {
        texts[place].text = newValue
      } else {
        texts.append(Text(field: field, row: row, text: newValue))
      }
    }
  }

  package func isChanged(_ field: Field, row: Int? = nil) -> Bool {
    self[field, row] != Self.text(field, row, in: start)
  }

  /// Whether any field differs from what it held at first.
  package var isChanged: Bool { texts.contains { isChanged($0.field, row: $0.row) } }

  /// Nobody types more than `most` bytes; a pasted book must not be carried along.
  package mutating func type(_ text: String, into field: Field, row: Int? = nil, most: Int) {
    self[field, row] = text.cut(toBytes: most)
  }

  private static func text(_ field: Field, _ row: Int?, in texts: [Text]) -> String {
    for one in texts where one.field == field && one.row == row { return one.text }
    return ""
  }
}

/// What Save would do now. A fault is the first there is, with the sentence that stands at its field.
package enum FormOutcome<Field: FormField, Result> {
  case ready(Result)
  case wrong(Field, row: Int? = nil, String)

  package var isReady: Bool {
    switch self {
    case .ready: true
    case .wrong: false
    }
  }
}

extension Form {
  /// A field is quiet until something was typed into it, or until Save was tried.
  package func message<Result>(
    at field: Field, row: Int? = nil, _ outcome: FormOutcome<Field, Result>
  ) -> String? {
    guard case .wrong(field, row, let text) = outcome, isTried || isChanged(field, row: row) else { return nil }
    return text
  }

  /// Save was pressed: what it does, or else what is wrong is said, and its field has the focus.
  package mutating func save<Result>(_ outcome: FormOutcome<Field, Result>) -> (done: Result?, effects: [Effect]) {
    switch outcome {
    case .ready(let result): return (result, [])
    case .wrong(let field, let row, let text):
      isTried = true
      return (nil, [.announce(text), .focus(selector: "#" + field.name(row: row))])
    }
  }
}

/// A field of which several can be chosen: their names stand in its text.
extension Form {
  package func holds(_ value: String, in field: Field) -> Bool { self.chosen(field).contains(value) }

  package func chosen(_ field: Field) -> [String] {
    self[field].utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }

  package mutating func toggle(_ value: String, in field: Field) {
    let isOn = holds(value, in: field)
    var text = ""
    for one in chosen(field) + (isOn ? [] : [value]) where !isOn || one != value {
      text += (text.isEmpty ? "" : " ") + one
    }
    self[field] = text
  }
}
