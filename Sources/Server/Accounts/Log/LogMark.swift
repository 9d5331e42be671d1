import Wire

/// A place in an account's log: how many rows there are up to it, and a check of all of them. By it a device notices that a
/// server was put back to an earlier copy, or wiped. To devices it is opaque.
package struct LogMark: Hashable, Sendable {
  /// Of its row, from 1; 0 stands before the first.
  package var number: Int64
  /// 8 bytes; see `adding`.
  package var chain: [UInt8]

  static let beginning = LogMark(number: 0, chain: [UInt8](repeating: 0, count: chainLength))
  static let chainLength = 8

  /// The number as 8 bytes, the highest first, then the chain; in base64url.
  package var text: String { Base64URL.text(number.bigEndianBytes + chain) }

  /// nil where none is given. What can't be read is of no log of ours.
  package static func read(_ text: String?) throws(LogRefusal) -> LogMark? {
    guard let text else { return nil }
    guard text.utf8.count == 22, let bytes = Base64URL.bytes(text), bytes.count == 8 + chainLength, bytes[0] < 128
    else { throw .cursor }
    let number = bytes[..<8].reduce(Int64(0)) { $0 << 8 | Int64($1) }
    return LogMark(number: number, chain: Array(bytes[8...]))
  }
}

extension FixedWidthInteger {
  /// The highest first.
  var bigEndianBytes: [UInt8] {
    stride(from: Self.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> Self($0)) }
  }
}
