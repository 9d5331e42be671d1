/// One of a few: radio buttons, so that arrow keys move between them.
package struct Choices {
  package var name: String
  package var legend: String
  package var selected: String
  /// The action's wire form; the value sent is the option's.
  package var wire: String
  private var options: [Node] = []

  package init(name: String, legend: String, selected: String, wire: String) {
    self.name = name
    self.legend = legend
    self.selected = selected
    self.wire = wire
  }

  /// Checked where `value` is the selected one, so `selected` must be set before.
  package mutating func add(_ value: String, _ label: String) {
    options.append(
      element("label.choice", key: "option-" + value) {
        element(
          "input", .type("radio"), .name(name), .value(value), .flag("checked", if: value == selected),
          .on(.change, wire))
        element("span") { label }
      })
  }

  /// Under another class the legend is for screen readers only.
  package func view(_ className: String = "choices", _ extra: Attribute? = nil) -> Node {
    element("fieldset", key: "choices-" + name, .class(className), extra) {
      element(className == "choices" ? "legend" : "legend.visually-hidden") { legend }
      options
    }
  }
}
