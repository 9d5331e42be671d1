import Kernel

extension Patch {
  /// Reads the wire form that host.js reads (Documentation/Loop.md).
  init?(json: JSON) {
    guard let parts = json.array, parts.count >= 3, let name = parts[0].string else { return nil }
    let path = (parts[1].array ?? []).compactMap { $0.integer.map { Int($0) } }
    func number(_ index: Int) -> Int { parts.indices.contains(index) ? Int(parts[index].integer ?? 0) : 0 }
    func text(_ index: Int) -> String { parts.indices.contains(index) ? parts[index].string ?? "" : "" }
    switch name {
    case "text": self = .text(path, text(2))
    case "set": self = .set(path, text(2), text(3))
    case "unset": self = .unset(path, text(2))
    case "insert": self = .insert(path, number(2), Node(json: parts[3]))
    case "remove": self = .remove(path, number(2))
    case "move": self = .move(path, number(2), number(3))
    case "replace": self = .replace(path, Node(json: parts[2]))
    default: return nil
    }
  }
}

extension Node {
  init(json: JSON) {
    guard let parts = json.array, parts.count == 3, let tag = parts[0].string else {
      self = .text(json.string ?? "")
      return
    }
    var attributes: [Attribute] = []
    if case .object(let members) = parts[1] {
      attributes = members.map { Attribute($0.name, $0.value.string ?? "") }
    }
    self = .element(
      Element(tag: tag, attributes: attributes, children: (parts[2].array ?? []).map { Node(json: $0) }))
  }
}
