import Crypto
package import Journal
import Kernel

/// An operation as the log carries it: its time and its name outside, all else in a box.
package struct SealedEntry: Equatable, Sendable {
  package var id: OperationID
  package var at: HybridTimestamp
  package var tag: String
  /// 16 bytes that two sealings of one operation have in common.
  package var hash: [UInt8]
  /// form ‖ epoch ‖ nonce (12) ‖ ciphertext ‖ mark (16).
  package var box: [UInt8]
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

extension AccountKeys {
  private static let (plain, deflated, epoch): (UInt8, UInt8, UInt8) = (1, 2, 1)
  private static let (head, mark) = (14, 16)

  /// In the plain form: what a command enters is shorter than deflating makes it. `nonce`: 12 random bytes.
  package func seal(_ operation: Operation, nonce: [UInt8]) throws -> SealedEntry {
    let module = operation.change.module
    let (key, tag) = (moduleKey(module), tag(module))
    let sealed = try AES.GCM.seal(
      Array(operation.text.utf8), using: key, nonce: AES.GCM.Nonce(data: nonce),
      authenticating: bound(operation.id, tag))
    let hash = HMAC<SHA256>.authenticationCode(
      for: [UInt8].listed(operation.id.text, operation.change.kind, operation.change.fields.text), using: key)
    return SealedEntry(
      id: operation.id, at: operation.at, tag: tag, hash: Array(hash.prefix(16)),
      box: [Self.plain, Self.epoch] + nonce + sealed.ciphertext + sealed.tag)
  }

  /// The operation, under the time that stands outside. `module` is the one that its tag is of.
  package func open(_ entry: SealedEntry, module: String) throws(BoxError) -> Operation {
    let box = entry.box
    guard box.count >= Self.head + Self.mark else { throw .closed }
    guard [Self.plain, Self.deflated].contains(box[0]), box[1] == Self.epoch else { throw .newer }
    let text: [UInt8]
    do {
      let sealed = try AES.GCM.SealedBox(
        nonce: AES.GCM.Nonce(data: box[2..<Self.head]), ciphertext: box[Self.head..<(box.count - Self.mark)],
        tag: box[(box.count - Self.mark)...])
      text = Array(try AES.GCM.open(sealed, using: moduleKey(module), authenticating: bound(entry.id, entry.tag)))
    } catch {
      throw .closed
    }
    let plain = box[0] == Self.plain ? text : Inflate.unpacked(text, most: Operation.mostBytes)
    guard let plain, let operation = try? Operation(text: String(decoding: plain, as: UTF8.self)),
      operation.id == entry.id
    else { throw .misnamed }
    return Operation(id: entry.id, at: entry.at, change: operation.change)
  }

  private func bound(_ id: OperationID, _ tag: String) -> [UInt8] { .listed(account, id.text, tag) }
}
