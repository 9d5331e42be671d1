/// One field of a form: its label, what is wrong with it, and a hint.
package struct Field {
  package var id: String
  package var label: String
  package var value: String
  /// The action's wire form, told at each change.
  package var wire: String
  package var type = "text"
  /// Which keyboard a phone shows: "decimal", "numeric".
  package var keyboard: String?
  package var className = ""
  package var message: String?
  package var hint: String?
  package var isFirst = false
  /// Characters that can be typed.
  package var longest = 64

  package init(id: String, label: String, value: String, wire: String) {
    self.id = id
    self.label = label
    self.value = value
    self.wire = wire
  }

  package var view: Node {
    let described = (message == nil ? "" : id + "-message ") + (hint == nil ? "" : id + "-hint")
    return element("div.field", key: "field-" + id) {
      element("label", .for(id)) { label }
      element(
        "input", .id(id), .name(id), .type(type), .value(value), .on(.input, wire),
        className.isEmpty ? nil : .class(className),
        keyboard.map { Attribute("inputmode", $0) }, Attribute("autocomplete", "off"),
        Attribute("maxlength", String(longest)),
        .flag("autofocus", if: isFirst), message == nil ? nil : .aria("invalid", true),
        described.isEmpty ? nil : .aria("describedby", described))
      if let message { element("p.message", key: "message", .id(id + "-message")) { message } }
      if let hint { element("p.hint", key: "hint", .id(id + "-hint")) { hint } }
    }
  }
}
