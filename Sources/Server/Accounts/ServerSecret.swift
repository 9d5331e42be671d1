import Crypto
package import Storage
import Synchronization

/// 32 bytes that only this database's servers know: what they make of an address, nobody else can.
final class ServerSecret: Sendable {
  /// nil until the database has been asked.
  private let key = Mutex<SymmetricKey?>(nil)

  /// The one that was drawn first holds for ever.
  func load(
    from database: Database, orDraw random: @Sendable (_ count: Int) -> [UInt8]
  ) async throws(StorageError) {
    let drawn = random(32)
    let bytes = try await database.transaction(.write) { transaction throws(StorageError) in
      try transaction.secret("accounts", orKeep: drawn)
    }
    key.withLock { $0 = SymmetricKey(data: bytes) }
  }

  /// 32 bytes that stand for `text`, for one use of it.
  func bytes(of text: String, for use: String) throws(AccountError) -> [UInt8] {
    guard let key = key.withLock({ $0 }) else { throw .storage(.server(.notReady)) }
    return Array(HMAC<SHA256>.authenticationCode(for: Array((use + "\0" + text).utf8), using: key))
  }
}

extension Transaction {
  /// What all servers of a database share under that name; where nobody has drawn it yet, this from now on.
  package func secret(_ name: String, orKeep drawn: [UInt8]) throws(StorageError) -> [UInt8] {
    try rows(
      "INSERT INTO secret (name, bytes) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", .text(name), .bytes(drawn))
    return try secret(name) ?? drawn
  }

  package func secret(_ name: String) throws(StorageError) -> [UInt8]? {
    try rows("SELECT bytes FROM secret WHERE name = $1", .text(name)).first?.bytes(0)
  }
}

/// What is kept in place of a secret that no lot could guess.
enum Digest {
  static func of(_ secret: [UInt8]) -> [UInt8] { Array(SHA256.hash(data: secret)) }

  /// In a time that tells nothing of where they differ.
  static func areEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard a.count == b.count else { return false }
    var difference: UInt8 = 0
    for index in a.indices { difference |= a[index] ^ b[index] }
    return difference == 0
  }
}
