/// Writes the protocol-buffer wire format (protobuf.dev, "Encoding"): fields in the order they are asked for. What no
/// encoder would write, a test puts into `bytes` itself.
package struct ProtobufWriter: Sendable {
  package var bytes: [UInt8] = []

  package init() {}

  /// A field of wire type 0. Enumerations and booleans are written by it too.
  package mutating func varint(_ field: Int, _ value: UInt64) {
    key(field, wireType: 0)
    varint(value)
  }

  /// The bare number, seven bits a byte, the lowest first.
  package mutating func varint(_ value: UInt64) {
    var rest = value
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// One byte, 0 or 1.
  package mutating func bool(_ field: Int, _ value: Bool) { varint(field, value ? 1 : 0) }

  /// `int32` and `int64`: a negative number takes ten bytes, as the format wants it.
  package mutating func integer(_ field: Int, _ value: Int64) { varint(field, UInt64(bitPattern: value)) }

  /// A field of wire type 2: UTF-8 behind its length.
  package mutating func string(_ field: Int, _ value: String) {
    key(field, wireType: 2)
    varint(UInt64(value.utf8.count))
    bytes.append(contentsOf: value.utf8)
  }

  /// The same of bytes that are UTF-8 already.
  package mutating func bytes(_ field: Int, _ value: some Collection<UInt8>) {
    key(field, wireType: 2)
    varint(UInt64(value.count))
    bytes.append(contentsOf: value)
  }

  /// The same of `count` bytes that `append` puts at the end.
  package mutating func bytes(_ field: Int, count: Int, _ append: (inout [UInt8]) -> Void) {
    key(field, wireType: 2)
    varint(UInt64(count))
    append(&bytes)
  }

  /// A field of wire type 2: whatever `body` writes, behind its length.
  package mutating func message(_ field: Int, _ body: (inout ProtobufWriter) -> Void) {
    key(field, wireType: 2)
    // The length stands before the body and is known only after it: most fit the one byte that is kept for it.
    let place = bytes.count
    bytes.append(0)
    body(&self)
    var rest = bytes.count - place - 1
    guard rest > 0x7F else {
      bytes[place] = UInt8(truncatingIfNeeded: rest)
      return
    }
    var length: [UInt8] = []
    while rest > 0x7F {
      length.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    length.append(UInt8(truncatingIfNeeded: rest))
    bytes.replaceSubrange(place...place, with: length)
  }

  private mutating func key(_ field: Int, wireType: UInt64) { varint(UInt64(field) << 3 | wireType) }
}
