/// One change to a tree on the page. Paths are child positions from the root, read after the patches before it were
/// applied; the wire forms are in Documentation/Loop.md.
package enum Patch: Equatable, Sendable {
  /// The text node there has this text now.
  case text([Int], String)
  /// The element there has this attribute, by name and value.
  case set([Int], String, String)
  case unset([Int], String)
  /// A new child stands at the index.
  case insert([Int], Int, Node)
  case remove([Int], Int)
  /// The child at the first index is taken out and put so that it stands at the second.
  case move([Int], Int, Int)
  /// Another node stands there now.
  case replace([Int], Node)
}

extension Patch {
  /// Changes the tree as the page is changed. A path or index that is not there changes nothing.
  package func apply(to root: inout Node) {
    switch self {
    case .text(let path, let text):
      root.change(at: path) { node in node = .text(text) }
    case .replace(let path, let other):
      root.change(at: path) { node in node = other }
    case .set(let path, let name, let value):
      root.changeElement(at: path) { element in element.set(name, value) }
    case .unset(let path, let name):
      root.changeElement(at: path) { element in element.attributes.removeAll { $0.name == name } }
    case .insert(let path, let index, let child):
      root.changeElement(at: path) { element in
        if (0...element.children.count).contains(index) { element.children.insert(child, at: index) }
      }
    case .remove(let path, let index):
      root.changeElement(at: path) { element in
        if element.children.indices.contains(index) { element.children.remove(at: index) }
      }
    case .move(let path, let from, let to):
      root.changeElement(at: path) { element in
        guard element.children.indices.contains(from), element.children.indices.contains(to) else { return }
        let child = element.children.remove(at: from)
        element.children.insert(child, at: to)
      }
    }
  }
}

extension Node {
  fileprivate mutating func change(at path: [Int], _ body: (inout Node) -> Void) {
    change(along: path[...], body)
  }

  private mutating func change(along path: ArraySlice<Int>, _ body: (inout Node) -> Void) {
    guard let index = path.first else { return body(&self) }
    guard case .element(var element) = self, element.children.indices.contains(index) else { return }
    element.children[index].change(along: path.dropFirst(), body)
    self = .element(element)
  }

  fileprivate mutating func changeElement(at path: [Int], _ body: (inout Element) -> Void) {
    change(at: path) { node in
      guard case .element(var element) = node else { return }
      body(&element)
      node = .element(element)
    }
  }
}

extension Element {
  fileprivate mutating func set(_ name: String, _ value: String) {
    if let index = attributes.firstIndex(where: { $0.name == name }) {
      attributes[index] = Attribute(name, value)
    } else {
      attributes.append(Attribute(name, value))
    }
  }
}
