import Foundation
import Kernel

/// An e-mail address, as far as a server that may never write to it needs to know: what a person signs in by.
package struct EmailAddress: Equatable, Sendable {
  /// As it was typed.
  package let text: String
  /// By which it is found: in NFC, ASCII letters small. RFC 5321 section 2.4 lets a mailbox tell capitals apart; who signs in by
  /// a telephone's keyboard doesn't.
  package let folded: String

  /// RFC 5321 section 4.5.3.1.3, without the path's brackets.
  static let longest = 254

  /// nil unless it is two parts around one @, without spaces and without what can't be seen.
  package init?(_ text: String) {
    guard text.utf8.count <= EmailAddress.longest * 2 else { return nil }
    let text = text.trimmed.precomposedStringWithCanonicalMapping
    guard (3...EmailAddress.longest).contains(text.utf8.count), text.unicodeScalars.allSatisfy(EmailAddress.isSeen)
    else { return nil }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.text = text
    folded = text.tidied
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator, .paragraphSeparator:
      false
    default: true
    }
  }
}
