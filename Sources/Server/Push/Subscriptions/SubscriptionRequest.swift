package import Accounts
package import Kernel
import Wire

/// `PUT /api/v1/push/subscription`: what a browser gave when somebody allowed notifications,
/// `{"endpoint","keys":{"p256dh","auth"},"language"?}`.
package struct SubscriptionRequest: Equatable, Sendable {
  /// Not yet held against the hosts that are sent to.
  package var endpoint: String
  package var keys: SubscriptionKeys
  /// Of the words that are shown where no worker opens the box.
  package var language: LanguageTag

  package init(_ bytes: [UInt8]) throws(Malformed) {
    guard let json = try? JSON.parse(bytes, limits: JSON.Limits(depth: 4, bytes: Members.most)), case .object = json
    else { throw Malformed(member: "", demand: "be a JSON object of at most \(Members.most >> 10) KB") }
    guard let endpoint = json["endpoint"]?.string, (1...PushEndpoint.most).contains(endpoint.utf8.count) else {
      throw Self.noEndpoint
    }
    guard let point = json["keys"]?["p256dh"]?.string.flatMap({ Base64URL.bytes($0) }),
      let secret = json["keys"]?["auth"]?.string.flatMap({ Base64URL.bytes($0) }),
      let keys = SubscriptionKeys(publicKey: point, secret: secret)
    else {
      throw Malformed(member: "keys", demand: "be those of a browser's subscription, in base64url without padding")
    }
    switch json["language"] {
    case nil, .null?: language = .en
    case .string(let tag)? where tag.utf8.count <= 35: language = LanguageTag(tag: tag)
    default: throw Malformed(member: "language", demand: "be a language such as \u{201C}fr\u{201D}")
    }
    self.endpoint = endpoint
    self.keys = keys
  }

  package static let noEndpoint = Malformed(
    member: "endpoint", demand: "be an https address of at most \(PushEndpoint.most) bytes")
}
