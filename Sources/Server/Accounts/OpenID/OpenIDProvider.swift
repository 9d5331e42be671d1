/// Somebody else who says who a person is (OpenID Connect Core 1.0), as whoever runs the server named them.
package struct OpenIDProvider: Equatable, Sendable {
  /// In addresses and cookies: 1 to 16 of a to z, 0 to 9 and "-".
  package var id: String
  /// On the button.
  package var name: String
  /// "https://accounts.example.com". A slash at its end is a part of it: it is compared as text.
  package var issuer: String
  package var clientID: String
  /// nil where the provider asks for none; PKCE alone then says whose code it is.
  package var secret: ClientSecret?
  package var scopes: [String]
  /// It answers by a form that its page posts here (OAuth 2.0 Form Post Response Mode), as Apple does.
  package var answersByPost: Bool

  package init(
    id: String, name: String, issuer: String, clientID: String, secret: ClientSecret? = nil,
    scopes: [String] = ["openid"], answersByPost: Bool = false
  ) {
    self.id = id
    self.name = name
    self.issuer = issuer
    self.clientID = clientID
    self.secret = secret
    self.scopes = scopes
    self.answersByPost = answersByPost
  }

  /// Where it says what it is (OpenID Connect Discovery 1.0 section 4).
  var discovery: String {
    (issuer.hasSuffix("/") ? String(issuer.dropLast()) : issuer) + "/.well-known/openid-configuration"
  }

  /// Whether that can be an issuer, or an address that one names: https without a query, or this very machine by http, where
  /// somebody tries things out.
  package static func isTrusted(_ address: String) -> Bool {
    guard (9...2000).contains(address.utf8.count), address.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      !address.utf8.contains(where: { "#@\\".utf8.contains($0) })
    else { return false }
    if address.hasPrefix("https://") { return address.utf8.dropFirst(8).first != UInt8(ascii: "/") }
    return ["http://127.0.0.1", "http://localhost", "http://[::1]"].contains { host in
      address.hasPrefix(host) && [":", "/", nil].contains(address.dropFirst(host.count).first)
    }
  }
}

/// What the provider knows this server by. It says "…" of itself, wherever it is described.
package struct ClientSecret: Equatable, Sendable, CustomStringConvertible, CustomReflectable {
  let revealed: String

  package init(_ text: String) { revealed = text }

  package var description: String { "\u{2026}" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}

extension String {
  /// Byte by byte: Swift's own comparison takes different ways to write a letter for one.
  func isWritten(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
