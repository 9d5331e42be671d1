/// Who takes our letters and brings them on.
package struct MailServer: Equatable, Sendable {
  /// When it is spoken to so that nobody else understands it.
  package enum Encryption: Sendable {
    /// From the first byte: smtps://.
    case atOnce
    /// By STARTTLS, before anything of a letter is said.
    case beforeAnythingIsSaid
    /// The server is this machine itself: by STARTTLS where it offers that.
    case whereOffered
  }

  let host: String
  let port: Int
  package let encryption: Encryption
  package let from: MailAddress
  package let login: MailLogin?

  /// `address` is "smtp://mail.example.org" or "smtps://…", with a port or without: 587 and 465 are meant then (RFC 8314 section 3.3).
  /// nil for another one.
  package init?(_ address: String, from: MailAddress, login: MailLogin?) {
    let parts = address.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let isSecure = ["smtp": false, "smtps": true][parts[0].lowercased()] else { return nil }
    let place = parts[1].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let host = place.first, !host.isEmpty, host.utf8.allSatisfy(Self.isOfName) else { return nil }
    let port = place.count == 2 ? Int(place[1]) : isSecure ? 465 : 587
    guard let port, (1...65_535).contains(port) else { return nil }
    self.host = String(host)
    self.port = port
    encryption = isSecure ? .atOnce : ["localhost", "127.0.0.1"].contains(host) ? .whereOffered : .beforeAnythingIsSaid
    (self.from, self.login) = (from, login)
  }

  /// Of a name, or of an address in figures.
  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

/// As whom we sign in to the mail server.
package struct MailLogin: Equatable, Sendable {
  package let user: String
  let password: String

  package init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

extension MailLogin: CustomStringConvertible, CustomReflectable {
  /// Never in a log.
  package var description: String { "\u{2026}" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
