/// Where one browser's messages are sent: an address that its push service made up. Who knows it may send there, so that it stands in
/// no log.
package struct PushEndpoint: Hashable, Sendable {
  package let text: String
  /// The same as it was read: what is sent to is what was checked, letter by letter.
  let address: String
  /// "https://fcm.googleapis.com": scheme, host, and the port where it is not the scheme's own.
  package let origin: String
  package let host: String
  /// The operator named it whole: nothing is asked of what it resolves to.
  package let isTrusted: Bool

  package static let most = 1024

  /// Why an address is none.
  package enum Refusal: Error, Equatable, Sendable {
    /// No address that could be sent to, or too long.
    case malformed
    /// Of a host that nothing is sent to.
    case host
  }

  package init(_ text: String, among hosts: PushHosts) throws(Refusal) {
    guard text.utf8.count <= Self.most, let parts = Parts(text) else { throw .malformed }
    isTrusted = hosts.has(origin: parts.origin)
    guard isTrusted || (parts.isSecure && parts.port == 443 && hosts.has(host: parts.host)) else { throw .host }
    self.text = text
    address = parts.origin + parts.path
    origin = parts.origin
    host = parts.host
  }

  /// An absolute address (RFC 3986) with a host and a path, and without credentials or a fragment. Stricter than the RFC is: what two
  /// readers could read differently is none.
  struct Parts: Equatable {
    var isSecure: Bool
    var host: String
    var port: Int
    /// With the query.
    var path: String

    init?(_ text: String) {
      let isPlain = text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"\\\"<>^`{|}#@[]".utf8.contains($0) }
      guard isPlain, let scheme = ["https://", "http://"].first(where: { text.lowercased().hasPrefix($0) }),
        let slash = text.dropFirst(scheme.count).firstIndex(of: "/")
      else { return nil }
      isSecure = scheme == "https://"
      let authority = text.dropFirst(scheme.count)[..<slash].lowercased()
      let pieces = authority.split(separator: ":", omittingEmptySubsequences: false)
      guard pieces.count <= 2, Self.isName(pieces[0]) else { return nil }
      host = String(pieces[0])
      port = isSecure ? 443 : 80
      if pieces.count == 2 {
        guard pieces[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = UInt16(pieces[1]), number > 0
        else { return nil }
        port = Int(number)
      }
      path = String(text[slash...])
      guard Self.isEscaped(path) else { return nil }
    }

    /// Each "%" stands before two digits (RFC 3986 section 2.1).
    private static func isEscaped(_ path: String) -> Bool {
      path.split(separator: "%", omittingEmptySubsequences: false).dropFirst().allSatisfy { piece in
        piece.utf8.count >= 2 && piece.utf8.prefix(2).allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
      }
    }

    /// As a token's `aud` names it (RFC 6454 section 6.2).
    var origin: String {
      (isSecure ? "https://" : "http://") + host + (port == (isSecure ? 443 : 80) ? "" : ":" + String(port))
    }

    /// A DNS name or an IPv4 address, in small letters.
    static func isName(_ text: some StringProtocol) -> Bool {
      guard (1...253).contains(text.utf8.count) else { return false }
      return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
        (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
          && label.utf8.allSatisfy {
            (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
          }
      }
    }
  }
}
