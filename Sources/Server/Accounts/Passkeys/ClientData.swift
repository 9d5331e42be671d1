import Kernel
import Wire

/// What the browser says of the page that asked an authenticator (WebAuthn Level 3 section 5.8.1).
struct ClientData: Equatable, Sendable {
  /// "webauthn.create", "webauthn.get".
  var type: String
  var challenge: [UInt8]
  /// "https://pocketful.example".
  var origin: String
  /// Asked from within a page of another site.
  var isCrossOrigin: Bool

  /// More than twice the longest that browsers make.
  static let most = 2048

  init(_ bytes: [UInt8]) throws(PasskeyRefusal) {
    guard let json = try? JSON.parse(bytes, limits: JSON.Limits(depth: 8, bytes: Self.most)),
      let type = json["type"]?.string, let origin = json["origin"]?.string,
      let challenge = json["challenge"]?.string.flatMap({ Base64URL.bytes($0) })
    else { throw .unreadable }
    self.type = type
    self.challenge = challenge
    self.origin = origin
    isCrossOrigin = json["topOrigin"] != nil || json["crossOrigin"].map { $0 != .bool(false) } ?? false
  }
}
