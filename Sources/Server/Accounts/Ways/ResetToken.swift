import Wire

/// What a link of a mail holds, for half an hour and one use: 32 random bytes.
package struct ResetToken: Equatable, Sendable {
  let bytes: [UInt8]

  /// Seconds.
  static let time: Int64 = 1800

  package var text: String { Base64URL.text(bytes) }
}

extension ResetToken: CustomStringConvertible, CustomReflectable {
  /// Never in a log.
  package var description: String { "\u{2026}" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
