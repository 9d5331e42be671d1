/// Writes the protocol buffer wire format by hand, so that a test can also say what no encoder would.
package struct ProtobufWriter {
  package var bytes: [UInt8] = []

  package init() {}

  package mutating func varint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func integer(_ field: UInt64, _ value: Int64) {
    varint(field << 3)
    varint(UInt64(bitPattern: value))
  }

  package mutating func text(_ field: UInt64, _ value: String) { data(field, Array(value.utf8)) }

  package mutating func data(_ field: UInt64, _ value: [UInt8]) {
    varint(field << 3 | 2)
    varint(UInt64(value.count))
    bytes += value
  }

  package mutating func message(_ field: UInt64, _ build: (inout ProtobufWriter) -> Void) {
    var inner = ProtobufWriter()
    build(&inner)
    data(field, inner.bytes)
  }
}
