/// The one way to make an element: `element("p.age", key: "age") { "12 s ago" }`. Classes that never change stand after
/// the tag, each behind a point.
package func element(
  _ tag: String, key: String? = nil, _ attributes: Attribute?..., @MarkupBuilder children: () -> Node
) -> Node {
  made(tag, key, attributes, children())
}

package func element(_ tag: String, key: String? = nil, _ attributes: Attribute?...) -> Node {
  made(tag, key, attributes, nil)
}

private func made(_ tag: String, _ key: String?, _ attributes: [Attribute?], _ children: Node?) -> Node {
  var (tag, classes) = tag.halves(at: ".")
  var kept: [Attribute] = []
  kept.reserveCapacity(attributes.count + 1)
  // Of two with the same name the first counts, as in a browser's parser; only classes add up.
  for case .some(let attribute) in attributes {
    if attribute.name == "class", let fixed = classes {
      let all = attribute.value.isEmpty ? spaced(fixed) : spaced(fixed) + " " + attribute.value
      kept.append(Attribute("class", all))
      classes = nil
    } else if !kept.contains(where: { $0.name == attribute.name }) {
      kept.append(attribute)
    }
  }
  if let classes { kept.insert(Attribute("class", spaced(classes)), at: 0) }
  var all: [Node] = []
  if let children { append(children, to: &all) }
  return .element(Element(tag: tag, key: key, attributes: kept, children: all))
}

private func spaced(_ classes: String) -> String {
  String(decoding: classes.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
}

/// Neighbouring texts are joined and empty ones dropped, because that is what a browser's parser makes of them: the tree
/// in memory and the tree on the page must agree node for node.
private func append(_ node: Node, to nodes: inout [Node]) {
  switch node {
  case .element(let list) where list.tag.isEmpty:
    for child in list.children { append(child, to: &nodes) }
  case .element:
    nodes.append(node)
  case .text(let text):
    if text.isEmpty { return }
    if case .some(.text(let before)) = nodes.last {
      nodes[nodes.count - 1] = .text(before + text)
    } else {
      nodes.append(node)
    }
  }
}
