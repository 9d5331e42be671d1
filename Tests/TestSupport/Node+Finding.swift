package import Kernel

/// Finds things as a person does: by role and accessible name.
extension Node {
  package var element: Element? {
    if case .element(let element) = self { return element }
    return nil
  }

  package func attribute(_ name: String) -> String? { element?.attributes.first { $0.name == name }?.value }

  package func has(class name: String) -> Bool {
    (attribute("class") ?? "").split(separator: " ").contains { $0 == name }
  }

  /// All text within, as it is shown.
  package var text: String {
    switch self {
    case .text(let text): text
    case .element(let element): element.children.map { $0.text }.joined()
    }
  }

  /// What a screen reader calls it: the label, or the text that is not hidden from it.
  package var accessibleName: String {
    if let label = attribute("aria-label") { return label }
    switch self {
    case .text(let text): return text
    case .element(let element):
      if attribute("aria-hidden") == "true" { return "" }
      return element.children.map { $0.accessibleName }.joined()
    }
  }

  package var all: [Node] {
    guard let element else { return [self] }
    return [self] + element.children.flatMap { $0.all }
  }

  package func all(tag: String) -> [Node] { all.filter { $0.element?.tag == tag } }
  package func first(tag: String) -> Node? { all(tag: tag).first }
  package func all(class name: String) -> [Node] { all.filter { $0.has(class: name) } }
  package func first(class name: String) -> Node? { all(class: name).first }
}
