/// The one way to make an element: `element("p.age", key: "age") { "12 s ago" }`. Classes that never change stand after
/// the tag, each behind a point.
///
/// For size (README.md here): written once for each small number of attributes, so that no call makes a list of them.
@inline(__always)
package func element(_ tag: String, key: String? = nil, @MarkupBuilder children: () -> Node) -> Node {
  made(tag, key, children())
}

@inline(__always)
package func element(_ tag: String, key: String? = nil) -> Node {
  made(tag, key, nil)
}

@inline(__always)
package func element(_ tag: String, key: String? = nil, _ a: Attribute?, @MarkupBuilder children: () -> Node) -> Node {
  made(tag, key, a, children())
}

@inline(__always)
package func element(_ tag: String, key: String? = nil, _ a: Attribute?) -> Node {
  made(tag, key, a, nil)
}

@inline(__always)
package func element(
  _ tag: String, key: String? = nil, _ a: Attribute?, _ b: Attribute?, @MarkupBuilder children: () -> Node
) -> Node {
  made(tag, key, a, b, children())
}

@inline(__always)
package func element(_ tag: String, key: String? = nil, _ a: Attribute?, _ b: Attribute?) -> Node {
  made(tag, key, a, b, nil)
}

@inline(__always)
package func element(
  _ tag: String, key: String? = nil, _ a: Attribute?, _ b: Attribute?, _ c: Attribute?,
  @MarkupBuilder children: () -> Node
) -> Node {
  made(tag, key, a, b, c, children())
}

@inline(__always)
package func element(_ tag: String, key: String? = nil, _ a: Attribute?, _ b: Attribute?, _ c: Attribute?) -> Node {
  made(tag, key, a, b, c, nil)
}

@inline(__always)
package func element(
  _ tag: String, key: String? = nil, _ a: Attribute?, _ b: Attribute?, _ c: Attribute?, _ d: Attribute?,
  @MarkupBuilder children: () -> Node
) -> Node {
  made(tag, key, a, b, c, d, children())
}

@inline(__always)
package func element(
  _ tag: String, key: String? = nil, _ a: Attribute?, _ b: Attribute?, _ c: Attribute?, _ d: Attribute?
) -> Node {
  made(tag, key, a, b, c, d, nil)
}

@_disfavoredOverload
@inline(__always)
package func element(
  _ tag: String, key: String? = nil, _ attributes: Attribute?..., @MarkupBuilder children: () -> Node
) -> Node {
  made(tag, key, attributes, children())
}

@_disfavoredOverload
@inline(__always)
package func element(_ tag: String, key: String? = nil, _ attributes: Attribute?...) -> Node {
  made(tag, key, attributes, nil)
}

@inline(never)
package func made(_ tag: String, _ key: consuming String?, _ children: consuming Node?) -> Node {
  made(tag, key, [], children)
}

@inline(never)
package func made(_ tag: String, _ key: consuming String?, _ a: consuming Attribute?, _ children: consuming Node?)
  -> Node
{
  made(tag, key, [a], children)
}

@inline(never)
package func made(
  _ tag: String, _ key: consuming String?, _ a: consuming Attribute?, _ b: consuming Attribute?,
  _ children: consuming Node?
) -> Node {
  made(tag, key, [a, b], children)
}

@inline(never)
package func made(
  _ tag: String, _ key: consuming String?, _ a: consuming Attribute?, _ b: consuming Attribute?,
  _ c: consuming Attribute?, _ children: consuming Node?
)
  -> Node
{
  made(tag, key, [a, b, c], children)
}

@inline(never)
package func made(
  _ tag: String, _ key: consuming String?, _ a: consuming Attribute?, _ b: consuming Attribute?,
  _ c: consuming Attribute?, _ d: consuming Attribute?, _ children: consuming Node?
) -> Node {
  made(tag, key, [a, b, c, d], children)
}

@inline(never)
package func made(
  _ tag: String, _ key: consuming String?, _ attributes: consuming [Attribute?], _ children: consuming Node?
) -> Node {
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
