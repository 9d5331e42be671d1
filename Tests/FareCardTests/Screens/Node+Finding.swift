import Kernel

/// Finds things as a person does: by role and accessible name.
extension Node {
  var element: Element? {
    if case .element(let element) = self { return element }
    return nil
  }

  func attribute(_ name: String) -> String? { element?.attributes.first { $0.name == name }?.value }

  func has(class name: String) -> Bool {
    (attribute("class") ?? "").split(separator: " ").contains { $0 == name }
  }

  /// All text within, as it is shown.
  var text: String {
    switch self {
    case .text(let text): text
    case .element(let element): element.children.map { $0.text }.joined()
    }
  }

  var accessibleName: String {
    if let label = attribute("aria-label") { return label }
    switch self {
    case .text(let text): return text
    case .element(let element):
      if attribute("aria-hidden") == "true" { return "" }
      return element.children.map { $0.accessibleName }.joined()
    }
  }

  var all: [Node] {
    guard let element else { return [self] }
    return [self] + element.children.flatMap { $0.all }
  }

  func all(tag: String) -> [Node] { all.filter { $0.element?.tag == tag } }
  func first(tag: String) -> Node? { all(tag: tag).first }
  func all(class name: String) -> [Node] { all.filter { $0.has(class: name) } }
  func first(class name: String) -> Node? { all(class: name).first }
}
