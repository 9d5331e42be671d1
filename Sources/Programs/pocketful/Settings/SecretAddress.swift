import Feeds

/// An address that may carry a name, a password or a key. It can't be put into a text by mistake: an interpolation of it
/// does not compile, and whatever else describes it says "…".
struct SecretAddress: Equatable, Sendable {
  /// For the connection it is meant for.
  let revealed: String

  init(_ text: String) { revealed = text }

  /// Whether it is one of the web, in whichever letters.
  static func isAddress(_ text: String) -> Bool {
    let scheme = text.prefix(8).lowercased()
    return scheme.hasPrefix("http://") || scheme == "https://"
  }

  /// As anybody may see it.
  var shown: String { ShownAddress.text(revealed) }
}

extension SecretAddress: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "\u{2026}" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: []) }
}

extension DefaultStringInterpolation {
  @available(*, unavailable, message: "say `.shown`, or `.revealed` where it is meant for")
  mutating func appendInterpolation(_ secret: SecretAddress) {}
}
