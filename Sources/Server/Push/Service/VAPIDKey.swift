import Crypto
import Kernel
package import Storage
import Wire

/// The key by which push services know this installation (RFC 8292): drawn once, and shared by all nodes of its database.
/// A subscription is bound to it: another key ends every one of them.
package struct VAPIDKey: Sendable {
  private let key: P256.Signing.PrivateKey

  /// The private key's 32 bytes; nil for what is none.
  package init?(bytes: [UInt8]) {
    guard let key = try? P256.Signing.PrivateKey(rawRepresentation: bytes) else { return nil }
    self.key = key
  }

  /// A new one. Of 2³² draws not one is refused.
  package init(random: (_ count: Int) -> [UInt8]) {
    while true {
      guard let key = try? P256.Signing.PrivateKey(rawRepresentation: random(32)) else { continue }
      self.key = key
      return
    }
  }

  package var bytes: [UInt8] { [UInt8](key.rawRepresentation) }

  /// What a browser subscribes with, `applicationServerKey`: an uncompressed point, 65 bytes.
  package var publicKey: [UInt8] { [UInt8](key.publicKey.x963Representation) }

  /// A JSON Web Token, signed by ES256 (RFC 8292 section 2).
  func token(for audience: String, expires: Instant, subject: String) -> String? {
    let claims = JSON.object(["aud": .string(audience), "exp": .integer(expires.seconds), "sub": .string(subject)])
    let signed =
      Base64URL.text(Array(#"{"typ":"JWT","alg":"ES256"}"#.utf8)) + "." + Base64URL.text(Array(claims.text.utf8))
    guard let signature = try? key.signature(for: Array(signed.utf8)) else { return nil }
    return signed + "." + Base64URL.text([UInt8](signature.rawRepresentation))
  }
}

extension VAPIDKey {
  /// The name under which it lies in the table `secret`.
  private static let name = "vapid"

  /// The one that was drawn first holds for ever.
  package static func loaded(
    from database: Database, orDraw random: @escaping @Sendable (_ count: Int) -> [UInt8]
  ) async throws(StorageError) -> VAPIDKey {
    let drawn = VAPIDKey(random: random)
    let bytes = try await database.transaction(.write) { transaction throws(StorageError) in
      try transaction.rows(
        "INSERT INTO secret (name, bytes) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", .text(name),
        .bytes(drawn.bytes))
      return try transaction.rows("SELECT bytes FROM secret WHERE name = $1", .text(name)).first?.bytes(0)
    }
    return bytes.flatMap { VAPIDKey(bytes: $0) } ?? drawn
  }

  /// nil where none was drawn yet. For who only looks.
  package static func kept(in database: Database) async throws(StorageError) -> VAPIDKey? {
    try await database.transaction(.read) { transaction throws(StorageError) in
      try transaction.rows("SELECT bytes FROM secret WHERE name = $1", .text(name)).first?.bytes(0)
    }.flatMap { VAPIDKey(bytes: $0) }
  }
}
