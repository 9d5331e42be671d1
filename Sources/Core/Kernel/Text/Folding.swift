/// Text made plain for searching: what a person types without thinking of case and accents finds what is written with
/// them.
package enum Folding {
  /// "Café  Saint-Ouen" becomes the bytes of "cafe saint ouen". Letters of the Latin alphabet lose their accents (é is
  /// e, ß is ss, œ is oe, ơ is o), combining marks go, Greek and Cyrillic letters become small, letters of other
  /// alphabets stay as they are. Each run of spaces and punctuation becomes one space, none at the ends.
  package static func folded(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var spaceIsDue = false
    for scalar in text.unicodeScalars {
      switch folded(scalar.value) {
      case .separator:
        spaceIsDue = !bytes.isEmpty
      case .nothing:
        continue
      case .letter(let code):
        if spaceIsDue { bytes.append(UInt8(ascii: " ")) }
        spaceIsDue = false
        append(code, to: &bytes)
      }
    }
    return bytes
  }
}

extension Folding {
  /// What one code point is to a search.
  private enum Folded {
    case separator
    case nothing
    /// A code point, or one of the capital letters that stand for two in `LatinLetters`.
    case letter(UInt32)
  }

  private static func folded(_ code: UInt32) -> Folded {
    switch code {
    case 0x30...0x39, 0x61...0x7A: .letter(code)
    case 0x41...0x5A: .letter(code + 0x20)
    case 0xAD, 0x200B...0x200D, 0x2060, 0xFEFF: .nothing
    case 0xAA: .letter(0x61)
    case 0xBA: .letter(0x6F)
    case 0..<0xC0, 0xD7, 0xF7, 0x2000...0x206F, 0x2E00...0x2E7F, 0x3000...0x3003, 0x3008...0x3020, 0xFF01...0xFF0F:
      .separator
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: .nothing
    case 0x391...0x3A9, 0x410...0x42F: .letter(code + 0x20)
    case 0x400...0x40F: .letter(code + 0x50)
    default: .letter(LatinLetters.plain(code) ?? code)
    }
  }

  private static func append(_ code: UInt32, to bytes: inout [UInt8]) {
    switch code {
    case 0x41: bytes.append(contentsOf: "ae".utf8)
    case 0x49: bytes.append(contentsOf: "ij".utf8)
    case 0x4F: bytes.append(contentsOf: "oe".utf8)
    case 0x53: bytes.append(contentsOf: "ss".utf8)
    case 0x54: bytes.append(contentsOf: "th".utf8)
    default:
      guard let encoded = Unicode.Scalar(code).flatMap(UTF8.encode) else { return }
      bytes.append(contentsOf: encoded)
    }
  }
}
