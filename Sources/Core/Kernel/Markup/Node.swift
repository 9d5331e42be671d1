/// A piece of a page as a plain value: the server prints it, the browser compares two and patches the difference.
package indirect enum Node: Equatable, Sendable {
  case text(String)
  case element(Element)
}

/// One element. `key` names it among its siblings, so that a move is seen as a move.
///
/// Each attribute name stands there once; `element(…)` sees to it.
package struct Element: Sendable {
  package var tag: String
  package var key: String?
  package var attributes: [Attribute]
  package var children: [Node]

  package init(tag: String, key: String? = nil, attributes: [Attribute] = [], children: [Node] = []) {
    self.tag = tag
    self.key = key
    self.attributes = attributes
    self.children = children
  }
}

extension Element: Equatable {
  /// The order of attributes means nothing, to a browser as here.
  package static func == (a: Element, b: Element) -> Bool {
    guard a.tag == b.tag, a.key == b.key, a.attributes.count == b.attributes.count else { return false }
    guard a.attributes == b.attributes || a.attributes.allSatisfy(b.attributes.contains) else { return false }
    return a.children == b.children
  }
}
