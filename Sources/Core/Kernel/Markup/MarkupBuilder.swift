/// Collects children in the order they are written. Strings become text; `nil` and `if` leave nothing behind.
///
/// Neighbouring texts are joined and empty ones dropped, because that is what a browser's parser makes of them:
/// the tree in memory and the tree on the page must agree node for node.
///
/// NB: every function is kept out of line, and `element` alone is spread into its callers, because a specialised copy of
/// them a call site made half of the browser's program.
@resultBuilder
package enum MarkupBuilder {
  @inline(never)
  package static func buildExpression(_ node: Node) -> [Node] { [node] }
  @inline(never)
  package static func buildExpression(_ node: Node?) -> [Node] { node.map { [$0] } ?? [] }
  @inline(never)
  package static func buildExpression(_ text: String) -> [Node] { [.text(text)] }
  package static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }
  package static func buildBlock() -> [Node] { [] }
  package static func buildPartialBlock(first: [Node]) -> [Node] { first }
  @inline(never)
  package static func buildPartialBlock(accumulated: consuming [Node], next: [Node]) -> [Node] {
    accumulated.append(contentsOf: next)
    return accumulated
  }
  package static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [] }
  package static func buildEither(first part: [Node]) -> [Node] { part }
  package static func buildEither(second part: [Node]) -> [Node] { part }
  @inline(never)
  package static func buildArray(_ parts: [[Node]]) -> [Node] {
    var all: [Node] = []
    for part in parts { all.append(contentsOf: part) }
    return all
  }
}

/// The one way to make an element: `element("p", .class("age")) { "12 s ago" }`.
@inline(__always)
package func element(
  _ tag: String, key: String? = nil, _ attributes: Attribute?..., @MarkupBuilder children: () -> [Node] = { [] }
) -> Node {
  made(tag, key, attributes, children())
}

@inline(never)
package func made(_ tag: String, _ key: String?, _ attributes: [Attribute?], _ children: [Node]) -> Node {
  var kept: [Attribute] = []
  // Of two with the same name the first counts, as in a browser's parser.
  for case .some(let attribute) in attributes where !kept.contains(where: { $0.name == attribute.name }) {
    kept.append(attribute)
  }
  return .element(Element(tag: tag, key: key, attributes: kept, children: joiningTexts(children)))
}

private func joiningTexts(_ nodes: [Node]) -> [Node] {
  var joined: [Node] = []
  for node in nodes {
    guard case .text(let text) = node else {
      joined.append(node)
      continue
    }
    if text.isEmpty { continue }
    if case .some(.text(let before)) = joined.last {
      joined[joined.count - 1] = .text(before + text)
    } else {
      joined.append(node)
    }
  }
  return joined
}
