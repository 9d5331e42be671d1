package import Crypto

/// What a browser gave with its subscription, so that nobody on the way reads what is sent to it (RFC 8291 section 2).
package struct SubscriptionKeys: Equatable, Sendable {
  /// `p256dh`: an uncompressed point of P-256, 65 bytes.
  package let publicKey: [UInt8]
  /// `auth`: 16 bytes.
  package let secret: [UInt8]

  /// nil for what is no point of the curve, or a secret of another length.
  package init?(publicKey: [UInt8], secret: [UInt8]) {
    guard secret.count == 16, publicKey.count == 65, publicKey.first == 4,
      (try? P256.KeyAgreement.PublicKey(x963Representation: publicKey)) != nil
    else { return nil }
    self.publicKey = publicKey
    self.secret = secret
  }
}

/// Encrypts what is pushed: RFC 8291 over the content encoding `aes128gcm` of RFC 8188, as one record.
package enum MessageEncryption {
  /// A plaintext is filled up to a multiple of this: how long it is says nothing of what it is about.
  package static let block = 1024
  /// Push services need take no more than 4,096 bytes (RFC 8030 section 7.2), of which 103 are not plaintext.
  package static let most = 3 * block - 1

  /// `sender` and `salt` (16 bytes) are drawn anew for each message. A block of 0 fills nothing up. nil where the keys don't
  /// agree, which those of a `SubscriptionKeys` do.
  package static func encrypted(
    _ plaintext: [UInt8], for keys: SubscriptionKeys, by sender: P256.KeyAgreement.PrivateKey, salt: [UInt8],
    block: Int = block
  ) -> [UInt8]? {
    let own = [UInt8](sender.publicKey.x963Representation)
    guard let receiver = try? P256.KeyAgreement.PublicKey(x963Representation: keys.publicKey),
      let shared = try? sender.sharedSecretFromKeyAgreement(with: receiver)
    else { return nil }
    // RFC 8291 section 3.4.
    let material = shared.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: keys.secret, sharedInfo: text("WebPush: info\0") + keys.publicKey + own,
      outputByteCount: 32)
    // RFC 8188 sections 2.2 and 2.3; the only record has number 0, which leaves the nonce as it is.
    let key = derived(material, salt, "Content-Encoding: aes128gcm\0", 16)
    let nonce = derived(material, salt, "Content-Encoding: nonce\0", 12)
    guard let nonce = try? AES.GCM.Nonce(data: nonce.withUnsafeBytes { [UInt8]($0) }),
      let sealed = try? AES.GCM.seal(padded(plaintext, block), using: key, nonce: nonce)
    else { return nil }
    // RFC 8188 section 2.1: salt, size of a record, length of the key's name, and the name, which is the key.
    return salt + [0, 0, 0x10, 0] + [UInt8(own.count)] + own + [UInt8](sealed.ciphertext) + [UInt8](sealed.tag)
  }

  /// 2 ends what is meant in the last record, and zeros fill it up (RFC 8188 section 2).
  private static func padded(_ plaintext: [UInt8], _ block: Int) -> [UInt8] {
    let content = plaintext + [2]
    guard block > 0 else { return content }
    let whole = (content.count + block - 1) / block * block
    return content + [UInt8](repeating: 0, count: whole - content.count)
  }

  private static func derived(_ material: SymmetricKey, _ salt: [UInt8], _ info: String, _ count: Int) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(inputKeyMaterial: material, salt: salt, info: text(info), outputByteCount: count)
  }

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }
}
