import Kernel

/// A number between two buttons that make it less or more; one that is at its end is off.
enum Stepper {
  /// A button's label and its action.
  typealias Step = (label: String, wire: String?)

  static func view(_ value: String, less: Step, more: Step, key: String? = nil, group: String? = nil) -> Node {
    element(
      "div.stepper", key: key, group == nil ? nil : .role("group"), group.map { .aria("label", $0) }
    ) {
      Button.icon(.less, less.label, less.wire, key: "less")
      element("output") { value }
      Button.icon(.add, more.label, more.wire, key: "more")
    }
  }
}
