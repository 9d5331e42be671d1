/// A button that tells the app of a tap.
package enum Button {
  /// How much a button stands out; the raw value is its tag with its classes.
  package enum Look: String, Sendable {
    case plain = "button.button"
    /// What most people want here.
    case primary = "button.button.primary"
    /// What takes something away.
    case danger = "button.button.danger"
    /// Words alone.
    case text = "button.text-button"
  }

  /// `spoken` is what a screen reader says where the label alone says too little.
  @inline(never)
  package static func view(
    _ label: String, _ action: String, _ look: Look = .plain, key: String? = nil, spoken: String? = nil
  ) -> Node {
    element(
      look.rawValue, key: key, .type("button"), .on(.click, action), spoken.map { .aria("label", $0) }
    ) { label }
  }

  /// A form's. Off, but still there to be asked why: pressing it shows what is missing.
  package static func save(_ label: String, isReady: Bool) -> Node {
    element("button.button.primary", key: "save", .type("submit"), isReady ? nil : .aria("disabled", true)) { label }
  }

  /// One that is off, without an action, stays focusable, so that what was moved to the top does not lose the keyboard.
  @inline(never)
  package static func icon(_ icon: Icon, _ label: String, _ action: String?, key: String? = nil) -> Node {
    element(
      "button.icon-button", key: key, .type("button"), .aria("label", label),
      action.map { .on(.click, $0) } ?? .aria("disabled", true)
    ) { Icon.view(icon) }
  }
}
