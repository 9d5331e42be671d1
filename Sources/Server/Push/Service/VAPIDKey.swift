import Accounts
import Crypto
import Kernel
package import Storage
import Synchronization
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

/// The one of a database, once that could be asked.
package final class SharedVAPIDKey: Sendable {
  private let held = Mutex<VAPIDKey?>(nil)

  package init() {}

  /// One that is known already.
  init(_ key: VAPIDKey) { held.withLock { $0 = key } }

  package var key: VAPIDKey? { held.withLock { $0 } }

  /// The name under which it lies in the table `secret`.
  private static let name = "vapid"

  /// The one that was drawn first holds for ever.
  package func load(
    from database: Database, orDraw random: @escaping @Sendable (_ count: Int) -> [UInt8]
  ) async throws(StorageError) {
    let drawn = VAPIDKey(random: random)
    let bytes = try await database.transaction(.write) { transaction throws(StorageError) in
      try transaction.secret(Self.name, orKeep: drawn.bytes)
    }
    held.withLock { $0 = VAPIDKey(bytes: bytes) ?? drawn }
  }

  /// Whether one was drawn, and how many devices have subscribed by it, for who only looks.
  package static func survey(
    of database: Database
  ) async throws(StorageError) -> (key: VAPIDKey?, subscriptions: Int64) {
    try await database.transaction(.read) { transaction throws(StorageError) in
      let bytes = try transaction.secret(name)
      let count = try transaction.rows("SELECT COUNT(*) FROM push").first?.integer(0)
      return (bytes.flatMap { VAPIDKey(bytes: $0) }, count ?? 0)
    }
  }
}
