import Wire

/// What a browser goes on with when it is back, once and within five minutes: 32 random bytes. Another browser can do nothing with
/// it: nobody is signed in to somebody else's account by a link.
package struct OpenIDTicket: Equatable, Sendable {
  let bytes: [UInt8]

  /// Seconds.
  static let time: Int64 = 300

  package var text: String { Base64URL.text(bytes) }
}
