package import Journal
import Kernel

/// An operation as the log carries it: its time and its name outside, all else in a box.
package struct SealedEntry: Equatable, Sendable {
  package var id: OperationID
  package var at: HybridTimestamp
  package var tag: String
  /// 16 bytes that two sealings of one operation have in common.
  package var hash: [UInt8]
  package var box: [UInt8]

  package init(id: OperationID, at: HybridTimestamp, tag: String, hash: [UInt8], box: [UInt8]) {
    self.id = id
    self.at = at
    self.tag = tag
    self.hash = hash
    self.box = box
  }
}

extension AccountKeys {
  /// `nonce`: 12 random bytes.
  package func seal(_ operation: Operation, nonce: [UInt8]) throws -> SealedEntry {
    try module(operation.change.module).seal(operation, nonce: nonce)
  }
}

extension ModuleKey {
  /// `nonce`: 12 random bytes.
  package func seal(_ operation: Operation, nonce: [UInt8]) throws -> SealedEntry {
    let hash = authentication(.listed(operation.id.text, operation.change.kind, operation.change.fields.text))
    return SealedEntry(
      id: operation.id, at: operation.at, tag: tag, hash: Array(hash.prefix(16)),
      box: try box(Array(operation.text.utf8), as: operation.id.text, nonce: nonce))
  }

  /// The operation, under the time that stands outside.
  package func open(_ entry: SealedEntry) throws(BoxError) -> Operation {
    try open(entry.box, as: entry.id, at: entry.at)
  }

  package func open(_ box: [UInt8], as id: OperationID, at: HybridTimestamp) throws(BoxError) -> Operation {
    let text = String(decoding: try content(box, as: id.text), as: UTF8.self)
    guard let operation = try? Operation(text: text), operation.id == id else { throw .misnamed }
    return Operation(id: id, at: at, change: operation.change)
  }
}

extension Change {
  /// The module whose key it is sealed with: what stands before the point, also where nobody here knows it.
  package var module: String { String(kind.prefix { $0 != "." }) }
}
