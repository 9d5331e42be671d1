/// An address that a letter can be written to: in its head and on its envelope it can be nothing else than an address, so that
/// nobody writes a line of the head, or a second reader.
package struct MailAddress: Equatable, Sendable {
  package let text: String
  let domain: String

  /// nil unless it is a dot-string at a name (RFC 5321 section 4.1.2), letters beyond ASCII in both (RFC 6531 section 3.3). The
  /// quoted form, which nearly nobody has, is not written to.
  package init?(_ text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, text.utf8.count <= 254,
      Self.isDotted(parts[0], { Self.isLetter($0) || "!#$%&'*+-/=?^_`{|}~".unicodeScalars.contains($0) }),
      Self.isDotted(parts[1], { Self.isLetter($0) || $0 == "-" })
    else { return nil }
    self.text = text
    domain = String(parts[1])
  }

  private static func isDotted(_ text: Substring, _ isPart: (Unicode.Scalar) -> Bool) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && $0.unicodeScalars.allSatisfy(isPart) }
  }

  /// Or a digit, or a mark on one.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber:
      true
    default: false
    }
  }
}
