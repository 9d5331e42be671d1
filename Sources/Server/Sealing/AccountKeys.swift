import Crypto
import Wire

/// The keys of one account, all made of one (Documentation/Sync.md). Tests/Stored/Sealing.json holds the forms
/// fast for every program that has them.
package struct AccountKeys: Sendable {
  /// As it stands wherever a box or a wrap is bound to it: base64url.
  package let account: String
  /// 32 bytes, which no server ever has.
  private let key: SymmetricKey

  package init(account: [UInt8], key: [UInt8]) {
    self.account = Base64URL.text(account)
    self.key = SymmetricKey(data: key)
  }

  /// By which a device knows whether a key is this account's: 8 bytes.
  package var check: [UInt8] { Array(authentication("check").prefix(8)) }

  /// Says to the account's own devices which module an operation is of: 4 letters.
  package func tag(_ module: String) -> String { Base64URL.text(Array(authentication("tag/" + module).prefix(3))) }

  package func module(_ name: String) -> ModuleKey {
    let info = Array(("pocketful/1/module/" + name).utf8)
    return ModuleKey(
      account: account, tag: tag(name),
      key: HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: info, outputByteCount: 32))
  }

  private func authentication(_ text: String) -> HMAC<SHA256>.MAC {
    HMAC<SHA256>.authenticationCode(for: Array(text.utf8), using: key)
  }
}

extension [UInt8] {
  /// Texts with a zero byte between them, so that no two lists are the same bytes.
  static func listed(_ texts: String...) -> [UInt8] {
    var bytes: [UInt8] = []
    for (place, text) in texts.enumerated() {
      if place > 0 { bytes.append(0) }
      bytes.append(contentsOf: text.utf8)
    }
    return bytes
  }
}
