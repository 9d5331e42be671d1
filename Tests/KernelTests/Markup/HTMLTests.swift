import Kernel
import TestSupport
import Testing

@Suite("Printing HTML")
struct HTMLTests {
  @Test(
    "text and attribute values are escaped",
    arguments: [
      ("a < b && c > d", "a &lt; b &amp;&amp; c &gt; d"), ("\"it's\"", "&quot;it&#39;s&quot;"), ("&lt;", "&amp;lt;"),
      ("a\0b\rc\nd", "a\u{FFFD}b&#13;c\nd"), ("Café 🚇", "Café 🚇"), ("", ""), ("<", "&lt;"), ("&", "&amp;"),
    ])
  func escaping(text: String, escaped: String) {
    #expect(HTML.render(element("p", .title(text)) { text }) == "<p title=\"\(escaped)\">\(escaped)</p>")
  }

  @Test("an element prints its attributes and children; a void one has no end")
  func elements() {
    let node = element("form", .class("find", "", "wide"), .on(.submit, "search")) {
      element("input", .type("search"), .flag("disabled"), .flag("required", if: false))
      element("br")
      element("label", .for("q")) { "Stop" }
    }
    #expect(
      HTML.render(node)
        == "<form class=\"find wide\" data-on-submit=\"search\"><input type=\"search\" disabled=\"\"><br>"
        + "<label for=\"q\">Stop</label></form>")
  }

  @Test("the line end that begins a <pre> is not lost")
  func leadingLineEnd() {
    #expect(HTML.render(element("pre") { "\na" }) == "<pre>\n\na</pre>")
  }

  @Test(
    "elements that run or hide what is in them become plain ones, at the same place",
    arguments: [
      "script", "SCRIPT", "ScRiPt", "style", "iframe", "textarea", "template", "base", "a b", "a>b", "1a", "", "-x",
      "é", "svg:script",
    ])
  func unsafeTags(tag: String) {
    let node = Node.element(Element(tag: tag, children: [.text("<b>")]))
    #expect(HTML.render(node) == "<span>&lt;b&gt;</span>")
  }

  @Test("a field of several lines stays one, as long as nothing is inside it")
  func textarea() {
    let field = Node.element(Element(tag: "textarea", attributes: [Attribute("value", "<b>")]))
    #expect(HTML.render(field) == "<textarea value=\"&lt;b&gt;\"></textarea>")
  }

  @Test(
    "attributes that run are left out",
    arguments: [
      "onclick", "ONCLICK", "OnLoad", "on", "style", "STYLE", "srcdoc", "a b", "a=b", "a\"", "a>", "a/", "1a", "",
      "xlink:href", "a\0",
    ])
  func unsafeAttributes(name: String) {
    #expect(HTML.render(.element(Element(tag: "p", attributes: [Attribute(name, "x")]))) == "<p></p>")
  }

  @Test(
    "addresses that run become #, however they came into the tree",
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)",
      "\u{1}javascript:x", "java\tscript:x",
      "vbscript:x", "data:text/html,x", "blob:x", "file:///etc/passwd", "\\\\evil.example",
      "javascript&colon;alert(1):", "x:y", ":",
    ])
  func unsafeAddresses(address: String) {
    #expect(HTML.render(element("a", .href(address))) == ##"<a href="#"></a>"##)
    for name in ["href", "HREF", "src", "formaction", "action", "poster"] {
      let node = Node.element(Element(tag: "a", attributes: [Attribute(name, address)]))
      #expect(HTML.render(node) == "<a \(name)=\"#\"></a>")
    }
  }

  @Test(
    "ordinary addresses stay as they are",
    arguments: [
      "/departures/127", "?q=a:b", "#top", "127", "/a:b", "https://example.org/?a=1", "HTTP://example.org",
      "mailto:a@example.org", "tel:+1", "",
      "//example.org/x",
    ])
  func safeAddresses(address: String) {
    #expect(SafeAddress.checked(address) == address)
  }

  @Test("no text, attribute or address can break out of its place")
  func nothingBreaksOut() {
    for seed in UInt64(0)..<3000 {
      var random = SeededRandom(seed: seed)
      let tree = hostileTree(depth: 3, using: &random)
      var tokens = HTMLTokens(HTML.render(tree))
      let read = tokens.node()
      if read != tree || !tokens.isAtEnd { Issue.record("seed \(seed): \(HTML.render(tree))") }
    }
  }

  private func hostileTree(depth: Int, using random: inout SeededRandom) -> Node {
    var children: [Node] = []
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      let isText = depth == 0 || Bool.random(using: &random)
      if isText, case .some(.text) = children.last { continue }
      children.append(isText ? .text(hostileText(using: &random)) : hostileTree(depth: depth - 1, using: &random))
    }
    var attributes: [Attribute] = []
    for name in ["title", "data-on-click", "value", "aria-label"] where Bool.random(using: &random) {
      attributes.append(Attribute(name, hostileText(using: &random)))
    }
    return .element(Element(tag: "div", attributes: attributes, children: children))
  }

  private func hostileText(using random: inout SeededRandom) -> String {
    let parts = [
      "<", ">", "\"", "'", "&", "</div>", "<script>", "<!--", "-->", "]]>", "&quot;", "&#60;", "&lt", "=", "/", " ",
      "\n", "\r", "\t",
      "`", "\\", "é", "\u{2028}", "{{", "javascript:", "onload=", "x",
    ]
    var text = "x"
    for _ in 0..<Int.random(in: 0..<6, using: &random) { text += parts.randomElement(using: &random) ?? "" }
    return text
  }
}

/// Reads what HTML's own rules make of a page that has only <div>s with quoted attributes: anything else ends it.
private struct HTMLTokens {
  private let scalars: [Unicode.Scalar]
  private var at = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var isAtEnd: Bool { at == scalars.count }

  mutating func node() -> Node? {
    guard skip("<div") else { return nil }
    var element = Element(tag: "div")
    while skip(" ") {
      let name = until("=")
      guard skip("=\"") else { return nil }
      element.attributes.append(Attribute(name, until("\"")))
      guard skip("\"") else { return nil }
    }
    guard skip(">") else { return nil }
    while !skip("</div>") {
      if isAtEnd { return nil }
      if scalars[at] == "<" {
        guard let child = node() else { return nil }
        element.children.append(child)
      } else {
        element.children.append(.text(until("<")))
      }
    }
    return .element(element)
  }

  private mutating func skip(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard scalars[at...].starts(with: wanted) else { return false }
    at += wanted.count
    return true
  }

  /// Up to the mark, character references resolved.
  private mutating func until(_ mark: Unicode.Scalar) -> String {
    let references: [(String, Unicode.Scalar)] = [
      ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#13;", "\r"),
    ]
    var text = ""
    scan: while at < scalars.count, scalars[at] != mark {
      for (reference, scalar) in references where skip(reference) {
        text.unicodeScalars.append(scalar)
        continue scan
      }
      text.unicodeScalars.append(scalars[at])
      at += 1
    }
    return text
  }
}
