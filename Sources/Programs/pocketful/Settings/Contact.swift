import Push
import Storage
import Website

/// Where push services can reach who runs a server, who is not the one to be told of anything else: an e-mail address or a page.
struct Contact: Equatable, Sendable {
  /// "mailto:me@example.org", "https://example.org/contact".
  let address: String

  init?(_ text: String) {
    let isPlain =
      (3...320).contains(text.utf8.count) && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x22 }
    guard isPlain else { return nil }
    if text.hasPrefix("https://") {
      guard text.utf8.count > 8 else { return nil }
      address = text
      return
    }
    let email = text.hasPrefix("mailto:") ? String(text.dropFirst(7)) : text
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty, !email.contains("/"), !email.contains(":") else {
      return nil
    }
    address = "mailto:" + email
  }
}

extension ServerPlan {
  /// Where people reach the server, as far as anybody said.
  private var origin: String { website.publicURL?.text ?? "http://localhost:\(website.port)" }

  /// As push services are told it (RFC 8292 section 2.1). A made-up address would be a lie: where nobody can be reached, it is where the
  /// server is.
  private var subject: String { contact?.address ?? origin }

  /// Whether every push service takes that: some want an address that they can write to, or a page with https.
  var hasHonestSubject: Bool { !subject.hasPrefix("http://") }

  func pushIdentity(holder: String) -> PushService.Identity {
    let isAlone: Bool
    if case .sqlite = database { isAlone = true } else { isAlone = false }
    return PushService.Identity(origin: origin, subject: subject, holder: holder, isAlone: isAlone)
  }
}
