/// A list and what was opened from it, side by side in a wide window. Both are whole screens: the list's heading steps
/// down, because a page has one h1 and the way back is on the screen already.
package enum Panes {
  /// `label` names the list to a screen reader; its link to `path`, the open one, is marked.
  package static func view(list: [Node], label: String, path: String, detail: [Node]) -> [Node] {
    [
      element("section.pane.pane-list", key: "list", .aria("label", label)) { list.map { beside($0, path) } },
      element("div.pane", key: "detail") { detail },
    ]
  }

  private static func beside(_ node: Node, _ path: String) -> Node {
    guard case .element(var element) = node else { return node }
    if element.tag == "h1" {
      element.tag = "h2"
      element.attributes.removeAll { $0.name == "id" || $0.name == "tabindex" }
      element.attributes.append(Attribute("class", "pane-title"))
      return .element(element)
    }
    if element.tag == "header" {
      element.children.removeAll { $0.isBack }
    } else if element.tag == "a", element.attributes.contains(where: { $0.name == "href" && $0.value == path }) {
      element.attributes.append(.aria("current", "page"))
      return .element(element)
    }
    element.children = element.children.map { beside($0, path) }
    return .element(element)
  }
}

extension Node {
  fileprivate var isBack: Bool {
    guard case .element(let element) = self else { return false }
    return element.attributes.contains { $0.name == "class" && $0.value == "back" }
  }
}
