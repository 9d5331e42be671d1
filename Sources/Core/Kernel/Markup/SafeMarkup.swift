/// What may reach a page at all, however the tree came to be: no script, no event handler, no address that runs.
///
/// Both ways to the page go through here, printing and patching, so both give the same nodes at the same positions.
package enum SafeMarkup {
  /// The tag itself, or "span" for one that is not a plain name or whose inside a browser would run or read raw.
  ///
  /// A field of several lines keeps its tag while it has no inside: what stands in it is its `value`.
  package static func tag(of element: Element) -> String {
    if element.tag == "textarea", element.children.isEmpty { return element.tag }
    return isName(element.tag) && !isRaw(element.tag) ? element.tag : "span"
  }

  /// Styles are refused with the handlers: the page's Content-Security-Policy would drop them, and the stylesheets
  /// have the classes.
  package static func allows(attribute name: String) -> Bool {
    guard isName(name) else { return false }
    var letters = name.utf8.makeIterator()
    if let first = letters.next(), let second = letters.next(), first | 0x20 == UInt8(ascii: "o"),
      second | 0x20 == UInt8(ascii: "n")
    {
      return false
    }
    return !name.equalsIgnoringCase("style") && !name.equalsIgnoringCase("srcdoc")
  }

  /// The value itself, or "#" for an address that could run as script.
  package static func value(_ value: String, of attribute: String) -> String {
    isAddress(attribute) ? SafeAddress.checked(value) : value
  }

  /// Elements that have no inside and no end tag (HTML Standard, 13.1.2 "Void elements").
  package static func isVoid(_ tag: String) -> Bool {
    switch tag {
    case "br", "hr", "img", "input", "col", "wbr", "area", "source", "track": true
    default: false
    }
  }
}

extension SafeMarkup {
  /// A letter, then letters, digits and "-": what HTML, `createElement` and `setAttribute` all take as it stands.
  private static func isName(_ name: String) -> Bool {
    var isFirst = true
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): if isFirst { return false }
      default: return false
      }
      isFirst = false
    }
    return !isFirst
  }

  private static func isRaw(_ tag: String) -> Bool {
    for raw in rawTags where tag.equalsIgnoringCase(raw) { return true }
    return false
  }

  private static func isAddress(_ attribute: String) -> Bool {
    for name in addressAttributes where attribute.equalsIgnoringCase(name) { return true }
    return false
  }

  private static let rawTags: [StaticString] = [
    "script", "style", "iframe", "frame", "object", "embed", "applet", "base", "meta", "link", "noscript", "template",
    "textarea", "title", "xmp", "plaintext", "noembed", "noframes", "listing", "portal", "html", "head", "body",
  ]

  private static let addressAttributes: [StaticString] = [
    "href", "action", "formaction", "src", "poster", "cite", "data", "ping", "background", "manifest",
  ]
}

extension String {
  /// `other` in lower case letters.
  fileprivate func equalsIgnoringCase(_ other: StaticString) -> Bool {
    guard utf8.count == other.utf8CodeUnitCount else { return false }
    var index = 0
    for byte in utf8 {
      let lower = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
      if lower != other.utf8Start[index] { return false }
      index += 1
    }
    return true
  }
}
