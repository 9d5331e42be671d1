/// A modal dialog over the page; the host opens it, keeps focus inside, and reports Escape and a tap outside.
package enum Sheet {
  /// Both rise from the thumb; a form keeps clear of the keyboard.
  package enum Kind: Sendable { case form, question }

  /// `dismiss` is the wire form of what Escape and a tap outside do.
  package static func view(_ kind: Kind, key: String, title: String, dismiss: String, content: [Node]) -> Node {
    element(
      kind == .question ? "dialog.sheet.sheet-question" : "dialog.sheet", key: key, .id("sheet"), .flag("open"),
      .aria("labelledby", "sheet-title"), .on(.dismiss, dismiss)
    ) {
      element("div.sheet-body") {
        element("h2", .id("sheet-title")) { title }
        content
      }
    }
  }
}
