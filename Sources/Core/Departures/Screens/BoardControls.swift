import Kernel

/// How boards are read; both are remembered.
enum BoardControls {
  /// Minutes, clock or both.
  static func times(_ screen: DeparturesScreen) -> Node {
    segments("time-style", screen.words.timesAs) {
      for style in TimeStyle.allCases {
        choice(
          style.rawValue, screen.words.timeStyle(style), isOn: screen.state.timeStyle == style, .timeStyle(style))
      }
    }
  }

  /// A row for each line and destination, or for each train.
  static func order(_ screen: DeparturesScreen) -> Node {
    segments("order", screen.words.trainsBy) {
      for order in BoardOrder.allCases {
        choice(order.rawValue, screen.words.boardOrder(order), isOn: screen.state.order == order, .order(order))
      }
    }
  }

  private static func segments(_ key: String, _ label: String, @MarkupBuilder _ choices: () -> Node) -> Node {
    element("div.segments.needs-script", key: key, .role("group"), .aria("label", label), children: choices)
  }

  private static func choice(_ key: String, _ text: String, isOn: Bool, _ action: DeparturesAction) -> Node {
    element(
      "button", key: key, .type("button"), .aria("pressed", isOn), .on(.click, DeparturesScreen.wire(action))
    ) { text }
  }
}
