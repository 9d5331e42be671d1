import Wire

/// By what the new device is known while it has no session: 32 bytes that it draws itself and shows with each request. The server
/// keeps their hash.
package struct PairingToken: Sendable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Base64url; nil for anything else.
  package init?(text: String) {
    guard text.utf8.count == 43, let bytes = Base64URL.bytes(text) else { return nil }
    self.bytes = bytes
  }
}

extension PairingToken: CustomStringConvertible, CustomReflectable {
  /// Never in a log.
  package var description: String { "\u{2026}" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
