/// Prints a tree as HTML. Everything that comes from data is escaped here and nowhere else.
package enum HTML {
  package static func render(_ node: Node) -> String {
    var page = ""
    write(node, into: &page)
    return page
  }

  /// Appends it; `render` gives the same as a text of its own.
  package static func write(_ node: Node, into page: inout String) {
    switch node {
    case .text(let text):
      escape(text, into: &page)
    case .element(let element):
      write(element, into: &page)
    }
  }

  private static func write(_ element: Element, into page: inout String) {
    let tag = SafeMarkup.tag(of: element)
    page += "<"
    page += tag
    for attribute in element.attributes where SafeMarkup.allows(attribute: attribute.name) {
      page += " "
      page += attribute.name
      page += "=\""
      escape(SafeMarkup.value(attribute.value, of: attribute.name), into: &page)
      page += "\""
    }
    page += ">"
    if SafeMarkup.isVoid(tag) { return }
    // A parser drops the first line end inside <pre>; one more keeps the one that was meant.
    if tag == "pre", case .some(.text(let text)) = element.children.first, text.utf8.first == 0x0A { page += "\n" }
    for child in element.children { write(child, into: &page) }
    page += "</"
    page += tag
    page += ">"
  }

  /// Escapes for text and for quoted attribute values alike. NUL has no form in HTML and becomes U+FFFD; a carriage
  /// return would be read back as a line feed.
  package static func escape(_ text: String, into page: inout String) {
    // Nearly all text needs nothing.
    if text.utf8.allSatisfy({ replacement(for: $0) == nil }) {
      page += text
      return
    }
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for (index, byte) in utf8.enumerated() {
        guard let replacement = replacement(for: byte) else { continue }
        page += String(decoding: UnsafeBufferPointer(rebasing: utf8[start..<index]), as: UTF8.self)
        page += replacement
        start = index + 1
      }
      page += String(decoding: UnsafeBufferPointer(rebasing: utf8[start...]), as: UTF8.self)
    }
  }

  private static func replacement(for byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case 0x00: "\u{FFFD}"
    case 0x0D: "&#13;"
    default: nil
    }
  }
}
