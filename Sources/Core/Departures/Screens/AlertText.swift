import Kernel

/// An agency's words, in which lines stand as "[Q]": those that the network knows are drawn as their bullets.
enum AlertText {
  /// Said of words that are in another language than the page's.
  static func language(of alert: Alert, _ screen: DeparturesScreen) -> Attribute? {
    alert.language.isEmpty || alert.language == screen.words.language.tag.rawValue
      ? nil : Attribute("lang", alert.language)
  }

  static func view(_ text: String, _ screen: DeparturesScreen) -> [Node] {
    var nodes: [Node] = []
    var plain = text
    var rest = text
    var before = ""
    while let (head, inside, tail) = bracketed(rest) {
      if let line = screen.state.network.line(inside) {
        if !(before + head).isEmpty { nodes.append(.text(before + head)) }
        nodes.append(LineBullet.view(line.id, screen.state.network, named: line.label))
        before = ""
      } else {
        before += head + "[" + inside + "]"
      }
      rest = tail
      plain = before + rest
    }
    if !plain.isEmpty { nodes.append(.text(plain)) }
    return nodes
  }

  /// Before the first bracket, what is in it, and behind it; `nil` where none is closed.
  private static func bracketed(_ text: String) -> (head: String, inside: String, tail: String)? {
    let (head, rest) = text.halves(at: "[")
    guard let rest, case let (inside, tail?) = rest.halves(at: "]") else { return nil }
    return (head, inside, tail)
  }
}
