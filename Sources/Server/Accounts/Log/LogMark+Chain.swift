import Crypto

extension LogMark {
  /// The place behind one more row: `chain(n) = SHA-256(chain(n−1) ‖ id ‖ at ‖ h)[0..<8]`.
  ///
  /// id is its UTF-8 and a zero byte, at 8 bytes of milliseconds and 4 of the counter, the highest first, h its 16 bytes. The box
  /// is not in it: two sealings of one operation are the same row.
  func adding(_ operation: SealedOperation) -> LogMark {
    var hash = SHA256()
    hash.update(data: chain)
    hash.update(data: Array(operation.id.utf8) + [0])
    hash.update(data: operation.at.milliseconds.bigEndianBytes)
    hash.update(data: UInt32(truncatingIfNeeded: operation.at.counter).bigEndianBytes)
    hash.update(data: operation.hash)
    return LogMark(number: number + 1, chain: Array(hash.finalize().prefix(Self.chainLength)))
  }
}
