package import Kernel

/// Seeded trees for the property tests of the differ, here and in the browser: the same seed gives the same pair.
package struct RandomTrees {
  private var random: SeededRandom
  /// Whether a browser could hold the tree as it stands: no two texts side by side, no empty text.
  private let likeAPage: Bool

  /// Two trees, one to become the other. Every second pair has nothing in common; the others are a tree and the same
  /// one after a few changes, as when a board is drawn anew.
  package static func pair(seed: UInt64, likeAPage: Bool = true) -> (from: Node, to: Node) {
    var trees = RandomTrees(random: SeededRandom(seed: seed), likeAPage: likeAPage)
    let from = trees.element("div", key: nil, depth: 3)
    let to = seed % 2 == 0 ? trees.element("div", key: nil, depth: 3) : trees.changed(from, isRoot: true)
    return (from, to)
  }

  /// For a page that checks the patches itself: `[{"seed", "from", "to", "patches": […]} …]` in the forms of
  /// Documentation/Loop.md.
  package static func json(seeds: Range<UInt64>) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginArray()
    for seed in seeds {
      let (from, to) = pair(seed: seed)
      writer.beginObject()
      writer.name("seed")
      writer.integer(Int(seed))
      writer.name("from")
      from.write(into: &writer)
      writer.name("to")
      to.write(into: &writer)
      writer.name("patches")
      writer.beginArray()
      for patch in Diff.patches(from: from, to: to) { patch.write(into: &writer) }
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
    return writer.bytes
  }
}

extension RandomTrees {
  private mutating func node(depth: Int) -> Node {
    if depth == 0 || oneIn(4) { return .text(text()) }
    return element(pick("li", "li", "li", "p", "button", "span"), key: key(), depth: depth - 1)
  }

  private mutating func element(_ tag: String, key: String?, depth: Int) -> Node {
    // Most are narrow and may go deep; one in ten is a long flat list, so that moves have far to go.
    let isLong = oneIn(10)
    let children = (0..<number(below: isLong ? 40 : 6)).map { _ in node(depth: isLong ? min(depth, 1) : depth) }
    return .element(Element(tag: tag, key: key, attributes: attributes(), children: tidy(children)))
  }

  private mutating func attributes() -> [Attribute] {
    var attributes: [Attribute] = []
    for name in ["class", "data-on-click", "value", "open", "aria-label"] where oneIn(3) {
      attributes.append(Attribute(name, pick("", "a", "b", "\"<&'>", "näher")))
    }
    return attributes.shuffled(using: &random)
  }

  /// Few, so that siblings often share one: the differ must bear it.
  private mutating func key() -> String? { oneIn(2) ? nil : pick("a", "b", "c", "d", "e", "f", "g", "h") }

  private mutating func text() -> String { pick(likeAPage ? "–" : "", "1", "2 min", "</p>", "é", "🚇", "a\nb") }

  private mutating func changed(_ node: Node, isRoot: Bool = false) -> Node {
    guard case .element(var element) = node else { return oneIn(3) ? .text(text()) : node }
    if oneIn(4) { element.attributes = attributes() }
    if !isRoot, oneIn(20) { element.key = key() }
    element.children = element.children.map { oneIn(3) ? changed($0) : $0 }
    rearrange(&element.children)
    element.children = tidy(element.children)
    return .element(element)
  }

  private mutating func rearrange(_ children: inout [Node]) {
    for _ in 0..<number(below: 3) where !children.isEmpty {
      let moved = children.remove(at: number(below: children.count))
      children.insert(moved, at: number(below: children.count + 1))
    }
    if oneIn(3) { children.insert(node(depth: 1), at: number(below: children.count + 1)) }
    if oneIn(3), !children.isEmpty { children.remove(at: number(below: children.count)) }
    if oneIn(12) { children.shuffle(using: &random) }
    if oneIn(12) { children.reverse() }
    if oneIn(30) { children = [] }
  }

  private func tidy(_ children: [Node]) -> [Node] {
    guard likeAPage else { return children }
    var tidied: [Node] = []
    for child in children {
      if case .text(let text) = child, case .some(.text(let before)) = tidied.last {
        tidied[tidied.count - 1] = .text(before + text)
      } else {
        tidied.append(child)
      }
    }
    return tidied
  }

  private mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
  private mutating func oneIn(_ count: Int) -> Bool { number(below: count) == 0 }
  private mutating func pick(_ choices: String...) -> String { choices[number(below: choices.count)] }
}
