/// What stands in the fields of an open form, beside what they held at first.
package struct Form<Field: FormField>: Equatable, Sendable {
  private var texts = FormTexts()
  private var start = FormTexts()
  /// Save was tried.
  private var isTried = false

  package init() {}

  /// Opened with what the fields hold now.
  package var begun: Form {
    var form = self
    form.start = texts
    return form
  }

  /// What stands in the field, "" before anything was put there; `row` is for fields that stand once in each row.
  package subscript(field: Field, row: Int? = nil) -> String {
    @inline(never) get { texts[field.name(row: row)] }
    @inline(never) set { texts[field.name(row: row)] = newValue }
  }

  /// Whether it differs from what it held when the form was opened.
  @inline(never)
  package func isChanged(_ field: Field, row: Int? = nil) -> Bool {
    let name = field.name(row: row)
    return texts[name] != start[name]
  }

  /// Whether any field differs from what it held at first.
  package var isChanged: Bool { texts.differs(from: start) }

  /// Nobody types more than `most` bytes; a pasted book must not be carried along.
  package mutating func type(_ text: String, into field: Field, row: Int? = nil, most: Int) {
    self[field, row] = text.cut(toBytes: most)
  }

  /// A field is quiet until something was typed into it, or until Save was tried.
  package func message(at field: Field, row: Int? = nil, _ fault: FormFault?) -> String? {
    guard let fault, fault.name == field.name(row: row), isTried || texts[fault.name] != start[fault.name] else {
      return nil
    }
    return fault.text
  }

  /// Save was pressed: what it does, or else what is wrong is said, and its field has the focus.
  package mutating func save<Result>(_ outcome: FormOutcome<Field, Result>) -> (done: Result?, effects: [Effect]) {
    switch outcome {
    case .ready(let result): return (result, [])
    case .faulty(let fault):
      isTried = true
      return (nil, [.announce(fault.text), .focus(selector: "#" + Field.prefix + fault.name)])
    }
  }
}

/// A field of which several can be chosen: what they are called stands in its text.
extension Form {
  /// All that are chosen, in the order in which they were.
  package func chosen(_ field: Field) -> [String] {
    self[field].utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }

  /// Chooses it, or takes it back where it is chosen; `value` has no space in it.
  package mutating func toggle(_ value: String, in field: Field) {
    let before = chosen(field)
    var text = ""
    for one in before.contains(value) ? before.filter({ $0 != value }) : before + [value] {
      text += (text.isEmpty ? "" : " ") + one
    }
    self[field] = text
  }
}

/// What Save would do now.
package enum FormOutcome<Field: FormField, Result> {
  case ready(Result)
  case faulty(FormFault)

  /// The sentence stands at that field, and Save is off.
  @inline(never)
  package static func wrong(_ field: Field, row: Int? = nil, _ text: String) -> FormOutcome {
    .faulty(FormFault(name: field.name(row: row), text: text))
  }

  /// Nil where the form can be saved.
  package var fault: FormFault? {
    switch self {
    case .ready: nil
    case .faulty(let fault): fault
    }
  }
}

/// The first of what is wrong with a form: the field, by its name on the page, and the sentence that stands at it.
package struct FormFault {
  var name: String
  var text: String
}

/// The texts of a form by the names of its fields; the same code for all forms.
private struct FormTexts: Equatable, Sendable {
  /// What stands in one field, by the field's name.
  private struct Text: Equatable, Sendable {
    var name: String
    var text: String
  }

  private var all: [Text] = []

  subscript(name: String) -> String {
    @inline(never) get {
      for one in all where one.name == name { return one.text }
      return ""
    }
    @inline(never) set {
      for place in all.indices where all[place].name == name {
        all[place].text = newValue
        return
      }
      all.append(Text(name: name, text: newValue))
    }
  }

  @inline(never)
  func differs(from other: FormTexts) -> Bool {
    for one in all where other[one.name] != one.text { return true }
    return false
  }
}
