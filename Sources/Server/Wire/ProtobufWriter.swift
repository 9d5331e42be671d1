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
  package mutating func string(_ field: Int, utf8 value: ArraySlice<UInt8>) {
    key(field, wireType: 2)
    varint(UInt64(value.count))
    bytes.append(contentsOf: value)
  }

  /// A field of wire type 2: whatever `body` writes, behind its length.
  package mutating func message(_ field: Int, _ body: (inout ProtobufWriter) -> Void) {
    let start = begin(field)
    body(&self)
    end(start)
  }

  /// The same in two steps: what is written from here to `end` is inside. Where messages stand by the thousand, it saves a
  /// closure each, and what that holds on to.
  package mutating func begin(_ field: Int) -> Int {
    key(field, wireType: 2)
    // The length stands before the body and is known only after it: most fit the one byte that is kept for it.
    bytes.append(0)
    return bytes.count
  }

  /// The end of the message that `begin` gave `start` for.
  package mutating func end(_ start: Int) {
    let count = bytes.count - start
    if count <= 0x7F {
      bytes[start - 1] = UInt8(truncatingIfNeeded: count)
      return
    }
    var length = ProtobufWriter()
    length.varint(UInt64(count))
    bytes.replaceSubrange(start - 1..<start, with: length.bytes)
  }

  private mutating func key(_ field: Int, wireType: UInt64) { varint(UInt64(field) << 3 | wireType) }
}
