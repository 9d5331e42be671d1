/// The one h1 of a screen, with the way back. Focus moves here when the screen opens, so it can take it.
package enum Heading {
  /// `back` is an address, and `backLabel` what a screen reader says of it; `trailing` stands at the end of the line.
  package static func view(_ title: String, back: String? = nil, _ backLabel: String = "", trailing: Node? = nil)
    -> Node
  {
    element("header.heading", key: "heading") {
      if let back {
        element("a.back", .href(back), .aria("label", backLabel)) { Icon.view(.back) }
      }
      element("h1", .id("title"), .tabindex(-1)) { title }
      trailing
    }
  }
}
