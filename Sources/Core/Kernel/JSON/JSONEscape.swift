/// The inside of a JSON string (RFC 8259 section 7), safe inside HTML's `<script>` too.
enum JSONEscape {
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for (index, byte) in utf8.enumerated() {
        guard needsEscape(byte, at: index, in: utf8) else { continue }
        // U+2028 and U+2029 are E2 80 A8 and E2 80 A9: the last of the three is replaced together with the two before.
        let isLineEnd = byte >= 0x80
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<(isLineEnd ? index - 2 : index)]))
        append(byte, to: &bytes)
        start = index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
  }

  private static func needsEscape(_ byte: UInt8, at index: Int, in utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"): true
    case 0xA8, 0xA9: index >= 2 && utf8[index - 1] == 0x80 && utf8[index - 2] == 0xE2
    default: false
    }
  }

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0xA8: bytes.append(contentsOf: "u2028".utf8)
    case 0xA9: bytes.append(contentsOf: "u2029".utf8)
    default:
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(hexadecimal(byte >> 4))
      bytes.append(hexadecimal(byte & 15))
    }
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
  }
}
