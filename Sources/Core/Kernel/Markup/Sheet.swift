/// A modal dialog over the page; the host opens it, keeps focus inside, and reports Escape and a tap outside.
package enum Sheet {
  /// A form stands clear of the keyboard, a question under the thumb.
  package enum Kind: Sendable { case form, question }

  package static func view(_ kind: Kind, key: String, title: String, dismiss: String, content: [Node]) -> Node {
    element(
      "dialog", key: key, .id("sheet"), .class("sheet", kind == .question ? "sheet-question" : ""), .flag("open"),
      .aria("labelledby", "sheet-title"), .on(.dismiss, dismiss)
    ) {
      element("div", .class("sheet-body")) {
        element("h2", .id("sheet-title")) { title }
        content
      }
    }
  }
}
