/// "Live · 12 s ago": how old what is shown is, with a mark and words, never colour alone. It ticks, so it is not live text.
package enum AgeBadge {
  /// `label` is what `AgeText` says; without a network the mark is "offline" whatever the freshness.
  package static func view(_ freshness: Freshness, isOnline: Bool, _ label: String, key: String? = nil) -> Node {
    element("p.age", key: key, .class("age-" + (isOnline ? mark(freshness) : "offline"))) {
      element("span.dot", .aria("hidden", true))
      label
    }
  }

  private static func mark(_ freshness: Freshness) -> String {
    switch freshness {
    case .fresh, .delayed, .stale, .scheduled, .failing: freshness.rawValue
    case .unknown: Freshness.failing.rawValue
    }
  }
}
