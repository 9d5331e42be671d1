package import Crypto
import Journal
import Kernel

/// The key of one module of an account: all that is sealed of that module opens by it, and nothing else does.
package struct ModuleKey: Sendable {
  /// As boxes are bound to it: base64url.
  let account: String
  /// Of the module, for this account's devices: 4 letters.
  package let tag: String
  /// Its bytes are overwritten when the last copy of it goes.
  let key: SymmetricKey

  package init(account: String, tag: String, key: SymmetricKey) {
    self.account = account
    self.tag = tag
    self.key = key
  }
}

/// Why a box stays closed.
package enum BoxError: Error, Equatable {
  /// A later form or a newer key made it.
  case newer
  /// Not what this account's key sealed under this name.
  case closed
  /// It opens, and is no operation of that name.
  case misnamed
}

/// form ‖ epoch ‖ nonce (12) ‖ ciphertext ‖ mark (16), bound to the account, to what it is called, and to the tag.
extension ModuleKey {
  private static let (plain, deflated, epoch): (UInt8, UInt8, UInt8) = (1, 2, 1)
  private static let (head, mark) = (14, 16)

  /// In the plain form: what is entered one by one is shorter than deflating makes it. `nonce`: 12 random bytes.
  package func box(_ content: [UInt8], as id: String, nonce: [UInt8]) throws -> [UInt8] {
    let sealed = try AES.GCM.seal(
      content, using: key, nonce: AES.GCM.Nonce(data: nonce), authenticating: bound(to: id))
    return [Self.plain, Self.epoch] + nonce + sealed.ciphertext + sealed.tag
  }

  /// What a box of that name holds.
  package func content(_ box: [UInt8], as id: String) throws(BoxError) -> [UInt8] {
    guard box.count >= Self.head + Self.mark else { throw .closed }
    guard [Self.plain, Self.deflated].contains(box[0]), box[1] == Self.epoch else { throw .newer }
    let text: [UInt8]
    do {
      let sealed = try AES.GCM.SealedBox(
        nonce: AES.GCM.Nonce(data: box[2..<Self.head]), ciphertext: box[Self.head..<(box.count - Self.mark)],
        tag: box[(box.count - Self.mark)...])
      text = Array(try AES.GCM.open(sealed, using: key, authenticating: bound(to: id)))
    } catch {
      throw .closed
    }
    if box[0] == Self.plain { return text }
    guard let inflated = Inflate.unpacked(text, most: Operation.mostBytes) else { throw .misnamed }
    return inflated
  }

  /// 32 bytes that two operations have in common only where they say the same.
  func authentication(_ texts: [UInt8]) -> HMAC<SHA256>.MAC { HMAC<SHA256>.authenticationCode(for: texts, using: key) }

  private func bound(to id: String) -> [UInt8] { .listed(account, id, tag) }
}
