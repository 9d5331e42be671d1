package import Crypto
import CryptoExtras
import Foundation
import Wire

/// A key, the account's or a module's, sealed for one way in: `01 ‖ nonce (12) ‖ ciphertext ‖ mark (16)`, bound to account, kind and id.
package struct Wrap: Equatable, Sendable {
  /// "password", "recovery", "token".
  package var kind: String
  package var id: String
  package var bytes: [UInt8]

  package init(kind: String, id: String, bytes: [UInt8]) {
    self.kind = kind
    self.id = id
    self.bytes = bytes
  }

  /// nil where that way's key does not open it.
  package func key(account: [UInt8], by way: WayKey) -> [UInt8]? { opened(account, way).map { Array($0) } }

  /// The same of a key that nobody is to keep: what it lay in on the way is overwritten.
  package func passingKey(account: [UInt8], by way: WayKey) -> SymmetricKey? {
    guard var opened = opened(account, way) else { return nil }
    defer { opened.resetBytes(in: 0..<opened.count) }
    return SymmetricKey(data: opened)
  }

  private func opened(_ account: [UInt8], _ way: WayKey) -> Data? {
    guard bytes.count == 1 + 12 + 32 + 16, bytes[0] == 1 else { return nil }
    let bound = [UInt8].listed(Base64URL.text(account), kind, id)
    guard
      let sealed = try? AES.GCM.SealedBox(
        nonce: AES.GCM.Nonce(data: bytes[1..<13]), ciphertext: bytes[13..<45], tag: bytes[45...])
    else { return nil }
    return try? AES.GCM.open(sealed, using: way.sealing, authenticating: bound)
  }
}

/// What a way in gives: proof of who comes, for the server, and the key of its wrap, for nobody.
package struct WayKey: Sendable {
  /// 32 bytes.
  package var auth: [UInt8]
  let sealing: SymmetricKey

  package init(auth: [UInt8], sealing: SymmetricKey) { (self.auth, self.sealing) = (auth, sealing) }

  /// Of a password, in the form that Unicode calls NFKC: PBKDF2-HMAC-SHA256, 64 bytes, the first half for the server.
  /// nil with fewer rounds than a server of ours ever asks for, or more than a device bears: it would be told what to do by
  /// one that wants the password guessed, or the time wasted.
  package static func password(_ password: String, salt: [UInt8], rounds: Int) -> WayKey? {
    guard (600_000...10_000_000).contains(rounds), salt.count == 16 else { return nil }
    let text = Data(password.precomposedStringWithCompatibilityMapping.utf8)
    guard
      let key = try? KDF.Insecure.PBKDF2.deriveKey(
        from: text, salt: salt, using: .sha256, outputByteCount: 64, rounds: rounds)
    else { return nil }
    let bytes = key.withUnsafeBytes { Array($0) }
    return WayKey(auth: Array(bytes[..<32]), sealing: SymmetricKey(data: bytes[32...]))
  }

  /// Of a recovery code as a person types it: 26 letters of Crockford's alphabet, in any case, with spaces or dashes.
  package static func recovery(_ typed: String) -> WayKey? {
    CrockfordCode.read(typed, letters: 26).map { WayKey(secret: $0) }
  }

  /// Of a text that was drawn by lot, and is too long to be guessed.
  package init(secret: String) {
    let material = SymmetricKey(data: Data(secret.utf8))
    func derived(_ info: String) -> SymmetricKey {
      HKDF<SHA256>.deriveKey(inputKeyMaterial: material, info: Data(info.utf8), outputByteCount: 32)
    }
    self.init(auth: derived("auth").withUnsafeBytes { Array($0) }, sealing: derived("wrap"))
  }
}
