/// What a program shows instead of a session: `pf_` and the token's id, `_` and its secret. The server keeps of the secret what
/// proves it, and never the secret.
package struct BearerToken: Equatable, Sendable {
  package let id: TokenID
  /// 43 letters, as many as 32 bytes have.
  package let secret: String

  /// What each begins with.
  package static let start = "pf_"
  private static let letters = 43

  /// nil for anything else than a token's text.
  package init?(text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == Self.start.utf8.count + TokenID.letters + 1 + Self.letters, text.hasPrefix(Self.start) else {
      return nil
    }
    let (head, tail) = (bytes.dropFirst(Self.start.utf8.count).prefix(TokenID.letters), bytes.suffix(Self.letters))
    guard bytes[bytes.count - Self.letters - 1] == UInt8(ascii: "_"), tail.allSatisfy(SealedOperation.isLetter),
      let id = TokenID(text: String(decoding: head, as: UTF8.self))
    else { return nil }
    self.id = id
    secret = String(decoding: tail, as: UTF8.self)
  }

  /// As it stands in `Authorization` (RFC 6750, 2.1); the scheme's letters may be of either case (RFC 9110, 11.1).
  package init?(authorization field: String) {
    guard field.utf8.count <= 128, field.prefix(7).lowercased() == "bearer " else { return nil }
    self.init(text: String(field.dropFirst(7).drop { $0 == " " }))
  }
}

extension BearerToken: CustomStringConvertible, CustomReflectable {
  /// Never in a log.
  package var description: String { "\u{2026}" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}

/// Names a token: 12 letters of base64url, made by the account's device.
package struct TokenID: Hashable, Sendable {
  package let text: String

  static let letters = 12

  /// nil for what is no token's id.
  package init?(text: String) {
    guard text.utf8.count == Self.letters, text.utf8.allSatisfy(SealedOperation.isLetter) else { return nil }
    self.text = text
  }
}
