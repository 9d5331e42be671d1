package import Kernel
import Wire

/// A browser that is signing in at a provider, by a cookie of ten minutes: 32 random bytes. Without it, what comes back is nobody's.
package struct FlowToken: Equatable, Sendable {
  let bytes: [UInt8]

  /// Seconds.
  package static let time: Int64 = 600

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// nil for what is none.
  package init?(text: String) {
    guard text.utf8.count == 43, let bytes = Base64URL.bytes(text) else { return nil }
    self.bytes = bytes
  }

  package var text: String { Base64URL.text(bytes) }
}

extension FlowToken: CustomStringConvertible, CustomReflectable {
  /// Never in a log.
  package var description: String { "\u{2026}" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}

/// One sign-in at a provider on its way. What the provider is told of it is made of the state, the browser and this server's
/// secret, so that nothing of it is kept but a hash.
package struct OpenIDFlow: Sendable {
  /// It goes to the provider and comes back, 43 letters.
  package let state: String
  package let browser: FlowToken
  /// Stands in the ID token.
  let nonce: String
  /// Only who has it can have the code's worth (RFC 7636).
  let verifier: String

  init(state: String, in browser: FlowToken, with provider: String, _ secret: ServerSecret) throws(AccountError) {
    self.state = state
    self.browser = browser
    let whole = [provider, state, browser.text].joined(separator: " ")
    nonce = Base64URL.text(try secret.bytes(of: whole, for: "openid/nonce"))
    verifier = Base64URL.text(try secret.bytes(of: whole, for: "openid/verifier"))
  }

  /// S256.
  var challenge: String { Base64URL.text(Digest.of(Array(verifier.utf8))) }

  static func hash(_ state: String, in browser: FlowToken, with provider: String) -> [UInt8] {
    Digest.of(Array([provider, state, browser.text].joined(separator: " ").utf8))
  }
}

/// Whom a provider named: never by an e-mail address, which may go to somebody else.
package struct OpenIDIdentity: Equatable, Sendable, Coded {
  package var issuer = ""
  package var subject = ""
  /// The provider's.
  package var name = ""

  /// By which the way in is found. No issuer has a space in it.
  var key: String { issuer + " " + subject }

  package mutating func code(_ fields: inout Fields) {
    fields.text("issuer", &issuer)
    fields.text("subject", &subject)
    fields.text("name", &name)
  }
}
