/// Bytes as two digits each, 0 to 9 and a to f.
package enum Hexadecimal {
  package static func text(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
