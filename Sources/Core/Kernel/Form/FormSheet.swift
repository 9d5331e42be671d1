/// Draws a form's fields, each with its message.
package struct FormSheet<Field: FormField> {
  private let form: Form<Field>
  private let fault: FormFault?
  /// The wire form of typing into a field.
  private let typing: (Field, Int?) -> String

  package init(_ form: Form<Field>, _ fault: FormFault?, typing: @escaping (Field, Int?) -> String) {
    self.form = form
    self.fault = fault
    self.typing = typing
  }

  /// A line to type into, with its message, if the form has one for it now.
  @inline(never)
  package func input(
    _ field: Field, row: Int? = nil, _ label: String, type: String = "text", keyboard: String? = nil,
    className: String = "", hint: String? = nil, isFirst: Bool = false
  ) -> Node {
    var input = Kernel.Field(
      id: Field.prefix + field.name(row: row), label: label, value: form[field, row], wire: typing(field, row))
    input.type = type
    input.keyboard = keyboard
    input.className = className
    input.message = form.message(at: field, row: row, fault)
    input.hint = hint
    input.isFirst = isFirst
    return input.view
  }

  /// One of a few.
  @inline(never)
  package func choices(_ field: Field, _ legend: String, _ options: [(value: String, label: String)]) -> Node {
    var choices = Choices(
      name: Field.prefix + field.rawValue, legend: legend, selected: form[field], wire: typing(field, nil))
    for option in options { choices.add(option.value, option.label) }
    return choices.view()
  }
}

extension Sheet {
  /// A button's label and what it does.
  package typealias Press = (label: String, wire: String)

  /// The dialog around a form's fields. `removal` takes away what the form is about.
  @inline(never)
  package static func form(
    key: String, title: String, cancel: Press, save: Press, isReady: Bool, removal: Node? = nil, fields: [Node]
  ) -> Node {
    view(
      .form, key: key, title: title, dismiss: cancel.wire,
      content: [
        element("form", Attribute("novalidate", ""), .on(.submit, save.wire)) {
          fields
          element("div.button-row", key: "buttons") {
            Button.view(cancel.label, cancel.wire, key: "cancel")
            Button.save(save.label, isReady: isReady)
          }
          removal
        }
      ])
  }
}
