/// What is on or off, and looks it. Its name says what is on; pressing it is the action.
package enum Switch {
  /// `spoken` is what a screen reader says where the label alone says too little; `label` may be "".
  package static func view(_ label: String, isOn: Bool, wire: String, spoken: String? = nil, key: String? = nil) -> Node
  {
    element(
      "button.switch", key: key, .type("button"), .role("switch"), .aria("checked", isOn), .on(.click, wire),
      spoken.map { .aria("label", $0) }
    ) {
      if !label.isEmpty { element("span") { label } }
      element("span.switch-track", .aria("hidden", true))
    }
  }
}
