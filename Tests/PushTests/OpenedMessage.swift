import Crypto

@testable import Push

/// Opens a message as a browser does (RFC 8291 section 3, RFC 8188 section 2.2).
struct OpenedMessage {
  var plaintext: [UInt8]
  /// Bytes behind the delimiter.
  var padding: Int

  init?(_ body: [UInt8], by receiver: P256.KeyAgreement.PrivateKey, secret: [UInt8]) throws {
    guard body.count >= 21, body[16..<20].elementsEqual([0, 0, 16, 0]), body[20] == 65, body.count >= 86 else {
      return nil
    }
    // As `http_ece` writes what is empty: without a record.
    if body.count == 86 {
      (plaintext, padding) = ([], 0)
      return
    }
    guard body.count >= 86 + 17 else { return nil }
    let (salt, name, sealed) = (Array(body[..<16]), Array(body[21..<86]), Array(body[86...]))
    let sender = try P256.KeyAgreement.PublicKey(x963Representation: name)
    let material = try receiver.sharedSecretFromKeyAgreement(with: sender).hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: secret,
      sharedInfo: Array("WebPush: info\0".utf8) + [UInt8](receiver.publicKey.x963Representation) + name,
      outputByteCount: 32)
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: material, salt: salt, info: Array("Content-Encoding: aes128gcm\0".utf8), outputByteCount: 16)
    let nonce = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: material, salt: salt, info: Array("Content-Encoding: nonce\0".utf8), outputByteCount: 12)
    let box = try AES.GCM.SealedBox(
      nonce: AES.GCM.Nonce(data: nonce.withUnsafeBytes { [UInt8]($0) }), ciphertext: sealed.dropLast(16),
      tag: sealed.suffix(16))
    let content = [UInt8](try AES.GCM.open(box, using: key))
    guard let end = content.lastIndex(where: { $0 != 0 }), content[end] == 2 else { return nil }
    plaintext = Array(content[..<end])
    padding = content.count - end - 1
  }
}
