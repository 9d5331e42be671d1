/// The empty, offline, failing and loading states, drawn once for all screens.
package enum Notice {
  /// Why nothing better is shown: it gives the notice its symbol and its class.
  package enum Kind: String, Sendable { case empty, offline, failing, scheduled }

  package static func view(_ kind: Kind, title: String, text: String, action: Node? = nil) -> Node {
    element("section.notice", key: "notice", .class("notice-" + kind.rawValue)) {
      Icon.view(icon(kind))
      if !title.isEmpty { element("h2") { title } }
      element("p") { text }
      action
    }
  }

  private static func icon(_ kind: Kind) -> Icon {
    switch kind {
    case .empty: .sign
    case .offline: .offline
    case .failing: .failing
    case .scheduled: .clock
    }
  }
}
