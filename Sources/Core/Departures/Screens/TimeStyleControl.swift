import Kernel

/// Minutes, clock or both: one control, remembered.
enum TimeStyleControl {
  static func view(_ screen: DeparturesScreen) -> Node {
    element(
      "div.segments.needs-script", key: "time-style", .role("group"), .aria("label", screen.words.timesAs)
    ) {
      for style in TimeStyle.allCases {
        element(
          "button", key: style.rawValue, .type("button"), .aria("pressed", screen.state.timeStyle == style),
          .on(.click, DeparturesScreen.wire(.timeStyle(style)))
        ) { screen.words.timeStyle(style) }
      }
    }
  }
}
