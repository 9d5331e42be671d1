import Crypto
import Foundation
package import Kernel

/// A token as a device makes it, by another hand than the program's: of the account and the key that `AccountBodies` has.
package enum TokenBodies {
  package static let id = "AbCdEfGhIjKl"
  package static let secret = String(repeating: "s", count: 42) + "A"
  package static let another = String(repeating: "t", count: 42) + "A"
  /// As `AccountBodies.create` has it.
  package static let account = [UInt8](repeating: 1, count: 16)
  package static let key = [UInt8](repeating: 77, count: 32)

  package static func bearer(id: String = id, secret: String = secret) -> String { "Bearer pf_\(id)_\(secret)" }

  package static func make(
    id: String = id, secret: String = secret, scopes: [String] = ["fareCard.read", "fareCard.write"],
    modules: [String] = ["fareCard", "journal"], key: [UInt8] = key, account: [UInt8] = account, expires: Int64? = nil
  ) -> JSON {
    var members: [JSON.Member] = [
      .init("id", .string(id)), .init("name", .string("Kitchen")),
      .init("scopes", .array(scopes.map { .string($0) })),
      .init("auth", .string(AccountBodies.text(derived(Array(secret.utf8), "auth")))),
      .init(
        "wraps",
        .object(modules.map { JSON.Member($0, .string(AccountBodies.text(wrap($0, id, secret, key, account)))) })),
      .init("tag", .object(modules.map { JSON.Member($0, .string(tag($0, key))) })),
    ]
    if let expires { members.append(.init("expires", .integer(expires))) }
    return .object(members)
  }

  private static func wrap(
    _ module: String, _ id: String, _ secret: String, _ key: [UInt8], _ account: [UInt8]
  ) -> [UInt8] {
    let bound = AccountBodies.text(account) + "\0token\0" + id + "/" + module
    let sealed = try? AES.GCM.seal(
      derived(key, "pocketful/1/module/" + module), using: SymmetricKey(data: derived(Array(secret.utf8), "wrap")),
      authenticating: Array(bound.utf8))
    return [1] + (sealed?.combined.map { Array($0) } ?? [])
  }

  private static func tag(_ module: String, _ key: [UInt8]) -> String {
    let code = HMAC<SHA256>.authenticationCode(for: Array(("tag/" + module).utf8), using: SymmetricKey(data: key))
    return AccountBodies.text(Array(code.prefix(3)))
  }

  private static func derived(_ secret: [UInt8], _ info: String) -> [UInt8] {
    HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: secret), info: Array(info.utf8), outputByteCount: 32
    ).withUnsafeBytes { Array($0) }
  }
}
