import Wire

/// What an operator gives to somebody who is to make an account, once.
package struct InviteCode: Sendable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// What is no code is one that nobody made.
  init?(text: String) {
    guard text.utf8.count <= 100 else { return nil }
    bytes = Base64URL.bytes(text) ?? []
  }

  /// As it stands in the link.
  package var text: String { Base64URL.text(bytes) }
}
