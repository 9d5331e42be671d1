import Wire

/// What a signed-in browser shows with each request: 32 random bytes. The server keeps their hash, so that who reads its
/// database can't sign in by it.
package struct SessionToken: Equatable, Sendable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// As `text` has it; nil for anything else.
  package init?(text: String) {
    guard text.utf8.count == 43, let bytes = Base64URL.bytes(text) else { return nil }
    self.bytes = bytes
  }

  package var text: String { Base64URL.text(bytes) }

  var hash: [UInt8] { Digest.of(bytes) }
}

extension SessionToken: CustomStringConvertible, CustomReflectable {
  /// Never in a log.
  package var description: String { "\u{2026}" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
