/// Collects children in the order they are written. Strings become text; `nil` and `if` leave nothing behind.
///
/// What is built is one node: a list is an element without a tag, taken apart again where it is put into an element.
///
/// NB: every function is kept out of line and hands on one word, and `element` alone is spread into its callers: what
/// stands at a call site stands a thousand times in the browser's program.
@resultBuilder
package enum MarkupBuilder {
  package static func buildExpression(_ node: Node) -> Node { node }
  @inline(never)
  package static func buildExpression(_ node: Node?) -> Node { node ?? list([]) }
  @inline(never)
  package static func buildExpression(_ text: String) -> Node { .text(text) }
  @inline(never)
  package static func buildExpression(_ nodes: [Node]) -> Node { list(nodes) }
  @inline(never)
  package static func buildBlock(_ parts: Node...) -> Node { parts.count == 1 ? parts[0] : list(parts) }
  @inline(never)
  package static func buildOptional(_ part: Node?) -> Node { part ?? list([]) }
  package static func buildEither(first part: Node) -> Node { part }
  package static func buildEither(second part: Node) -> Node { part }
  @inline(never)
  package static func buildArray(_ parts: [Node]) -> Node { list(parts) }

  private static func list(_ nodes: [Node]) -> Node { .element(Element(tag: "", children: nodes)) }
}

/// The one way to make an element: `element("p.age", key: "age") { "12 s ago" }`. Classes that never change stand after
/// the tag, each behind a point.
@inline(__always)
package func element(
  _ tag: String, key: String? = nil, _ attributes: Attribute?..., @MarkupBuilder children: () -> Node
) -> Node {
  made(tag, key, attributes, children())
}

@inline(__always)
package func element(_ tag: String, key: String? = nil, _ attributes: Attribute?...) -> Node {
  made(tag, key, attributes, nil)
}

@inline(never)
package func made(_ tag: String, _ key: String?, _ attributes: [Attribute?], _ children: Node?) -> Node {
  var (tag, classes) = tag.halves(at: ".")
  var kept: [Attribute] = []
  kept.reserveCapacity(attributes.count + 1)
  // Of two with the same name the first counts, as in a browser's parser; only classes add up.
  for case .some(let attribute) in attributes {
    if attribute.name == "class", let fixed = classes {
      kept.append(Attribute("class", spaced(fixed) + " " + attribute.value))
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
